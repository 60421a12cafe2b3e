#!/usr/bin/env bash
# Puts the release in FOLDER beside the running one, and takes the old one away only when every new process says it is ready.
# A release that does not start, or whose migration fails, changes nothing for visitors.
#
#   deploy/blue-green.sh /srv/lanterninha/releases/2026-11-15
#
# Two pairs of ports, blue and green, are all in the edge's backends.vcl: the probes find out by themselves who is there.
set -euo pipefail

release="${1:?usage: blue-green.sh FOLDER}"
home="${LANTERNINHA_HOME:-/srv/lanterninha}"
blue=(3000 3001)
green=(3100 3101)
ready_seconds="${READY_SECONDS:-60}"

[ -f "$release/build/server/index.js" ] || { echo "$release is not built (npm ci && npm run build)" >&2; exit 1; }

is_ready() { curl -fsS -o /dev/null --max-time 2 "http://127.0.0.1:$1/readyz"; }

is_any_active() { for port in "$@"; do systemctl is-active --quiet "lanterninha-web@$port" && return 0; done; return 1; }

# Both at once is a deploy that was cut short: started again on a port that is taken, the new release would never be seen.
if is_any_active "${blue[@]}" && is_any_active "${green[@]}"; then
  echo "both pairs run: stop the one that shall not stay (systemctl stop lanterninha-web@PORT)" >&2
  exit 1
fi
if is_any_active "${blue[@]}"; then
  old=("${blue[@]}"); new=("${green[@]}")
else
  old=("${green[@]}"); new=("${blue[@]}")
fi

# Beside the release that runs: a migration only adds what the old one does not look at.
(cd "$release" && ./node_modules/.bin/node src/processes/cli/main.ts migrate)

previous=''
if [ -L "$home/current" ]; then previous="$(readlink -f "$home/current")"; fi
ln -sfn "$release" "$home/current.new" && mv -T "$home/current.new" "$home/current"

go_back() {
  echo 'the new release is not ready: taking it away, the old one keeps serving' >&2
  for port in "${new[@]}"; do systemctl stop "lanterninha-web@$port" || true; done
  if [ -n "$previous" ]; then ln -sfn "$previous" "$home/current.new" && mv -T "$home/current.new" "$home/current"; fi
  exit 1
}

for port in "${new[@]}"; do systemctl start "lanterninha-web@$port" || go_back; done
for port in "${new[@]}"; do
  for ((second = 0; ; second += 1)); do
    is_ready "$port" && break
    [ "$second" -lt "$ready_seconds" ] || go_back
    sleep 1
  done
done
# Two looks of the edge: from now on the new ones are given visitors.
sleep 3
for port in "${old[@]}"; do
  systemctl stop "lanterninha-web@$port"
  systemctl disable "lanterninha-web@$port" 2>/dev/null || true
done
for port in "${new[@]}"; do systemctl enable "lanterninha-web@$port"; done
systemctl restart lanterninha-worker
echo "serving $(basename "$release") on ${new[*]}"
