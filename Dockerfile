# syntax=docker/dockerfile:1.20
# The service with the portal in one image. docs/deploying.md tells how to run it.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS build
ENV CI=true NX_DAEMON=false
WORKDIR /source
# The manifests alone, so that what they ask for is installed anew only when they change.
COPY --parents package.json package-lock.json apps/*/package.json libs/*/package.json libs/features/*/package.json tools/*/package.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npx nx build portal
RUN node apps/api/scripts/assemble.ts /app

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 PORTAL_DIR=/app/portal
WORKDIR /app
# Owned by root: the service cannot change its own program, and needs no writable disk but for DOCUMENTS_DIR.
COPY --from=build /app /app
RUN install -d -o node -g node -m 0700 /data
USER node
EXPOSE 8080
HEALTHCHECK --interval=15s --timeout=10s --start-period=60s CMD ["node", "apps/api/scripts/healthcheck.ts"]
CMD ["node", "--conditions=@bank-bonuses/source", "apps/api/src/main.ts"]
