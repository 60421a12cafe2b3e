import { expect, test } from 'vitest';
import { explainDatabaseProblem, findDatabaseProblem, READINESS_WORDS } from './database-problem.ts';

const withCode = (code: string, message = '') => Object.assign(new Error(message), { code });

test.each([
  ['a closed port', withCode('ECONNREFUSED'), 'unreachable'],
  ['a closed port on both addresses of a name', new AggregateError([withCode('ECONNREFUSED')]), 'unreachable'],
  ['a name that resolves to nothing', withCode('ENOTFOUND'), 'unreachable'],
  ['a wrong password', withCode('28P01'), 'login'],
  ['no password', new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'), 'login'],
  ['an unknown database', withCode('3D000'), 'absent'],
  ['a missing table', withCode('42P01'), 'empty'],
  ['a server that says nothing', new Error('timeout exceeded when trying to connect'), 'silent'],
  ['too many clients', withCode('53300'), 'full'],
  ['a server without TLS', new Error('The server does not support SSL connections'), 'tls'],
  ['a unique index', withCode('23505'), undefined],
  ['a bug', new TypeError('x is undefined'), undefined],
  ['no error at all', 'text', undefined],
])('%s is recognised', (_what, error, problem) => {
  expect(findDatabaseProblem(error)).toBe(problem);
});

test('every explanation says what to do; none says the password, and readiness says no address', () => {
  const url = 'postgres://ana:hunter2@db.internal:5432/films';
  for (const problem of Object.keys(READINESS_WORDS) as (keyof typeof READINESS_WORDS)[]) {
    const words = explainDatabaseProblem(problem, { setting: 'DATABASE_URL', url });
    expect(words).toMatch(/DATABASE_URL|DATABASE_POOL_SIZE|npm run cli -- migrate|to-baseline\.sql|Try again/);
    expect(words).not.toContain('hunter2');
    expect(READINESS_WORDS[problem]).not.toMatch(/ana|db\.internal|films/);
  }
});
