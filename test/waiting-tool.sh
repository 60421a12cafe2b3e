#!/bin/sh
# Stands in for a tool of PostgreSQL that waits for what it shall read.
exec cat >/dev/null
