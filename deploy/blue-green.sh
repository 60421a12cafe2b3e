#!/usr/bin/env bash
# Starts the release in FOLDER beside the running one and stops the old one only when every new process is ready.
# If the release does not start or its migration fails, nothing changes for visitors.
#
#   deploy/blue-green.sh /srv/lanterninha/releases/2026-11-15
#
# Both pairs of ports, blue and green, are in the edge's backends.vcl; its probes find out which servers run. Each port has a
# link to its own release (ports/3000), so that an old process that restarts runs the old release. `current`, which the worker and
# the backup use, moves last.
set -euo pipefail

release="$(readlink -f "${1:?usage: blue-green.sh FOLDER}")"
home="${LANTERNINHA_HOME:-/srv/lanterninha}"
# Settings of all processes without secrets, and in a separate file the schema owner (DATABASE_OWNER_URL), which no serving process gets.
settings="${LANTERNINHA_ENV:-/etc/lanterninha.env}"
owner="${LANTERNINHA_OWNER_ENV:-/etc/lanterninha-owner.env}"
blue=(3000 3001)
green=(3100 3101)
worker=3010
ready_seconds="${READY_SECONDS:-60}"

[ -f "$release/build/server/index.js" ] || { echo "$release is not built (npm ci && npm run build)" >&2; exit 1; }

is_ready() { curl -fs -o /dev/null --max-time 2 "http://127.0.0.1:$1/readyz"; }

wait_for() {
  for ((second = 0; second < ready_seconds; second += 1)); do
    is_ready "$1" && return 0
    sleep 1
  done
  return 1
}

is_any_active() { for port in "$@"; do systemctl is-active --quiet "lanterninha-web@$port" && return 0; done; return 1; }

point() { ln -sfn "$2" "$1.new" && mv -T "$1.new" "$1"; }

# If both pairs run, an earlier deploy was interrupted. A port that is already taken would go on serving the old release.
if is_any_active "${blue[@]}" && is_any_active "${green[@]}"; then
  echo "both pairs run: stop the one that shall not stay (systemctl stop lanterninha-web@PORT)" >&2
  exit 1
fi
if is_any_active "${blue[@]}"; then
  old=("${blue[@]}"); new=("${green[@]}")
else
  old=("${green[@]}"); new=("${blue[@]}")
fi

# The old release still runs: from 1.0 on a migration only adds what that release does not read.
(cd "$release" && ./node_modules/.bin/node --env-file-if-exists="$settings" --env-file-if-exists="$owner" src/processes/cli/main.ts migrate)

# Pages that the edge has cached refer to the previous release's assets, so copy them. Asset names contain a content hash.
if [ -d "$home/current/build/client/assets" ]; then
  cp --no-clobber --recursive "$home/current/build/client/assets/." "$release/build/client/assets/"
fi

mkdir -p "$home/ports"
go_back() {
  echo 'the new release is not ready: taking it away, the old one keeps serving' >&2
  for port in "${new[@]}"; do systemctl stop "lanterninha-web@$port" || true; done
  exit 1
}

for port in "${new[@]}"; do
  point "$home/ports/$port" "$release"
  systemctl start "lanterninha-web@$port" || go_back
done
for port in "${new[@]}"; do wait_for "$port" || go_back; done
# Two probes of the edge: from now on it sends visitors to the new servers.
sleep 3
for port in "${old[@]}"; do
  systemctl stop "lanterninha-web@$port"
  systemctl disable "lanterninha-web@$port" 2>/dev/null || true
done
for port in "${new[@]}"; do systemctl enable "lanterninha-web@$port"; done
point "$home/current" "$release"
systemctl restart lanterninha-worker
echo "serving $(basename "$release") on ${new[*]}"
wait_for "$worker" || { echo 'the worker is not ready: journalctl -u lanterninha-worker' >&2; exit 1; }
