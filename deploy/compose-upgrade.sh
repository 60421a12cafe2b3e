#!/usr/bin/env bash
# Replaces the containers of compose.yaml one by one by those of a new image, while visitors read.
#
#   LANTERNINHA_IMAGE=lanterninha:0.2.0 deploy/compose-upgrade.sh      write the same image into deploy/.env afterwards
#
# If the migration fails or a container does not become ready, it stops there: the others keep serving the old release.
set -euo pipefail
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
read -ra command <<<"${COMPOSE:-docker compose -f $here/compose.yaml}"
ready_seconds="${READY_SECONDS:-60}"

"${command[@]}" run --rm --no-deps migrate

for service in worker images web1 web2; do
  "${command[@]}" up --detach --no-deps "$service"
  for ((second = 0; ; second += 1)); do
    # What it says before it is ready ("connection refused") is no error.
    "${command[@]}" exec -T "$service" healthy /readyz 2>/dev/null && break
    if [ "$second" -ge "$ready_seconds" ]; then
      "${command[@]}" exec -T "$service" healthy /readyz || true
      echo "$service is not ready after $ready_seconds s: the release stops here" >&2
      exit 1
    fi
    sleep 1
  done
  echo "$service is replaced"
  # The edge sends visitors to a server after two good probes, one a second.
  sleep 4
done
