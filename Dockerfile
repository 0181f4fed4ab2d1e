# The store as an image; docs/operating.md, "Containers". BASE is any Debian with Node.js 24 or newer, on amd64 or arm64.
ARG BASE=docker.io/library/node:26-bookworm-slim

FROM ${BASE} AS build
WORKDIR /src
# Before the sources, so that a changed line does not install everything again.
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run release && mv release/starhall-* /starhall

FROM ${BASE}
RUN groupadd --gid 10001 starhall \
  && useradd --uid 10001 --gid 10001 --home-dir /var/lib/starhall --shell /usr/sbin/nologin starhall \
  && install --directory --owner=starhall --group=starhall --mode=0700 /var/lib/starhall
COPY --from=build /starhall /opt/starhall
WORKDIR /opt/starhall
ENV NODE_ENV=production HOST=0.0.0.0 METRICS_HOST=0.0.0.0 DATA_DIR=/var/lib/starhall
# A number: Kubernetes cannot tell from a name that it is not root.
USER 10001:10001
# Everything else may be read-only, except /tmp.
VOLUME /var/lib/starhall
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/livez`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# The program handles the signals of a first process, and stops in order.
STOPSIGNAL SIGTERM
CMD ["node", "dist/server/main.js"]
