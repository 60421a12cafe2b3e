import { openBatchContext, openContext } from '../src/server/context.ts';
import { readEnv } from '../src/server/infra/env.ts';
import { createLog } from '../src/server/infra/log.ts';
import { killEditors } from '../test/editing/kill-editors.ts';
import { type KilledKind, killedWrites } from '../test/editing/killed-writes.ts';
import { startStack } from '../tools/stack.ts';
import { countOf, reportSoak } from './report.ts';

/** The full count of test/editors-killed.db.test.ts, for each kind of what editors write. */
const KILLS = countOf(100);
const stack = await startStack('embedded', { LOG_LEVEL: 'silent', DATABASE_STATEMENT_TIMEOUT_MS: '30000' });
try {
  const env = readEnv(stack.env);
  const opened = await openContext(env, createLog(env.LOG_LEVEL));
  // Patient with a busy machine.
  const { ctx, close } = openBatchContext(env, opened.ctx);
  const problems: string[] = [];
  const lines: string[] = [];
  for (const kind of Object.keys(killedWrites) as KilledKind[]) {
    const result = await killEditors({ ctx, variables: stack.env, kind }, KILLS, 2026);
    problems.push(...result.problems.map((problem) => `${kind}: ${problem}`));
    lines.push(`${kind} ${result.acknowledged}`);
    process.stdout.write(
      `${kind}: ${KILLS} kills, ${result.acknowledged} writes, ${result.problems.length} failures\n`,
    );
  }
  reportSoak({ line: `editors-killed: ${KILLS} kills each, acknowledged writes: ${lines.join(', ')}`, problems });
  await close();
  await opened.close();
} finally {
  await stack.stop();
}
