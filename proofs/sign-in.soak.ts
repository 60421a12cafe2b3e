import { sql } from 'kysely';
import { openContext } from '../src/server/context.ts';
import { readEnv } from '../src/server/infra/env.ts';
import { createLog } from '../src/server/infra/log.ts';
import { openStaff } from '../src/server/staff/staff.ts';
import { guessCodes, guessPasswords, isToldApart, timeGuesses } from '../test/staff/guessing.ts';
import { enrol } from '../test/staff/people.ts';
import { startStack } from '../tools/stack.ts';
import { reportSoak } from './report.ts';

/** The full count of test/staff-guessing.db.test.ts: 1,000 passwords, 100 codes, 200 rounds of timing. */
const PASSWORDS = 1_000;
const CODES = 100;
const ROUNDS = 200;

const stack = await startStack('embedded', { LOG_LEVEL: 'silent', SITE_URL: 'http://localhost:4391' });
try {
  const env = readEnv(stack.env);
  const { ctx, close } = await openContext(env, createLog(env.LOG_LEVEL));
  const staff = openStaff(ctx, { secret: env.ADMIN_SECRET ?? '', product: env.PRODUCT_NAME });
  const forgetTries = async () => void (await sql`delete from staff.tries`.execute(ctx.db));
  for (const name of ['ana', 'bia', 'clara']) await enrol(staff, `${name}@example.com`, 'editor');

  const passwords = await guessPasswords(staff, 'ana@example.com', PASSWORDS);
  await forgetTries();
  const codes = await guessCodes(staff, 'bia@example.com', CODES);
  const timings = await timeGuesses(staff, 'clara@example.com', ROUNDS, forgetTries);

  const isHeld =
    passwords.tried === 5 && passwords.refused === PASSWORDS - 5 && codes.tried === 5 && codes.refused === CODES - 5;
  const ms = (value: number) => value.toFixed(1);
  const problems = [...passwords.others, ...codes.others];
  if (!isHeld) problems.push(`${passwords.refused} passwords and ${codes.refused} codes were refused unread`);
  if (isToldApart(timings)) problems.push('the response time distinguishes known from unknown accounts');
  reportSoak({
    line:
      `sign-in: ${PASSWORDS} wrong passwords, ${passwords.tried} tried; ${CODES} wrong codes, ${codes.tried} tried; ` +
      `median of ${ROUNDS}: known account ${timings.knownMs.map(ms).join(', ')} ms, unknown account ${ms(timings.unknownMs)} ms`,
    problems,
  });
  await close();
} finally {
  await stack.stop();
}
