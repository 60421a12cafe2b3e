#!/bin/sh
# Run once by the PostgreSQL image's start script: creates the two roles and their database.
set -eu
psql -v ON_ERROR_STOP=1 -v app="$APP_PASSWORD" -v owner="$OWNER_PASSWORD" --username postgres <<'SQL'
create role lanterninha_owner login createrole password :'owner';
create role lanterninha_app login password :'app';
create database lanterninha owner lanterninha_owner;
SQL
