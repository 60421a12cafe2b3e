import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { OutageSum } from './sum-outage.ts';

function openLog() {
  const clock = { now: 0 };
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)) as Record<string, unknown>);
      done();
    },
  });
  const sum = new OutageSum({ databaseUrl: 'postgres://a:b@db:5433/c', clock: () => clock.now });
  const log = createLog('info', stream, sum);
  const pass = (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      clock.now += 1_000;
      sum.report((level, fields, message) => log[level](fields, message));
    }
  };
  return {
    log,
    pass,
    lines,
    messages: () => lines.splice(0).map(({ msg, lines: count }) => (count ? [msg, count] : msg)),
  };
}

const refused = (port = 5433) =>
  Object.assign(new Error(`connect ECONNREFUSED 127.0.0.1:${port}`), { code: 'ECONNREFUSED', port });

test('an outage is its first line, sums at growing intervals and an end', () => {
  const { log, pass, messages } = openLog();
  for (let second = 0; second < 75; second += 1) {
    log.error({ err: refused() }, 'job queue error');
    if (second % 5 === 0) log.warn({ err: refused() }, 'tag listener lost');
    pass(1);
  }
  expect(messages()).toEqual([
    'job queue error',
    ['the database is still away', 11],
    ['the database is still away', 24],
    ['the database is still away', 48],
  ]);
  pass(30);
  expect(messages()).toEqual([['the database is back: nothing failed for ten seconds', 90]]);
  log.error({ err: refused() }, 'job queue error');
  expect(messages()).toEqual(['job queue error']);
});

test('copies of errors, cut connections and a server that starts belong to it', () => {
  const { log, messages } = openLog();
  log.error({ err: refused() }, 'first');
  log.error({ err: { ...refused(), message: 'connect ECONNREFUSED' } }, 'job queue error');
  log.warn({ err: new Error('Connection terminated unexpectedly') }, 'lost');
  log.warn({ err: Object.assign(new Error('starting up'), { code: '57P03' }) }, 'not yet');
  log.warn({ err: new AggregateError([refused(), refused()], '') }, 'both addresses');
  expect(messages()).toEqual(['first']);
});

test('requests, bugs, lower levels and other servers are logged as ever', () => {
  const { log, messages } = openLog();
  log.error({ err: refused() }, 'first');
  log.error({ err: refused(), requestId: 'x' }, 'request failed');
  log.error({ err: new Error('bug') }, 'job failed');
  log.info({ err: refused() }, 'noted');
  log.warn({ err: refused(587) }, 'no mail');
  log.warn('without fields');
  log.warn({ err: Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }) }, 'cut');
  expect(messages()).toEqual(['first', 'request failed', 'job failed', 'noted', 'no mail', 'without fields', 'cut']);
});
