#!/usr/bin/env bash
# Builds base images from Debian 13 packages, without an image registry: for the Containerfile and for the services of compose.yaml.
#
#   deploy/images/build-base.sh debian node services       as root; needs mmdebstrap, podman, and npm for `node`
#
#   lanterninha-debian     what our processes run on: no compiler, no npm; pg_dump of PostgreSQL 17 and age for backups
#   lanterninha-node       the same with Node and npm, to build with
#   lanterninha-services   PostgreSQL 17, Patroni, etcd, HAProxy, pgBackRest, Varnish and Prometheus
#
# The same state of the archive gives the same bytes: times in the images are those of Debian's release file. To repeat an older
# build, name a snapshot in DEBIAN_MIRROR and SECURITY_MIRROR. Each image lists its packages in /usr/share/lanterninha/packages.
set -euo pipefail
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
mirror="${DEBIAN_MIRROR:-http://deb.debian.org/debian}"
security="${SECURITY_MIRROR:-http://deb.debian.org/debian-security}"
suite=trixie
[ $# -gt 0 ] || set -- debian node services

work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
release="$(curl -fsS "$mirror/dists/$suite/InRelease" | sed -n 's/^Date: //p')"
SOURCE_DATE_EPOCH="$(date -d "$release" +%s)"
export SOURCE_DATE_EPOCH

# bootstrap NAME PACKAGES [OPTION…]: an image of Debian's smallest set, these packages and the newest security fixes.
bootstrap() {
  local name="$1" packages="$2"
  shift 2
  mmdebstrap --quiet --variant=minbase --include="$packages" \
    --aptopt='Acquire::Languages "none"' --aptopt='APT::Install-Recommends "false"' \
    --dpkgopt='path-exclude=/usr/share/man/*' --dpkgopt='path-exclude=/usr/share/locale/*' \
    --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-include=/usr/share/doc/*/copyright' \
    --customize-hook='mkdir -p "$1/usr/share/lanterninha" && chroot "$1" dpkg-query -W >"$1/usr/share/lanterninha/packages"' \
    "$@" "$suite" "$work/$name.tar" <<EOF
deb $mirror $suite main
deb $mirror $suite-updates main
deb $security $suite-security main
EOF
  podman import --quiet --change "LABEL org.opencontainers.image.title=$name" "$work/$name.tar" "localhost/$name:latest"
  rm "$work/$name.tar"
}

runtime=ca-certificates,postgresql-client-17,age

for image in "$@"; do
  case "$image" in
    debian) bootstrap lanterninha-debian "$runtime" ;;
    node)
      # `npm pack` checks what it fetched against the registry's hash. The versions are those of package.json and of npm beside it.
      node_version="$(sed -n 's/^    "node": "\(.*\)",$/\1/p' "$here/../../package.json")"
      (cd "$work" && npm pack --silent "node-linux-$(uname -m | sed 's/x86_64/x64/; s/aarch64/arm64/')@$node_version" npm@11 >/dev/null)
      mkdir -p "$work/node/usr/local/bin" "$work/node/usr/local/lib/node_modules/npm"
      tar -xzf "$work"/node-linux-*.tgz -C "$work/node/usr/local/bin" --strip-components=2 package/bin/node
      tar -xzf "$work"/npm-*.tgz -C "$work/node/usr/local/lib/node_modules/npm" --strip-components=1
      ln -s ../lib/node_modules/npm/bin/npm-cli.js "$work/node/usr/local/bin/npm"
      ln -s ../lib/node_modules/npm/bin/npx-cli.js "$work/node/usr/local/bin/npx"
      chmod -R a+rX "$work/node" && chmod 755 "$work/node/usr/local/bin/node" "$work/node/usr/local/lib/node_modules/npm/bin/"*.js
      bootstrap lanterninha-node ca-certificates --customize-hook="sync-in $work/node /"
      ;;
    services)
      bootstrap lanterninha-services "$runtime,postgresql-17,patroni,python3-etcd,python3-psycopg2,etcd-server,etcd-client,haproxy,\
pgbackrest,varnish,varnish-modules,prometheus,systemd-standalone-sysusers,curl,procps,iproute2" \
        --essential-hook='mkdir -p "$1/etc/postgresql-common" && echo "create_main_cluster = false" >"$1/etc/postgresql-common/createcluster.conf"' \
        --customize-hook="upload $here/start-postgres.sh /usr/local/bin/docker-entrypoint.sh" \
        --customize-hook='chmod 755 "$1/usr/local/bin/docker-entrypoint.sh" && install -d -o 65534 -g 65534 "$1/prometheus"'
      ;;
    *) echo "unknown image: $image (debian, node, services)" >&2; exit 2 ;;
  esac
done
