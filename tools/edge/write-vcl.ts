import { createHash } from 'node:crypto';
import {
  API_QUERY_NAMES,
  OEMBED_QUERY_NAMES,
  PAGE_QUERIES,
  REPEATED_NAMES,
  toPathPattern,
} from '../../src/shared/domain/site/shared-query.ts';
import { refusals } from '../../src/shared/text/api/refusals.ts';
import { edge } from '../../src/shared/text/edge.ts';

const NOTICE = '# Written by `node tools/edge-vcl.ts`; a test compares it with the site.\n';

/** Normalises the query so that one page has one cache key: the parameters that the page reads, each once, in a fixed order. */
export function writeQueryVcl(): string {
  const pages = PAGE_QUERIES.map(({ path, names }, row) => ({ path, names, sub: `keep_page_query_${row + 1}` }));
  return [
    NOTICE + pages.map(({ sub, names }) => writeSub(sub, names)).join('\n'),
    writeChoice(pages),
    writeSub('keep_api_query', API_QUERY_NAMES),
    writeSub('keep_oembed_query', OEMBED_QUERY_NAMES),
  ].join('\n');
}

/** The first pattern that matches the path applies, as in `toSharedAddress`; a page without a pattern reads no query. */
function writeChoice(pages: readonly { path: string; sub: string }[]): string {
  const branches = pages.map(({ path, sub }) => {
    const pattern = toPathPattern(path).replace(/\$$/, '\\?');
    return `if (req.url ~ "${pattern}") {\n    call ${sub};\n  }`;
  });
  const rest = '{\n    set req.url = regsub(req.url, "\\?.*$", "");\n  }';
  return `sub keep_page_query {\n  ${[...branches, rest].join(' else ')}\n}\n`;
}

const escape = (parameter: string) => parameter.replaceAll('.', '\\.');

function writeSub(name: string, parameters: readonly string[]): string {
  const lines = parameters.map((parameter) => {
    const pattern = escape(parameter);
    if (REPEATED_NAMES.includes(parameter)) {
      return `  set req.url = req.url + regsuball(req.http.X-Edge-Query, "&(?!${pattern}(?:=|&|$))[^&]*", "");`;
    }
    return [
      `  if (req.http.X-Edge-Query ~ "&${pattern}(=|&|$)") {`,
      `    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(${pattern}(?:=[^&]*)?)(?:&.*)?$", "&\\1");`,
      '  }',
    ].join('\n');
  });
  return [
    `sub ${name} {`,
    // Most queries contain only campaign parameters: one regular expression removes them.
    `  if (req.url !~ "[?&](${parameters.map(escape).join('|')})(=|&|$)") {`,
    '    set req.url = regsub(req.url, "\\?.*$", "");',
    '    return;',
    '  }',
    '  set req.http.X-Edge-Query = "&" + regsub(req.url, "^[^?]*\\?", "");',
    '  set req.url = regsub(req.url, "\\?.*$", "?");',
    ...lines,
    '  set req.url = regsub(req.url, "\\?&?$", "");',
    '  set req.url = regsub(req.url, "\\?&", "?");',
    '  unset req.http.X-Edge-Query;',
    '}\n',
  ].join('\n');
}

const STYLE = [
  ':root{color-scheme:dark}',
  'body{margin:0;min-height:100vh;display:grid;place-content:center;text-align:center;gap:8px;padding:24px;',
  'background:#1a1b1d;color:#f5f2ec;font:400 17px/1.5 system-ui,sans-serif}',
  'h1{margin:0;font-size:32px;line-height:1.15}p{margin:0;max-width:34ch;color:#c6c4bf}',
  'a{justify-self:center;margin-top:16px;padding:12px 24px;border-radius:999px;background:#ffc46b;color:#241705;',
  'font-weight:600;text-decoration:none}a:focus-visible{outline:3px solid #ffe0ad;outline-offset:3px}',
].join('');

/** The error page during an outage. The edge serves it without our servers: it loads no file, and a screen reader can read it. */
function writePage(product: string): string {
  const { unavailableTitle, unavailableMessage, tryAgain } = edge;
  return [
    '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${unavailableTitle} | ${product}</title><style>${STYLE}</style></head>`,
    `<body><p>${product}</p><h1>${unavailableTitle}</h1><p>${unavailableMessage}</p>`,
    `<a href="">${tryAgain}</a></body></html>`,
  ].join('');
}

export function writeUnavailableVcl(product: string): string {
  const hash = createHash('sha256').update(STYLE).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`;
  const inFrames = policy.replace("frame-ancestors 'none'", 'frame-ancestors *');
  const failure = JSON.stringify({ error: { status: 'UNAVAILABLE', message: refusals.tooBusy } });
  return `${NOTICE}sub say_unavailable {
  set resp.http.Retry-After = std.integer(real = std.random(2, 8), fallback = 5);
  set resp.http.X-Content-Type-Options = "nosniff";
  set resp.http.X-Frame-Options = "DENY";
  if (req.url ~ "^/(?:(?:api|functions)/|oembed(?:\\?|$))" || req.url ~ "\\.data(\\?|$)") {
    set resp.http.Content-Type = "application/json; charset=utf-8";
    synthetic("""${failure}""");
  } elsif (req.url ~ "^/(img|cartao|assets)/") {
    set resp.http.Content-Type = "text/plain; charset=utf-8";
    synthetic("");
  } else {
    set resp.http.Content-Type = "text/html; charset=utf-8";
    set resp.http.Content-Language = "pt-BR";
    set resp.http.Content-Security-Policy = "${policy}";
    # Widgets are shown in frames of other sites, also while they fail.
    if (req.url ~ "^/embed/") {
      unset resp.http.X-Frame-Options;
      set resp.http.Content-Security-Policy = "${inFrames}";
    }
    synthetic("""${writePage(product)}""");
  }
}
`;
}
