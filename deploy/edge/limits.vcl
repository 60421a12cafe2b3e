# How much one address may ask of our servers; cache hits are not counted. One address may be 500 people (a campus, a carrier's
# NAT): at a page every 15 s each that is 33 pages a second, nearly all of them cache hits. A server that still gets too much shares
# its capacity fairly among addresses. The first number is also what may come at once.
#
# How much of the cache (1 GB) one address can fill with addresses it makes up, at its limit. They are stored for 70 s at most
# (vcl_backend_response); sizes with gzip:
#   values of parameters of pages    (200 + 20/s x 70 s) x 16 KB = 26 MB
#   the same of the API and oEmbed   (600 + 60/s x 70 s) x 10 KB = 48 MB
#   redirects, missing pages         (600 + 60/s x 70 s) x 7 KB  = 34 MB
# together 108 MB, a tenth. Answers that are not cached leave 1.2 KB of headers for 60 s, outside of it: 10 MB.
# Change the numbers here, then reload Varnish.
sub limit_misses {
  if (req.url ~ "^/img/") {
    # 33 pages a second of 20 pictures are 660, of which browsers and this cache have nearly all: if one page in 20 has pictures that
    # are new here, 33 a second. So 50; and 3,000 at once, 150 pages whose pictures are all missing, after this cache was emptied.
    # Each has to be another existing picture: a client needs 12,000 of 86 KB (w1280), and three minutes, to fill the cache.
    if (vsthrottle.is_denied("img:" + req.http.X-Edge-Client, 3000, 60s)) { return (synth(429)); }
  } elsif (req.url ~ "^/assets/") {
    # A release has about 500 files, half of them for editors, and each is a miss once.
    if (vsthrottle.is_denied("assets:" + req.http.X-Edge-Client, 600, 10s)) { return (synth(429)); }
  } elsif (req.url ~ "^/cartao/") {
    # Each costs 230 ms of CPU to draw; chats and search engines ask for them.
    if (vsthrottle.is_denied("cards:" + req.http.X-Edge-Client, 60, 60s)) { return (synth(429)); }
  } elsif (req.url ~ "^/(?:api/|oembed(?:\?|$))") {
    if (vsthrottle.is_denied("calls:" + req.http.X-Edge-Client, 600, 10s)) { return (synth(429)); }
  } elsif (req.url ~ "\?|[A-Z]") {
    # Searches, filters, further pages of lists. If one page in ten is one of these and none is a hit, 500 people ask for 3 a second,
    # and for 2 searches: 20 is four times that.
    if (vsthrottle.is_denied("values:" + req.http.X-Edge-Client, 200, 10s)) { return (synth(429)); }
  } elsif (vsthrottle.is_denied("pages:" + req.http.X-Edge-Client, 600, 10s)) {
    # 60 a second: twice 33 without a single hit.
    return (synth(429));
  }
}

# Pages of /admin and previews, which are never cached.
sub limit_passes {
  # An open screen connects again every five minutes, and whenever its tab is shown again.
  if (req.url ~ "^/admin/presenca/eventos" &&
      vsthrottle.is_denied("streams:" + req.http.X-Edge-Client, 120, 10s)) { return (synth(429)); }
  if (vsthrottle.is_denied("passes:" + req.http.X-Edge-Client, 300, 10s)) { return (synth(429)); }
}

sub limit_posts {
  if (req.url ~ "(?i)^/+admin") {
    # 50 editors may share one address: each saves every 3 s and says every 5 s that their screen is open, 267 in 10 s.
    if (vsthrottle.is_denied("admin:" + req.http.X-Edge-Client, 400, 10s)) { return (synth(429)); }
  } elsif (vsthrottle.is_denied("posts:" + req.http.X-Edge-Client, 600, 10s)) {
    return (synth(429));
  }
}
