import { expect, test } from 'vitest';
import { findRule, judge, type Standing, type Verdict } from './rules.ts';
import type { Rule } from './subjects/subject-rules.ts';

const nobody: Standing = { session: 'none', role: undefined, isConfirmed: false };
const half: Standing = { session: 'half', role: 'administrator', isConfirmed: false };
const reader: Standing = { session: 'full', role: 'reader', isConfirmed: true };
const stale: Standing = { session: 'full', role: 'administrator', isConfirmed: false };
const fresh: Standing = { session: 'full', role: 'administrator', isConfirmed: true };

const CASES: [string, Rule, Verdict[]][] = [
  ['for anyone', { needs: 'anyone' }, ['granted', 'granted', 'granted', 'granted', 'granted']],
  ['for a half session', { needs: 'half' }, ['sign-in', 'granted', 'already-in', 'already-in', 'already-in']],
  ['for any session', { needs: 'session' }, ['sign-in', 'granted', 'granted', 'granted', 'granted']],
  ['to see', { needs: 'see' }, ['sign-in', 'finish-sign-in', 'granted', 'granted', 'granted']],
  ['to administer', { needs: 'administer' }, ['sign-in', 'finish-sign-in', 'forbidden', 'granted', 'granted']],
  [
    'dangerous',
    { needs: 'administer', isDangerous: true },
    ['sign-in', 'finish-sign-in', 'forbidden', 'confirm', 'granted'],
  ],
];

test.each(CASES)(
  'a rule %s is the same for nobody, half, reader, stale and fresh administrator',
  (_, rule, verdicts) => {
    expect([nobody, half, reader, stale, fresh].map((standing) => judge(rule, standing))).toEqual(verdicts);
  },
);

test('pages and actions missing from the table have no rule', () => {
  expect(findRule('/admin/usuarios', 'invite')).toBeDefined();
  for (const [path, action] of [
    ['/admin/nao-existe', undefined],
    ['/admin/usuarios', 'promote'],
    ['/admin/usuarios', 'constructor'],
    ['toString', undefined],
    ['/admin/usuarios', ''],
  ] as const)
    expect(findRule(path, action)).toBeUndefined();
});

test.each(['changePassword', 'removeApp', 'removePasskey'] as const)(
  '%s needs a recent proof of who asks',
  (action) => {
    expect(findRule('/admin/conta', action)).toMatchObject({ isDangerous: true });
  },
);

test.each(['end', 'endOthers', 'endAnother'] as const)('%s of sessions needs a recent proof of who asks', (action) => {
  expect(findRule('/admin/sessoes', action)).toMatchObject({ isDangerous: true });
});
