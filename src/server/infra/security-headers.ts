import { hash } from 'node:crypto';

/** Where browsers report violations of the policy (processes/web/mount-csp-reports.ts). */
export const CSP_REPORTS_PATH = '/a/csp';

/** Everything from our own origin; frames only for a trailer that a visitor started. */
const POLICY: Record<string, string> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'frame-src': 'https://www.youtube-nocookie.com',
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'object-src': "'none'",
  // Markup as a string is refused, except what these two policies of our scripts return (app/trusted-types.ts).
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default rich-text',
  // Chromium reads `report-to`, older browsers and Firefox `report-uri`.
  'report-to': 'csp',
  'report-uri': CSP_REPORTS_PATH,
};

export interface SecurityOptions {
  /** HSTS and upgrades only make sense if the site itself is https. */
  isHttps: boolean;
  /** Asks for the browsers' preload list. That takes months to undo, so the operator has to enable it. */
  hasHstsPreload?: boolean;
}

/** On every response of every service. */
export function securityHeaders({ isHttps, hasHstsPreload }: SecurityOptions): Record<string, string> {
  return {
    'Content-Security-Policy': buildPolicy('', { isHttps }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), interest-cohort=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Reporting-Endpoints': `csp="${CSP_REPORTS_PATH}"`,
    ...(isHttps && {
      'Strict-Transport-Security': `max-age=63072000; includeSubDomains${hasHstsPreload ? '; preload' : ''}`,
    }),
  };
}

/** For a constant page, such as the API's documentation: allows each of its inline scripts by hash. */
export function pagePolicy(html: string, options: SecurityOptions): string {
  return buildPolicy(html, options);
}

/** What ui/pictures/dominant-colour.tsx writes. React gives the style element it collects these in no nonce. */
const COLOURS = /^(?:\.ink-[\da-f]{6}\{--ink:#[\da-f]{6}\})+$/;

/**
 * A cached page cannot have a nonce, which all readers would share, so scripts and styles are allowed by hash: scripts with the
 * nonce of the render, which injected markup cannot know, and styles that only set colours.
 */
export function allowOwnInline(
  { html, nonce }: { html: Buffer; nonce: string },
  options: SecurityOptions,
): { html: Buffer; policy: string } {
  const parts = splitAt(html, ` nonce="${nonce}"`);
  const scripts = parts.slice(1).flatMap((after, at) => findMarkedScript(parts[at] ?? html, after));
  const unmarked = Buffer.concat(parts);
  // React puts them in the head. As Latin-1, one byte is one character: cheap, and colours are ASCII.
  const head = unmarked.toString('latin1', 0, unmarked.indexOf('</head>') + 1);
  const colours = findInline(head, 'style').filter((rules) => COLOURS.test(rules));
  return { html: unmarked, policy: writeWithInline({ scripts, styles: colours }, options) };
}

function splitAt(html: Buffer, mark: string): Buffer[] {
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, from)) {
    parts.push(html.subarray(from, at));
    from = at + mark.length;
  }
  return [...parts, html.subarray(from)];
}

/** The script whose opening tag has the mark between `before` and `after`. */
function findMarkedScript(before: Buffer, after: Buffer): Buffer[] {
  const bodyFrom = after.indexOf('>') + 1;
  const tag = before.toString('utf8', before.lastIndexOf('<')) + after.toString('utf8', 0, bodyFrom);
  const bodyTo = after.indexOf('</script>', bodyFrom);
  return tag.startsWith('<script') && !/\ssrc=/.test(tag) && bodyTo >= 0 ? [after.subarray(bodyFrom, bodyTo)] : [];
}

/** For a page that is never shared: scripts carry a nonce that is new for each response. No frames but our own previews. */
export function noncePolicy(nonce: string, { isHttps }: SecurityOptions): string {
  const policy = {
    ...POLICY,
    'script-src': `'self' 'nonce-${nonce}'`,
    'frame-src': "'self'",
    // The text editor parses pasted markup through a policy of its own.
    'trusted-types': `${POLICY['trusted-types']} ProseMirrorClipboard`,
  };
  return writePolicy(policy, isHttps);
}

/** Previews of drafts are framed by the admin, and by no other site. */
export function framedByOurselves(policy: string): Record<string, string> {
  return {
    'content-security-policy': policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    'x-frame-options': 'SAMEORIGIN',
  };
}

/**
 * For `/embed/…`, the only pages that other sites may frame: one style by its hash, pictures of ours, and nothing that could act.
 * The sandbox lets a link open a new tab and nothing more: no script, no form, no navigation of the page around it.
 */
export function framedHeaders(html: string, { isHttps }: SecurityOptions): Record<string, string> {
  const policy = {
    'default-src': "'none'",
    'style-src': toHashes(findInline(html, 'style')).join(' ') || "'none'",
    'img-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': '*',
    // With its own origin, or the picture service would refuse its pictures to it.
    sandbox: 'allow-popups allow-popups-to-escape-sandbox allow-same-origin',
  };
  return { 'Content-Security-Policy': writePolicy(policy, isHttps), 'Cross-Origin-Resource-Policy': 'cross-origin' };
}

function buildPolicy(html: string, options: SecurityOptions): string {
  return writeWithInline({ scripts: findInline(html, 'script'), styles: findInline(html, 'style') }, options);
}

/** The policy of a page with these inline scripts and styles. */
function writeWithInline(
  inline: { scripts: readonly (string | Buffer)[]; styles: string[] },
  { isHttps }: SecurityOptions,
): string {
  const withHashes = (name: string, bodies: readonly (string | Buffer)[]) =>
    [POLICY[name], ...toHashes(bodies)].join(' ');
  const own = {
    'script-src': withHashes('script-src', inline.scripts),
    'style-src': withHashes('style-src', inline.styles),
  };
  return writePolicy({ ...POLICY, ...own }, isHttps);
}

function writePolicy(policy: Readonly<Record<string, string>>, isHttps: boolean): string {
  const directives = Object.entries(policy).map(([name, value]) => `${name} ${value}`);
  return [...directives, ...(isHttps ? ['upgrade-insecure-requests'] : [])].join('; ');
}

/** Scripts with a `src` are covered by 'self'; data blocks (JSON-LD) are not scripts. */
function findInline(html: string, element: 'script' | 'style'): string[] {
  const found: string[] = [];
  const [opening, closing] = [`<${element}`, `</${element}>`];
  for (let start = html.indexOf(opening); start !== -1; ) {
    const open = html.indexOf('>', start);
    const end = open === -1 ? -1 : html.indexOf(closing, open);
    if (end === -1) break;
    const attributes = html.slice(start + opening.length, open);
    if (!/\ssrc=/.test(attributes) && !attributes.includes('application/')) found.push(html.slice(open + 1, end));
    start = html.indexOf(opening, end);
  }
  return found;
}

function toHashes(bodies: readonly (string | Buffer)[]): string[] {
  return [...new Set(bodies.map((body) => `'sha256-${hash('sha256', body, 'base64')}'`))];
}
