#!/usr/bin/env bash
# healthy [PATH]: does this process answer 200? A shell asks /healthz: a second Node every few seconds would cost more than the answer.
exec 3<>"/dev/tcp/127.0.0.1/${PORT:-3000}" || exit 1
printf 'GET %s HTTP/1.0\r\n\r\n' "${1:-/healthz}" >&3
read -r -t 3 _ status _ <&3
[ "$status" = 200 ]
