#!/bin/sh
# Refuses a Patroni that can lose acknowledged writes. Before 3.0.3, with etcd's v3 API, a primary that was frozen for longer than
# `ttl` takes the leadership back when it wakes (patroni#2689); we test with 4 and require it.
#   check-versions.sh [VERSION]     without an argument: of the Patroni on this machine
set -eu
MINIMUM=4.0.0
version="${1:-$(patroni --version | sed -n 's/^patroni //p')}"
case "$version" in [0-9]*.[0-9]*) ;; *) echo "no Patroni is here: '$version'" >&2; exit 1 ;; esac
if [ "$(printf '%s\n%s\n' "$MINIMUM" "$version" | sort -V | head -n 1)" = "$MINIMUM" ]; then echo "patroni $version"; exit 0; fi
echo "patroni $version may lose acknowledged writes: $MINIMUM or newer is needed (Debian 13 has 4.0.7)" >&2
exit 1
