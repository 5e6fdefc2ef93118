# syntax=docker/dockerfile:1
# The site as a container image, built from the project's folder:
#   docker build --build-arg SITE_URL=https://www.example.com -t portfolio .
#   docker run --read-only --tmpfs /tmp -v portfolio-data:/data -p 127.0.0.1:3000:3000 portfolio
# Details are in docs/deploy.md.
ARG NODE_VERSION=22
ARG ALPINE_VERSION=3.22

FROM node:${NODE_VERSION}-alpine${ALPINE_VERSION} AS node

FROM node AS build
WORKDIR /build
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# Variables of the build, see .env.example. An empty one counts as not set.
ARG SITE_URL SITE_INDEXING CONTENT_DIR PORTFOLIO_API_PRODUCTION REVALIDATE_SECONDS
ARG NEXT_DEPLOYMENT_ID CONTACT_FORM
RUN NEXT_OUTPUT=standalone npm run build
RUN node lib/server/deploy/assemble-image.cjs /image

# Only Node, without npm and the tools of its image, which the site doesn't need.
FROM alpine:${ALPINE_VERSION}
RUN apk add --no-cache libstdc++ \
 && addgroup -S -g 10001 site && adduser -S -D -H -u 10001 -G site site \
 && install -d -o site -g site /data
COPY --from=node /usr/local/bin/node /usr/local/bin/node
COPY --from=build /image /app
# CONTENT_DIR, SITE_URL and SITE_INDEXING keep the values of the build.
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOSTNAME=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
USER 10001:10001
# The only folder that is written to: pages rendered while the site runs, the last good responses of other services,
# and the messages of visitors (/data/messages), which exist nowhere else.
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --start-interval=1s --retries=3 \
  CMD wget -q -T 4 -O /dev/null "http://127.0.0.1:${PORT}/api/health" || exit 1
CMD ["node", "lib/server/deploy/start-image.cjs"]
