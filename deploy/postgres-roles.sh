#!/bin/sh
# Run once by the database's own start script: the two roles, and the database they share.
set -eu
psql -v ON_ERROR_STOP=1 -v app="$APP_PASSWORD" -v owner="$OWNER_PASSWORD" --username postgres <<'SQL'
create role lanterninha_owner login createrole password :'owner';
create role lanterninha_app login password :'app';
create database lanterninha owner lanterninha_owner;
SQL
