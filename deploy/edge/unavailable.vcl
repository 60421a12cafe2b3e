# Written by `node tools/edge-vcl.ts`; a test compares it with the site.
sub say_unavailable {
  set resp.http.Retry-After = std.integer(real = std.random(2, 8), fallback = 5);
  set resp.http.X-Content-Type-Options = "nosniff";
  set resp.http.X-Frame-Options = "DENY";
  if (req.url ~ "^/(?:(?:api|functions)/|oembed(?:\?|$))" || req.url ~ "\.data(\?|$)") {
    set resp.http.Content-Type = "application/json; charset=utf-8";
    synthetic("""{"error":{"status":"UNAVAILABLE","message":"Muita gente chegou ao mesmo tempo. Tente de novo em instantes."}}""");
  } elsif (req.url ~ "^/(img|cartao|assets)/") {
    set resp.http.Content-Type = "text/plain; charset=utf-8";
    synthetic("");
  } else {
    set resp.http.Content-Type = "text/html; charset=utf-8";
    set resp.http.Content-Language = "pt-BR";
    set resp.http.Content-Security-Policy = "default-src 'none'; style-src 'sha256-282UkDyBpikZqXf/HgJzZtFYcrERR3bNpVm/AK+02oE='; base-uri 'none'; frame-ancestors 'none'";
    # Widgets are shown in frames of other sites, also while they fail.
    if (req.url ~ "^/embed/") {
      unset resp.http.X-Frame-Options;
      set resp.http.Content-Security-Policy = "default-src 'none'; style-src 'sha256-282UkDyBpikZqXf/HgJzZtFYcrERR3bNpVm/AK+02oE='; base-uri 'none'; frame-ancestors *";
    }
    synthetic("""<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Já voltamos | Lanterninha</title><style>:root{color-scheme:dark}body{margin:0;min-height:100vh;display:grid;place-content:center;text-align:center;gap:8px;padding:24px;background:#1a1b1d;color:#f5f2ec;font:400 17px/1.5 system-ui,sans-serif}h1{margin:0;font-size:32px;line-height:1.15}p{margin:0;max-width:34ch;color:#c6c4bf}a{justify-self:center;margin-top:16px;padding:12px 24px;border-radius:999px;background:#ffc46b;color:#241705;font-weight:600;text-decoration:none}a:focus-visible{outline:3px solid #ffe0ad;outline-offset:3px}</style></head><body><p>Lanterninha</p><h1>Já voltamos</h1><p>O site saiu do ar por um instante. Tente de novo em alguns segundos.</p><a href="">Tentar de novo</a></body></html>""");
  }
}
