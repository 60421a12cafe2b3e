#!/usr/bin/env bash
# Rehearses a restore, as postgres on a machine with the repository, PostgreSQL's programs and free disk for a copy: restores beside whatever
# runs, starts the copy on a socket of its own, without archiving, reads every row, and removes it. Whether the newest audit entry that it
# prints is as new as it should be is for the operator to see.
#
#   deploy/backup/rehearse.sh                              the newest state
#   deploy/backup/rehearse.sh '2026-11-16 10:09:58+00'     a moment
#
# RECORD as in physical.sh; `restore-test` is added to it when everything was right. It never writes to the repository.
set -euo pipefail
stanza="${PGBACKREST_STANZA:-lanterninha}"
database="${DATABASE:-lanterninha}"
work="$(mktemp -d "${WORK_FOLDER:-/var/tmp}/rehearsal-XXXXXX")"
bin="$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1)"
finish() {
  "$bin/pg_ctl" -D "$work/data" -m immediate -w stop >/dev/null 2>&1 || true
  rm -rf "$work"
}
trap finish EXIT

target=(--type=default)
[ $# -eq 0 ] || target=(--type=time "--target=$1" --target-action=promote)
began="$(date +%s)"
mkdir -m 700 "$work/data"
pgbackrest --stanza="$stanza" --pg1-path="$work/data" --archive-mode=off "${target[@]}" restore
restored="$(date +%s)"
# On Debian the settings are not in the data folder. Without hot_standby nothing can connect before recovery has ended, and
# max_connections may be less than the server's.
[ -e "$work/data/postgresql.conf" ] || touch "$work/data/postgresql.conf"
echo 'local all all peer' >"$work/hba"
"$bin/pg_ctl" -D "$work/data" -w -t 3600 -l "$work/log" start \
  -o "-c listen_addresses='' -c unix_socket_directories=$work -c hba_file=$work/hba -c archive_mode=off -c hot_standby=off \
  -c shared_buffers=128MB" >/dev/null || { tail -n 20 "$work/log" >&2; exit 1; }
ask() { psql -XtA -h "$work" -d "$database" -v ON_ERROR_STOP=1 -c "$1"; }
until ask 'select 1' >/dev/null 2>&1; do
  "$bin/pg_ctl" -D "$work/data" status >/dev/null || { tail -n 20 "$work/log" >&2; exit 1; }
  sleep 1
done

# Reads every row of every table, and with data checksums every page: a damaged one fails here.
tables="$(ask "select count(*) from pg_tables where schemaname not in ('pg_catalog', 'information_schema')")"
"$bin/pg_dump" -h "$work" --format=custom --compress=0 "$database" >/dev/null
newest="$(ask 'select coalesce(max(at)::text, $$none$$) from audit_entries')"
echo "$tables tables read; newest audit entry $newest; restored in $((restored - began)) s, ready and read in $(($(date +%s) - restored)) s"
if [ -n "${RECORD:-}" ]; then $RECORD restore-test; fi
