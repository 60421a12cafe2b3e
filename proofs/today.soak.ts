import { openContext } from '../src/server/context.ts';
import { readEnv } from '../src/server/infra/env.ts';
import { createLog } from '../src/server/infra/log.ts';
import { createDice } from '../test/dice.ts';
import { checkToday } from '../test/today/check-today.ts';
import { startStack } from '../tools/stack.ts';
import { countOf, reportSoak } from './report.ts';

/** The full count of test/today.db.test.ts: 10,000 seeded questions to /hoje, each answer compared with the rules. */
const QUESTIONS = countOf(10_000);
const TITLES = 2_000;
const stack = await startStack('embedded', { LOG_LEVEL: 'silent' });
try {
  const env = readEnv(stack.env);
  const { ctx, close } = await openContext(env, createLog(env.LOG_LEVEL));
  const done = await checkToday(ctx, createDice(25), { titles: TITLES, questions: QUESTIONS });
  const { questions, answers, empty, shownAll, problems } = done;
  reportSoak({
    line: `today: ${questions} questions over ${TITLES} titles, ${answers} answers, ${empty} empty, ${shownAll} after all were shown`,
    problems,
  });
  await close();
} finally {
  await stack.stop();
}
