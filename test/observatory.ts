import { parse } from 'node-html-parser';

/**
 * Mozilla's HTTP Observatory, version 2 (github.com/mdn/mdn-http-observatory, src/grader/charts.js and src/analyzer/tests), as far
 * as our responses decide it. Not judged: the redirect from http (done by the TLS proxy, 0 points if right) and browsers' preload
 * lists (5 points more).
 */
export function scoreByObservatory(headers: Headers, html: string, siteUrl: string): number {
  const modifiers = [
    scorePolicy(headers),
    scoreCookies(headers),
    scoreSharing(headers),
    scoreTransport(headers),
    scoreReferrer(headers),
    scoreScripts(html, siteUrl),
    headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    scoreFraming(headers),
    scoreToken(headers.get('cross-origin-resource-policy'), ['same-origin', 'same-site'], ['cross-origin']),
    scoreToken(
      headers.get('cross-origin-opener-policy'),
      ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'],
      ['unsafe-none'],
    ),
    scoreToken(headers.get('cross-origin-embedder-policy'), ['require-corp', 'credentialless'], ['unsafe-none']),
  ];
  const lost = modifiers.filter((modifier) => modifier < 0).reduce((sum, modifier) => sum + modifier, 100);
  // Extra credit counts only from 90 points.
  return Math.max(0, lost >= 90 ? modifiers.reduce((sum, modifier) => sum + modifier, 100) : lost);
}

const BROAD = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']);
const INLINE = new Set(["'unsafe-inline'", 'data:']);

function parsePolicy(headers: Headers): Map<string, string[]> | undefined {
  const policy = new Map<string, string[]>();
  for (const entry of (headers.get('content-security-policy') ?? '').split(';')) {
    const [name = '', ...sources] = entry.trim().toLowerCase().split(/\s+/);
    if (name === '') continue;
    if (policy.has(name)) return undefined;
    policy.set(name, sources.length === 0 && name.endsWith('-src') ? ["'none'"] : sources);
  }
  return policy;
}

function scorePolicy(headers: Headers): number {
  const policy = parsePolicy(headers);
  if (!policy || policy.size === 0) return -25;
  const read = (name: string) => {
    const sources = policy.get(name) ?? policy.get('default-src') ?? ['*'];
    const isHashed = sources.some((source) => /^'(?:sha(?:256|384|512)|nonce)-/.test(source));
    return sources.filter((source) => !isHashed || source !== "'unsafe-inline'");
  };
  const [script, style, object] = [read('script-src'), read('style-src'), read('object-src')];
  const isInsecure = (source: string) => /^(?:http|ftp):/.test(source);
  const passive = new Set(['img-src', 'media-src']);
  const active = [...policy].filter(([name]) => !passive.has(name)).flatMap(([, sources]) => sources);
  if (script.some((source) => BROAD.has(source) || INLINE.has(source)) || object.some((source) => BROAD.has(source)))
    return -20;
  if (active.some(isInsecure)) return -20;
  if ([...script, ...style].includes("'unsafe-eval'")) return -10;
  if ([...passive].some((name) => read(name).some(isInsecure))) return -10;
  if (style.some((source) => BROAD.has(source) || INLINE.has(source))) return 0;
  return policy.get('default-src')?.join(' ') === "'none'" ? 10 : 5;
}

/** With HSTS, as ours has; the worst cookie counts. */
function scoreCookies(headers: Headers): number {
  const scores = headers.getSetCookie().map((cookie) => {
    const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim().toLowerCase());
    const name = pair.split('=')[0] ?? '';
    const [isSession, isToken] = [/login|sess/.test(name), name.includes('csrf')];
    const site = attributes.find((attribute) => attribute.startsWith('samesite'));
    const isSecure = attributes.includes('secure');
    if (isSession && !attributes.includes('httponly')) return -30;
    if (isToken && !site) return -20;
    if (site && (!/^samesite=(?:lax|strict|none)$/.test(site) || (site.endsWith('none') && !isSecure))) return -20;
    if (!isSecure) return isSession ? -10 : -5;
    return site ? 5 : 0;
  });
  return scores.length === 0 ? 0 : Math.min(...scores);
}

function scoreSharing(headers: Headers): number {
  const isOpen = headers.has('access-control-allow-origin') && headers.get('access-control-allow-origin') !== '*';
  return isOpen && headers.get('access-control-allow-credentials') === 'true' ? -50 : 0;
}

function scoreTransport(headers: Headers): number {
  const [, seconds] = /(?:^|;)\s*max-age=(\d+)/i.exec(headers.get('strict-transport-security') ?? '') ?? [];
  if (seconds === undefined) return -20;
  return Number(seconds) < 15_552_000 ? -10 : 0;
}

function scoreReferrer(headers: Headers): number {
  const policy = headers.get('referrer-policy')?.split(',').at(-1)?.trim();
  if (policy === undefined) return 0;
  return /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy) ? 5 : -5;
}

/** All our scripts are same-origin; any other needs an integrity attribute, and costs points without one. */
function scoreScripts(html: string, siteUrl: string): number {
  const scripts = parse(html).querySelectorAll('script[src]');
  const foreign = scripts.filter((script) => new URL(script.getAttribute('src') ?? '', siteUrl).origin !== siteUrl);
  if (foreign.length > 0) return foreign.every((script) => script.getAttribute('integrity')) ? 5 : -5;
  return scripts.length > 0 && scripts.every((script) => script.getAttribute('integrity')) ? 5 : 0;
}

function scoreFraming(headers: Headers): number {
  if (parsePolicy(headers)?.has('frame-ancestors')) return 5;
  return /^(?:deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') ? 5 : -20;
}

function scoreToken(value: string | null, good: readonly string[], plain: readonly string[]): number {
  if (value === null || plain.includes(value)) return 0;
  return good.includes(value) ? 10 : -5;
}
