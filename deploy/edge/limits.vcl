# How much one address may ask of our servers; what the edge has itself is not counted. Behind one address there may be 500
# people (a campus, a carrier's NAT): at a page every 15 s each that is 33 pages a second, nearly all of which the edge has.
# 60 a second is twice that even if it had none; what is still too much for a server is shared fairly among addresses there.
# Change the numbers here, then reload Varnish.
sub limit_misses {
  if (req.url ~ "^/(img|assets)/") {
    # About 20 pictures a page.
    if (vsthrottle.is_denied("files:" + req.http.X-Edge-Client, 6000, 10s)) { return (synth(429)); }
  } elsif (req.url ~ "^/cartao/") {
    # Drawn at 230 ms of CPU each, asked for by chats and search engines.
    if (vsthrottle.is_denied("cards:" + req.http.X-Edge-Client, 60, 60s)) { return (synth(429)); }
  } elsif (vsthrottle.is_denied("pages:" + req.http.X-Edge-Client, 600, 10s)) {
    return (synth(429));
  }
}

# Pages of /admin and previews, which are never cached.
sub limit_passes {
  if (vsthrottle.is_denied("passes:" + req.http.X-Edge-Client, 300, 10s)) { return (synth(429)); }
}

sub limit_posts {
  if (req.url ~ "(?i)^/+admin") {
    # An editor's screen saves every few seconds; 50 editors may share one address.
    if (vsthrottle.is_denied("admin:" + req.http.X-Edge-Client, 200, 10s)) { return (synth(429)); }
  } elsif (vsthrottle.is_denied("posts:" + req.http.X-Edge-Client, 600, 10s)) {
    return (synth(429));
  }
}
