import { expect, test } from 'vitest';
import { readCspReports } from './csp-report.ts';

const SITE = 'https://lanterninha.example';
const read = (body: unknown) => readCspReports(body, SITE, 3);
const modern = (body: object) => ({ type: 'csp-violation', age: 1, user_agent: 'x', url: `${SITE}/`, body });
const PAGE = { documentURL: `${SITE}/buscar?q=segredo`, effectiveDirective: 'script-src-elem' };

test('both report formats give the same result, without search queries', () => {
  const expected = [
    {
      directive: 'script-src-elem',
      blocked: 'other',
      blockedHost: 'evil.example',
      path: '/buscar',
      source: '/assets/a.js:3',
    },
  ];
  const source = `${SITE}/assets/a.js?x=1`;
  const blocked = 'https://evil.example/x.js?victim=1';
  expect(read([modern({ ...PAGE, blockedURL: blocked, sourceFile: source, lineNumber: 3 })])).toEqual(expected);
  const old = {
    'document-uri': PAGE.documentURL,
    'violated-directive': 'script-src-elem https://a',
    'blocked-uri': blocked,
  };
  expect(read({ 'csp-report': { ...old, 'source-file': source, 'line-number': 3 } })).toEqual(expected);
  expect(JSON.stringify(read([modern({ ...PAGE, blockedURL: blocked, referrer: `${SITE}/?q=outro` })]))).not.toMatch(
    /segredo|outro|victim/,
  );
});

test('the token of a preview is removed', () => {
  const [report] = read([modern({ ...PAGE, documentURL: `${SITE}/previa/filme/abcdef`, blockedURL: 'inline' })]);
  expect(report?.path).toBe('/previa/filme/…');
});

test.each([
  ['inline', 'inline'],
  ['trusted-types-sink', 'inline'],
  ['eval', 'eval'],
  ['chrome-extension://abc/x.js', 'extension'],
  [`${SITE}/x.js`, 'own'],
  ['data', 'other'],
])('refused %s is counted as %s', (blockedURL, blocked) => {
  expect(read([modern({ ...PAGE, blockedURL })])).toMatchObject([{ blocked }]);
});

test('a directive we do not know is counted as other: labels are not for senders to choose', () => {
  expect(read([modern({ ...PAGE, effectiveDirective: 'x'.repeat(50), blockedURL: 'inline' })])).toMatchObject([
    { directive: 'other' },
  ]);
});

test.each([
  ['nothing', null],
  ['text', 'csp-report'],
  ['another list', [1, { body: 2 }]],
  ['no directive', [modern({ documentURL: SITE, blockedURL: 'inline' })]],
  ['a page of another site', [modern({ ...PAGE, documentURL: 'https://other.example/' })]],
])('%s is no report', (_what, body) => {
  expect(read(body)).toEqual([]);
});

test('the number of reports per call is limited', () => {
  expect(read(Array.from({ length: 9 }, () => modern({ ...PAGE, blockedURL: 'inline' })))).toHaveLength(3);
});
