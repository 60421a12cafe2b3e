#!/bin/sh
# Refuses a Varnish without the fixes of VSV00015 (CVE-2025-30346) and VSV00016: with these request-smuggling bugs, the answer to a
# smuggled request goes to another client. Debian 12 has the fixes in 7.1.1-2+deb12u1, Debian 13 in 7.7.0-2 and that of VSV00019 in
# 7.7.0-3+deb13u1, varnish-cache.org in 7.6.3 and 7.7.1.
# Newer advisories are about HTTP/2, which the edge does not speak (-p feature=-http2); the TLS proxy before it may.
# If another distribution has the fixes under an older number, name its package version in EDGE_VARNISH_REVIEWED.
#   check-version.sh [VERSION [DEBIAN-PACKAGE-VERSION]]     without arguments: of the Varnish on this machine
set -eu
DEBIAN_12=7.1.1-2+deb12u1
DEBIAN_13=7.7.0-3+deb13u1
UPSTREAM_76=7.6.3
UPSTREAM=7.7.1

upstream="${1:-$(varnishd -V 2>&1 | sed -n 's/.*varnish-\([0-9.]*\).*/\1/p' | head -n 1)}"
package="${2-}"
if [ $# -eq 0 ] && command -v dpkg-query >/dev/null; then
  package="$(dpkg-query -W -f '${Version}' varnish 2>/dev/null || true)"
fi

if [ -n "$package" ] && [ "$package" = "${EDGE_VARNISH_REVIEWED:-}" ]; then echo "varnish $package"; exit 0; fi

# Compares versions number by number.
at_least() { [ "$(printf '%s\n%s\n' "$2" "$1" | sort -V | head -n 1)" = "$2" ]; }

case "$upstream" in
  '') echo 'no varnishd is here' >&2; exit 1 ;;
  7.1.1)
    if [ -n "$package" ] && at_least "$package" "$DEBIAN_12"; then echo "varnish $package"; exit 0; fi ;;
  7.7.0)
    if [ -n "$package" ] && at_least "$package" "$DEBIAN_13"; then echo "varnish $package"; exit 0; fi ;;
  7.6.*)
    if at_least "$upstream" "$UPSTREAM_76"; then echo "varnish $upstream"; exit 0; fi ;;
  *)
    if at_least "$upstream" "$UPSTREAM"; then echo "varnish $upstream"; exit 0; fi ;;
esac
echo "varnish $upstream${package:+ ($package)} lacks security fixes: Debian 12 needs $DEBIAN_12, Debian 13 $DEBIAN_13, others $UPSTREAM_76 or $UPSTREAM" >&2
exit 1
