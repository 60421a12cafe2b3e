#!/usr/bin/env bash
# The nightly physical backup, as postgres on every database server: the one that leads makes it, full on Sundays, else incremental.
#   RECORD='npm --prefix /srv/lanterninha/current run cli -- backup:record' deploy/backup/physical.sh
# RECORD is the command that tells our alerts about it; `physical` is added to it. REPOSITORIES='1 2' makes it in two repositories.
set -euo pipefail
stanza="${PGBACKREST_STANZA:-lanterninha}"
[ "$(psql -XtAc 'select pg_is_in_recovery()')" = f ] || { echo 'a standby: nothing to do'; exit 0; }
type=incr
[ "$(date +%u)" != 7 ] || type=full
for repository in ${REPOSITORIES:-1}; do
  pgbackrest --stanza="$stanza" --repo="$repository" --type="${BACKUP_TYPE:-$type}" backup
done
if [ -n "${RECORD:-}" ]; then $RECORD physical; fi
