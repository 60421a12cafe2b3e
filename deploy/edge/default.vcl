vcl 4.1;
# The edge in front of our servers (Varnish 7, varnish-modules). docs/runbook.md says how it is run and what to look at.
#
# backends.vcl is the operator's: which servers there are and who may purge. limits.vcl: how much one address may ask for. query.vcl and unavailable.vcl are written by
# `node tools/edge-vcl.ts` from the lists and words of the site.
import std;
import directors;
import vsthrottle;
import xkey;

include "backends.vcl";
include "limits.vcl";
include "query.vcl";
include "unavailable.vcl";

# Most requests are for a page that is held. What is not needed to find and send it is done where a server is asked
# (vcl_backend_fetch) or once when its answer arrives (vcl_backend_response), not here and not in vcl_deliver.
sub vcl_recv {
  # Ours alone: nobody outside may set them.
  if (req.restarts == 0) {
    unset req.http.X-Edge-Stale;
    unset req.http.X-Edge-Pass;
    unset req.http.X-Edge-Old;
    unset req.http.X-Edge-Client;
    unset req.http.X-Edge-Upload;
  }
  # An address is written in one way, or what is refused below would pass under another name (`/%72eadyz`): no letter, digit or
  # `-._~` as a code, no code of a slash, a backslash or a control character, no `.` segment, no fragment.
  if (req.url ~ "(?i)^[^?]*(?:[#\\]|%(?:[01]|2[def]|3[0-9]|[46][1-9a-f]|[57][0-9a]|5[cf]|7[ef])|/\.\.?(?:[/?]|$))") {
    return (synth(400));
  }
  if (req.method != "GET" && req.method != "HEAD") { call take_other_methods; }
  # Everything that is not simply a page begins with one of these.
  if (req.url ~ "(?i)^(?:/+admin|/(?:edge|metrics|readyz|healthz|functions|previa|a)(?:[/.?]|$))") {
    call take_other_addresses;
  }
  if (req.url ~ "\?") { call keep_known_query; }

  # A copy past its time (or purged) is shown for moments only, with one request of it behind; so a change is seen by everybody
  # within seconds. When our servers do not answer, everything we hold is shown for as long as we hold it (vcl_miss).
  if (req.http.X-Edge-Stale) {
    set req.grace = 48h;
  } else {
    set req.grace = 2s;
  }
  return (hash);
}

sub take_other_methods {
  if (req.method == "PURGE") { call purge_by_tag; }
  if (req.method == "OPTIONS" && req.url ~ "^/api/") { return (synth(204)); }
  if (req.method != "POST") { return (synth(405)); }
  call name_client;
  call limit_posts;
  # The body is read here, before a connection to a server is taken: a client that sends slowly holds none of those. A file an
  # editor uploads is too large for that and has connections of its own (choose_server).
  if (req.url ~ "(?i)^/+admin" && std.integer(req.http.Content-Length, 0) > 262144) {
    set req.http.X-Edge-Upload = "1";
  } elsif (!std.cache_req_body(256KB)) {
    return (synth(413));
  }
  call pass_on;
}

# Who asks: behind a proxy of the operator's (TLS, a CDN) the client that proxy named last; Varnish added the proxy itself.
sub name_client {
  if (client.ip ~ proxies && req.http.X-Forwarded-For ~ ",") {
    set req.http.X-Edge-Client = regsub(req.http.X-Forwarded-For, "^.*?([^, ]+) *, *[^,]+$", "\1");
  } else {
    set req.http.X-Edge-Client = client.ip;
  }
}

# The newsroom, callable functions, what is measured and previews: one reader's, every time.
sub pass_on {
  set req.http.X-Edge-Pass = "1";
  if (!req.http.X-Edge-Client) {
    call name_client;
    call limit_passes;
  }
  return (pass);
}

sub take_other_addresses {
  # Nothing public begins with /admin, whatever stands behind it.
  if (req.url ~ "(?i)^/+admin" || req.url ~ "^/(functions|previa|a)([/.?]|$)") { call pass_on; }
  if (req.url == "/edge/health") { return (synth(200, "edge")); }
  # For our own eyes, and those do not come this way.
  if (req.url ~ "^/(metrics|readyz|healthz)([/?]|$)") { return (synth(404)); }
}

sub keep_known_query {
  if (req.url ~ "^/(img|assets|cartao|feeds|sitemaps)/" || req.url ~ "^/(robots\.txt|sitemap\.xml)") {
    set req.url = regsub(req.url, "\?.*$", "");
  } elsif (req.url ~ "^/api/") {
    call keep_api_query;
  } else {
    call keep_page_query;
  }
}

# PURGE with `Surrogate-Key: movie:598 list:filmes` makes copies old and keeps them for a bad day; `all` is on every copy.
# `X-Purge: hard` throws them away. It carries the secret of varnishd's environment as a Bearer token.
sub purge_by_tag {
  # Whoever comes through a proxy of the house's has its address: Varnish wrote the proxy's own behind the visitor's.
  if (client.ip !~ purgers || req.http.X-Forwarded-For ~ ",") { return (synth(405)); }
  # The address alone is not enough: a proxy in `purgers` that names no visitor would let anybody purge. Without a secret, no purges.
  if (std.getenv("EDGE_PURGE_SECRET") == "" || req.http.Authorization != "Bearer " + std.getenv("EDGE_PURGE_SECRET")) {
    return (synth(405));
  }
  if (!req.http.Surrogate-Key) { return (synth(400)); }
  if (req.http.X-Purge == "hard") {
    set req.http.X-Edge-Left = xkey.purge(req.http.Surrogate-Key);
  } else {
    set req.http.X-Edge-Left = xkey.softpurge(req.http.Surrogate-Key);
  }
  return (synth(200, "purged"));
}

# One site: whatever host was asked for, it is the same page.
sub vcl_hash {
  hash_data(req.url);
  return (lookup);
}

sub vcl_hit {
  if (obj.ttl <= 0s) { set req.http.X-Edge-Old = "1"; }
}

sub vcl_miss {
  if (req.restarts == 0) {
    call name_client;
    call limit_misses;
  }
  if (req.restarts == 0 && !std.healthy(pages.backend(resolve=LAZY))) {
    # Nobody seems to be there to be asked: any copy will do.
    set req.http.X-Edge-Stale = "sick";
    return (restart);
  }
  # Our servers just failed on this one, and there is no copy either.
  if (req.http.X-Edge-Stale == "failed") { return (synth(503)); }
}

# One address is always asked for at the same server, which so has the page more often; when it fails, at the next one. Pages, files and
# the newsroom each have room of their own: a page is one render, its pictures are twenty files at once that cost little, and a
# rush of visitors does not keep an editor from saving.
sub choose_server {
  if (bereq.http.X-Edge-Upload) {
    set bereq.backend = uploads.backend(by=URL, alt=bereq.retries);
  } elsif (bereq.url ~ "(?i)^/+admin") {
    set bereq.backend = desk.backend(by=URL, alt=bereq.retries);
  } elsif (bereq.url ~ "^/(img|cartao)/") {
    set bereq.backend = pictures.backend(by=URL, alt=bereq.retries);
  } elsif (bereq.url ~ "^/assets/") {
    set bereq.backend = files.backend(by=URL, alt=bereq.retries);
  } elsif (bereq.http.X-Edge-Stale == "sick" && !bereq.is_bgfetch) {
    # Nobody seems well and there is no copy: one who is only slow may still answer, and one who is dead says so at once.
    set bereq.backend = anyone.backend(by=URL, alt=bereq.retries);
  } elsif (bereq.url ~ "^/(functions|api)/") {
    set bereq.backend = calls.backend(by=URL, alt=bereq.retries);
  } else {
    call choose_page_server;
  }
}

# The alternatives of an address are counted with those that are not there (half of them, where a release comes beside the one before), so
# the next may be the one that just failed.
sub choose_page_server {
  set bereq.backend = pages.backend(by=URL, alt=bereq.retries);
  if (bereq.retries == 0) {
    set bereq.http.X-Edge-Tried = bereq.backend;
    return;
  }
  # The first may have come back since it was passed over.
  if ("" + bereq.backend == bereq.http.X-Edge-Tried) { set bereq.backend = pages.backend(by=URL); }
  if ("" + bereq.backend == bereq.http.X-Edge-Tried) { set bereq.backend = pages.backend(by=URL, alt=2); }
  if ("" + bereq.backend == bereq.http.X-Edge-Tried) { set bereq.backend = pages.backend(by=URL, alt=3); }
}

sub vcl_backend_fetch {
  call choose_server;
  # Everybody is nobody: but for what is passed, no answer can be made for one person.
  if (!bereq.http.X-Edge-Pass) {
    unset bereq.http.Cookie;
    unset bereq.http.Authorization;
    unset bereq.http.Accept-Language;
    unset bereq.http.User-Agent;
    unset bereq.http.Referer;
    unset bereq.http.Origin;
  }
  # What others' proxies and frameworks listen to, and nothing of ours may.
  unset bereq.http.Forwarded;
  unset bereq.http.X-Forwarded-Host;
  unset bereq.http.X-Forwarded-Proto;
  unset bereq.http.X-Forwarded-Port;
  unset bereq.http.X-Forwarded-Prefix;
  unset bereq.http.X-Forwarded-Server;
  unset bereq.http.X-Forwarded-Scheme;
  unset bereq.http.X-Host;
  unset bereq.http.X-Original-URL;
  unset bereq.http.X-Original-Host;
  unset bereq.http.X-Rewrite-URL;
  unset bereq.http.X-HTTP-Method-Override;
  unset bereq.http.X-Real-IP;
  # A background fetch, made for the next visitor, is charged to the client that caused it.
  if (bereq.http.X-Edge-Client) {
    set bereq.http.X-Forwarded-For = bereq.http.X-Edge-Client;
  } elsif (client.ip ~ proxies && bereq.http.X-Forwarded-For ~ ",") {
    set bereq.http.X-Forwarded-For = regsub(bereq.http.X-Forwarded-For, "^.*?([^, ]+) *, *[^,]+$", "\1");
  } else {
    set bereq.http.X-Forwarded-For = client.ip;
  }
  unset bereq.http.X-Edge-Client;
  # X-Edge-Pass, -Stale and -Tried stay: when a server is asked again, they are read again.
  unset bereq.http.X-Edge-Old;
  unset bereq.http.X-Edge-Query;
  unset bereq.http.X-Edge-Left;
}

sub vcl_backend_response {
  if (bereq.uncacheable) { return (deliver); }
  # Nothing of a failure is kept, not even for nobody: an object that is younger would hide the stale copy behind it.
  # A server that has too much to do says 503; the next one may have room.
  if (beresp.status == 503) { call try_next_server; }
  # While a release comes beside the one before, each has files the other has not.
  if (beresp.status == 404 && bereq.url ~ "^/assets/" && bereq.retries < 3) { return (retry); }
  if (beresp.status >= 500) { return (abandon); }
  # Kept is only what says so. A cookie is somebody's.
  if (beresp.http.Set-Cookie || beresp.http.Cache-Control !~ "(s-maxage|max-age)=[1-9]" ||
      beresp.http.Cache-Control ~ "(?i)private|no-store|no-cache") {
    set beresp.uncacheable = true;
    set beresp.ttl = 60s;
    set beresp.grace = 0s;
    set beresp.keep = 0s;
    return (deliver);
  }
  # A server that answers "the same" may leave its tags out; then those of the copy it means are here already.
  if (beresp.http.Surrogate-Key) {
    set beresp.http.xkey = beresp.http.Surrogate-Key;
  } elsif (!beresp.http.xkey) {
    set beresp.http.xkey = "all";
  }
  # Nobody's language or cookie makes another copy; a wish to save data does, of a picture.
  if (beresp.http.Vary && bereq.url !~ "^/img/") { set beresp.http.Vary = "Accept-Encoding"; }
  # As it is sent from now on, but for the tags, which are looked up by here.
  unset beresp.http.Surrogate-Key;
  unset beresp.http.Cache-Tag;
  set beresp.http.X-Cache = "hit";
  if (beresp.ttl > 24h && bereq.url !~ "^/(assets|img|cartao)/") { set beresp.ttl = 24h; }
  set beresp.grace = 48h;
  # What was not found is not worth a bad day.
  if (beresp.status >= 400) { set beresp.grace = 10s; }
  set beresp.keep = 0s;
  if (!beresp.http.Content-Encoding && beresp.http.Content-Type ~ "text|json|xml|svg|javascript") {
    set beresp.do_gzip = true;
  }
  # Whole or not at all: an answer that breaks off is asked for again, and no visitor sees half of it.
  if (bereq.url !~ "^/(assets|img|cartao|sitemaps)/") { set beresp.do_stream = false; }
}

sub vcl_backend_error {
  call try_next_server;
  return (abandon);
}

# Once more, by another server. A form that may have arrived is never sent twice.
sub try_next_server {
  if (bereq.method == "GET" && bereq.retries < 1 && !bereq.is_bgfetch) { return (retry); }
}

sub vcl_deliver {
  if (obj.hits == 0) { call tell_it_is_new; }
  if (req.http.X-Edge-Old) { set resp.http.X-Cache = "stale"; }
  unset resp.http.xkey;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
  unset resp.http.Age;
}

sub tell_it_is_new {
  if (req.http.X-Edge-Pass) {
    set resp.http.X-Cache = "pass";
  } else {
    set resp.http.X-Cache = "miss";
  }
  # Those of answers that are not kept.
  unset resp.http.Surrogate-Key;
  unset resp.http.Cache-Tag;
}

sub vcl_synth {
  # No newer copy to be had: look for an older one.
  if (resp.status == 503 && req.restarts == 0 && !req.http.X-Edge-Pass) {
    set req.http.X-Edge-Stale = "failed";
    return (restart);
  }
  set resp.http.Cache-Control = "no-store";
  unset resp.http.X-Varnish;
  unset resp.http.Via;
  # As our servers send them. Browsers ignore the first over http.
  set resp.http.Strict-Transport-Security = "max-age=63072000; includeSubDomains";
  set resp.http.Content-Security-Policy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
  if (resp.status == 503) { call say_unavailable; return (deliver); }
  set resp.http.Content-Type = "text/plain; charset=utf-8";
  set resp.http.X-Content-Type-Options = "nosniff";
  if (resp.status == 429) { set resp.http.Retry-After = "5"; }
  if (resp.status == 405) { set resp.http.Allow = "GET, HEAD, POST"; }
  # As our servers answer it (mount-functions.ts).
  if (resp.status == 204) {
    set resp.http.Allow = "GET, HEAD, OPTIONS";
    set resp.http.Access-Control-Allow-Origin = "*";
    set resp.http.Access-Control-Allow-Methods = "GET, HEAD";
    set resp.http.Access-Control-Allow-Headers = "If-None-Match";
    set resp.http.Access-Control-Max-Age = "7200";
    set resp.http.Cross-Origin-Resource-Policy = "cross-origin";
  }
  if (resp.reason == "purged") { set resp.http.X-Purged = req.http.X-Edge-Left; }
  synthetic("");
  return (deliver);
}
