import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createProcessLog } from '#server/infra/log.ts';
import { addProcessMetrics } from '#server/infra/observing/metrics.ts';
import { profileOnSignal } from '#server/infra/observing/profile-on-signal.ts';
import { endStart, parseServices, readEnvOrEnd } from './processes/cli/start-product.ts';
import { CLIENT_FOLDER, loadBuild } from './processes/web/load-build.ts';

/**
 * `node src/main.ts --services=web,functions,images,worker` starts any of them in one process with one listener, each under its
 * own prefix. If they run on several machines, the edge in front routes by the same prefixes.
 */
const services = parseServices(process.argv.slice(2));
const env = readEnvOrEnd(services);
const log = createProcessLog(env.LOG_LEVEL, env.DATABASE_URL);
// Loaded after the arguments and settings are known to be right: it takes most of the start.
const { openServices } = await import('./open-services.ts');
const { app, ctx, refuseTraffic, close } = await openServices({
  env,
  log,
  services,
  async openPages() {
    const build = await loadBuild();
    return { loadBuild: async () => build, manifests: build.manifests, clientFolder: CLIENT_FOLDER };
  },
}).catch(endStart);
addProcessMetrics(ctx.metrics);
profileOnSignal(log, ctx.now);
let isLeaving = false;

await app.listen({ host: env.HOST, port: env.PORT }).catch(endStart);
const port = (app.server.address() as AddressInfo).port;
log.info({ services: [...services], host: env.HOST, port }, 'listening');
process.send?.({ ready: true, port });

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void leave(signal));
// The parent process that started us is gone.
process.once('disconnect', () => void leave('disconnect'));

/** First fail readiness, so that load balancers stop routing to us; then answer requests in flight, then close. */
async function leave(reason: string): Promise<void> {
  if (isLeaving) return;
  isLeaving = true;
  refuseTraffic();
  log.info({ reason }, 'leaving');
  await sleep(env.DRAIN_SECONDS * 1_000);
  // Force the exit if closing hangs: no request of ours takes this long.
  setTimeout(() => process.exit(1), 20_000).unref();
  await close();
  log.info('gone');
  process.exit(0);
}
