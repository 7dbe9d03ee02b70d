# A card room in a container: the wheel is built, web app and all, and installed with what the lock names.
#     docker build --tag houseway .
#     docker run --rm --publish 127.0.0.1:8000:8000 --volume room:/room houseway

FROM python:3.13-slim AS build
WORKDIR /source
RUN python -m pip install --no-cache-dir uv
COPY . .
RUN uv build --wheel --out-dir /wheels
RUN uv venv /room-venv \
    && uv pip install --no-cache --python /room-venv/bin/python --constraint requirements.lock \
        "houseway[server] @ file://$(ls /wheels/*.whl)"

FROM python:3.13-slim
RUN useradd --create-home --uid 1000 room && install --directory --owner room /room
COPY --from=build /room-venv /room-venv
USER room
WORKDIR /room
VOLUME /room
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
    CMD ["/room-venv/bin/python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/api/health')"]
ENTRYPOINT ["/room-venv/bin/houseway"]
CMD ["serve", "--host", "0.0.0.0"]
