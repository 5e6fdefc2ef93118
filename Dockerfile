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
# What a running site writes leads to the volume, whose folders lib/server/deploy/start-image.cjs makes.
RUN cd .next/standalone/.next && rm -rf cache server/route-cache \
 && ln -s /data/cache cache && ln -s /data/route-cache server/route-cache

# Only Node, without npm and the tools of its image, which the site doesn't need.
FROM alpine:${ALPINE_VERSION}
RUN apk add --no-cache libstdc++ \
 && addgroup -S -g 10001 site && adduser -S -D -H -u 10001 -G site site \
 && install -d -o site -g site /data
COPY --from=node /usr/local/bin/node /usr/local/bin/node
WORKDIR /app
ARG SITE_URL SITE_INDEXING CONTENT_DIR PORTFOLIO_API_PRODUCTION REVALIDATE_SECONDS
COPY --from=build /build/.next/standalone ./
COPY --from=build /build/.next/static ./.next/static
# The content that the build has read.
COPY --from=build /build/.next/content ./.next/content
COPY --from=build /build/lib/server/serve.cjs ./lib/server/serve.cjs
COPY --from=build /build/lib/server/deploy ./lib/server/deploy
COPY --from=build /build/public ./public
COPY --from=build /build/${CONTENT_DIR:-content} ./${CONTENT_DIR:-content}
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOSTNAME=0.0.0.0 PORT=3000 DATA_DIR=/data
# Server and build must agree on these.
ENV SITE_URL=${SITE_URL} SITE_INDEXING=${SITE_INDEXING} CONTENT_DIR=${CONTENT_DIR} \
    REVALIDATE_SECONDS=${REVALIDATE_SECONDS} PORTFOLIO_API_PRODUCTION=${PORTFOLIO_API_PRODUCTION}
USER 10001:10001
# The only folder that is written to: pages rendered while the site runs, the last good responses of other services,
# and the messages of visitors (/data/messages), which exist nowhere else.
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --start-interval=1s --retries=3 \
  CMD wget -q -T 4 -O /dev/null "http://127.0.0.1:${PORT}/api/health" || exit 1
CMD ["node", "lib/server/deploy/start-image.cjs"]
