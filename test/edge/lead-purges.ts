import { openContext, openPurgerContext } from '../../src/server/context.ts';
import { listEdgePlaces } from '../../src/server/edge/edge-places.ts';
import { purgeInLoop } from '../../src/server/edge/purge-loop.ts';
import { readEnv } from '../../src/server/infra/env.ts';
import { runAsLeader } from '../../src/server/infra/leader.ts';
import { createLog } from '../../src/server/infra/log.ts';

/** A process that only purges the edge, as the worker's leader does; the test kills it. */
const env = readEnv(process.env);
const { ctx } = await openContext(env, createLog(env.LOG_LEVEL));
const own = openPurgerContext(env, ctx);
runAsLeader({
  url: env.DATABASE_URL,
  leader: Number(process.argv[2]),
  log: ctx.log,
  work: (signal) => purgeInLoop(own.ctx, listEdgePlaces(env), signal),
});
