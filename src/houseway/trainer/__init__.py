"""The training room: rounds dealt to be settled by whoever learns to deal them.

A drill is a question about a round of any game whose right answer the engine knows: what a spot
pays, in which order, which hand wins, how cards are set, whose turn it is, what he may bet, how a
pot is divided, what the desk rules. Drills are made from a game's script alone, so that a game can
be trained on the day it is written.
"""

from houseway.trainer.course import Course, Lesson, course
from houseway.trainer.drill import Drill, Mark, Scene
from houseway.trainer.exam import Certificate, Exam
from houseway.trainer.memory import Memory, Remembered
from houseway.trainer.session import Session
from houseway.trainer.topics import TOPICS, Topic, drill, topics

__all__ = [
    "TOPICS",
    "Certificate",
    "Course",
    "Drill",
    "Exam",
    "Lesson",
    "Mark",
    "Memory",
    "Remembered",
    "Scene",
    "Session",
    "Topic",
    "course",
    "drill",
    "topics",
]
