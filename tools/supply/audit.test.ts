import { expect, test } from 'vitest';
import { readAudit } from './audit.ts';

const clean = { metadata: { vulnerabilities: { info: 0, low: 0, moderate: 2, high: 1, critical: 0, total: 3 } } };

test('a report is read', () => {
  expect(readAudit(JSON.stringify(clean))).toEqual({ kind: 'known', moderate: 2, high: 1, critical: 0 });
});

test.each([
  ['a mirror without the endpoint', { message: '405 Method Not Allowed', statusCode: 405 }],
  ['a registry that is down', { message: '503', statusCode: 503 }],
  ['a name that does not resolve', { error: { code: 'ENOTFOUND', summary: 'request failed' } }],
  ['no network', { message: 'connect', code: 'ECONNREFUSED' }],
])('%s is a skip that says why', (_what, answer) => {
  expect(readAudit(JSON.stringify(answer))).toMatchObject({
    kind: 'skipped',
    why: expect.stringContaining('registry'),
  });
});

test.each([
  ['an answer that is no JSON', '<html>'],
  ['nothing', ''],
  ['a report of another form', '{"metadata":{}}'],
  ['a refusal of ours', '{"message":"403 Forbidden","statusCode":403}'],
  ['a broken lock', '{"error":{"code":"ENOLOCK","summary":"This command requires an existing lockfile."}}'],
])('%s fails the check', (_what, stdout) => {
  expect(readAudit(stdout)).toMatchObject({ kind: 'failed' });
});

test('a missing npm fails the check, an unreachable registry skips it', () => {
  expect(readAudit('', 'ENOENT')).toMatchObject({ kind: 'failed' });
  expect(readAudit('', 'ETIMEDOUT')).toMatchObject({ kind: 'skipped' });
});
