/** What the training room is asked. */

import { http, told } from "./client";
import type { CertificatePage, Drill, ExamPage, DrillAnswer, DrillMark, Pupil, Training } from "./types";

export const training = (game_id: string): Promise<Training> => told(http.GET("/api/training/{game_id}", { params: { path: { game_id } } }));
export const nextDrill = (game_id: string, topics: string[]): Promise<Drill> =>
  told(http.POST("/api/training/{game_id}/drills", { params: { path: { game_id } }, body: { topics } }));
export const answerDrill = ({ game, topic, seed }: Drill, answer: DrillAnswer): Promise<DrillMark> =>
  told(http.POST("/api/training/{game_id}/answers", { params: { path: { game_id: game } }, body: { topic, seed, answer } }));
export const takeTest = (game_id: string, many = 20): Promise<ExamPage> =>
  told(http.POST("/api/training/{game_id}/exams", { params: { path: { game_id } }, body: { many } }));
export const handIn = (exam_id: string, answers: DrillAnswer[]): Promise<CertificatePage> =>
  told(http.POST("/api/training/exams/{exam_id}", { params: { path: { exam_id } }, body: { answers } }));
export const certificate = (exam_id: string): Promise<CertificatePage> => told(http.GET("/api/training/exams/{exam_id}", { params: { path: { exam_id } } }));
export const pupils = (): Promise<Pupil[]> => told(http.GET("/api/training/class"));
