# How much one address may ask of our servers; cache hits are not counted. One address may be 500 people (a campus, a carrier's
# NAT): at a page every 15 s each that is 33 pages a second, nearly all of them cache hits. 60 a second is twice that even without
# a single hit; a server that still gets too much shares its capacity fairly among addresses.
# Change the numbers here, then reload Varnish.
sub limit_misses {
  if (req.url ~ "^/(img|assets)/") {
    # About 20 pictures a page.
    if (vsthrottle.is_denied("files:" + req.http.X-Edge-Client, 6000, 10s)) { return (synth(429)); }
  } elsif (req.url ~ "^/cartao/") {
    # Each costs 230 ms of CPU to draw; chats and search engines ask for them.
    if (vsthrottle.is_denied("cards:" + req.http.X-Edge-Client, 60, 60s)) { return (synth(429)); }
  } elsif (vsthrottle.is_denied("pages:" + req.http.X-Edge-Client, 600, 10s)) {
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
