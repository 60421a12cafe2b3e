#!/usr/bin/env bash
# Start script of PostgreSQL in lanterninha-services, with the conventions of the official image that compose.yaml uses:
# POSTGRES_PASSWORD, PGDATA, scripts in /docker-entrypoint-initdb.d. Begins as root and continues as postgres.
set -euo pipefail
bin="$(echo /usr/lib/postgresql/*/bin)"
export PATH="$bin:$PATH" PGDATA="${PGDATA:-/var/lib/postgresql/data}"

if [ "$(id -u)" = 0 ]; then
  mkdir -p "$PGDATA" /var/run/postgresql
  chown -R postgres:postgres "$PGDATA" /var/run/postgresql
  chmod 700 "$PGDATA"
  exec setpriv --reuid=postgres --regid=postgres --init-groups "$0" "$@"
fi

if [ ! -s "$PGDATA/PG_VERSION" ]; then
  umask 077
  printf '%s\n' "${POSTGRES_PASSWORD:?}" >/tmp/password
  initdb --username=postgres --pwfile=/tmp/password --auth=scram-sha-256 --encoding=UTF8 --locale=C.UTF-8 --data-checksums >/dev/null
  rm /tmp/password
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  # On the socket only: nothing may connect before the roles exist.
  sed -i 's/^local .*all .*all .*/local all all trust/' "$PGDATA/pg_hba.conf"
  pg_ctl --silent --wait start -o "-c listen_addresses='' -c unix_socket_directories=/var/run/postgresql" >/dev/null
  for script in /docker-entrypoint-initdb.d/*.sh; do PGHOST=/var/run/postgresql bash "$script"; done
  pg_ctl --silent --wait stop
  sed -i 's/^local all all trust/local all all peer/' "$PGDATA/pg_hba.conf"
fi
[ "${1:-}" != postgres ] || shift
exec postgres -c listen_addresses='*' -c unix_socket_directories=/var/run/postgresql "$@"
