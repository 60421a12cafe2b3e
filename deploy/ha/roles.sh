#!/bin/sh
# Run once by Patroni on the first primary, with its connection string: creates the two roles and their database.
set -eu
psql -v ON_ERROR_STOP=1 -v app="$APP_PASSWORD" -v owner="$OWNER_PASSWORD" "$1" <<'SQL'
create role lanterninha_owner login createrole password :'owner';
create role lanterninha_app login password :'app';
create database lanterninha owner lanterninha_owner;
SQL
