import { toLoggedPath } from './logged-path.ts';

/** A browser's CSP report without personal data: no query strings, no referrer, no user agent. */
export interface CspReport {
  directive: string;
  blocked: 'inline' | 'eval' | 'extension' | 'own' | 'other';
  /** Host of another site, or a scheme such as `data`; empty for the other kinds. */
  blockedHost: string;
  path: string;
  /** File and line of ours that contained the blocked code. */
  source: string;
}

const DIRECTIVES = new Set([
  ...[
    'default-src',
    'script-src',
    'script-src-elem',
    'script-src-attr',
    'style-src',
    'style-src-elem',
    'style-src-attr',
  ],
  ...['img-src', 'font-src', 'connect-src', 'frame-src', 'manifest-src', 'media-src', 'worker-src', 'object-src'],
  ...['base-uri', 'form-action', 'frame-ancestors', 'require-trusted-types-for', 'trusted-types'],
]);
const EXTENSION = /^[a-z-]*extension$/;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads `application/csp-report` (one report under `csp-report`) and `application/reports+json` (a list). Anything else, and
 * reports about other sites, is ignored: the endpoint is public.
 */
export function readCspReports(body: unknown, siteUrl: string, most: number): CspReport[] {
  const host = new URL(siteUrl).host;
  return listBodies(body)
    .slice(0, most)
    .flatMap((fields) => toReport(fields, host) ?? []);
}

function listBodies(body: unknown): Fields[] {
  if (Array.isArray(body)) {
    return (body as unknown[]).flatMap((entry) => (isFields(entry) && isFields(entry.body) ? [entry.body] : []));
  }
  if (isFields(body) && isFields(body['csp-report'])) return [body['csp-report']];
  return [];
}

function toReport(fields: Fields, host: string): CspReport | undefined {
  const read = (...names: string[]) =>
    names.map((name) => fields[name]).find((value) => typeof value === 'string') ?? '';
  const page = URL.parse(String(read('documentURL', 'document-uri')));
  const said = String(read('effectiveDirective', 'effective-directive', 'violated-directive')).split(' ')[0] ?? '';
  if (page?.host !== host || said === '') return undefined;
  const source = URL.parse(String(read('sourceFile', 'source-file')));
  const line = fields.lineNumber ?? fields['line-number'];
  return {
    directive: DIRECTIVES.has(said) ? said : 'other',
    ...describeBlocked(String(read('blockedURL', 'blocked-uri')), source, host),
    path: toLoggedPath(page.pathname),
    source:
      source?.host === host ? `${toLoggedPath(source.pathname)}${typeof line === 'number' ? `:${line}` : ''}` : '',
  };
}

function describeBlocked(
  blocked: string,
  source: URL | null,
  host: string,
): Pick<CspReport, 'blocked' | 'blockedHost'> {
  const address = URL.parse(blocked);
  const isExtension = [address, source].some((each) => each !== null && EXTENSION.test(each.protocol.slice(0, -1)));
  if (isExtension) return { blocked: 'extension', blockedHost: '' };
  if (blocked === 'inline' || blocked === 'trusted-types-sink' || blocked === 'trusted-types-policy')
    return { blocked: 'inline', blockedHost: '' };
  if (blocked === 'eval' || blocked === 'wasm-eval') return { blocked: 'eval', blockedHost: '' };
  if (address?.host === host) return { blocked: 'own', blockedHost: '' };
  return { blocked: 'other', blockedHost: (address?.host || address?.protocol || blocked).slice(0, 100) };
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
