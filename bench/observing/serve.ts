import { mountFunctions } from '../../src/processes/functions/mount-functions.ts';
import { CLIENT_FOLDER, loadBuild } from '../../src/processes/web/load-build.ts';
import { mountWeb, siteOf } from '../../src/processes/web/mount-web.ts';
import { openContext } from '../../src/server/context.ts';
import { readEnv } from '../../src/server/infra/env.ts';
import { createHttpApp } from '../../src/server/infra/http.ts';
import { createLog } from '../../src/server/infra/log.ts';
import type { Metrics } from '../../src/server/infra/metrics.ts';
import { openTracing } from '../../src/server/infra/open-tracing.ts';
import type { Mode } from './mode.ts';

/** Started by bench/observing.ts, which sends a mode before each measurement; listens on PORT until its parent exits. */
const env = readEnv();
const log = createLog('error');
const { ctx } = await openContext(env, log);
let tracing: { close(): Promise<void> } | undefined;
const originals = new Map<object, Record<string, unknown>>();

process.on('message', (message: 'read' | Mode) => void answer(message));
process.on('disconnect', () => process.exit(0));

async function answer(message: 'read' | Mode): Promise<void> {
  if (message !== 'read') await change(message);
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1_000 });
}

async function change(mode: Mode): Promise<void> {
  await tracing?.close();
  tracing = undefined;
  listen(ctx.metrics, mode !== 'off');
  if (mode.startsWith('traces'))
    tracing = openTracing({
      endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
      share: mode === 'traces-all' ? 1 : 0.01,
      log,
    });
}

const app = await createHttpApp({ log, metrics: ctx.metrics, trustedProxies: [], isHttps: false });
// Documents are read from their table, so that each call of the function runs statements.
app.addHook('onRequest', async ({ url }) => {
  if (url.startsWith('/api/')) ctx.copies.documents.clear();
});
await mountFunctions(app, ctx, { areLimitsOn: false });
const build = await loadBuild();
const site = siteOf(env);
const options = { ctx, site, isHttps: false, staff: undefined, clientFolder: CLIENT_FOLDER };
await mountWeb(app, { ...options, manifests: build.manifests, loadBuild: async () => build });
await app.listen({ port: env.PORT, host: env.HOST });
process.send?.('ready');

/** The product has no switch for its metrics: their functions, which each metric has as its own, are replaced by empty ones. */
function listen(metrics: Metrics, isOn: boolean): void {
  const nothing = () => undefined;
  for (const metric of Object.values(metrics)) {
    if (typeof metric !== 'object') continue;
    for (const name of ['inc', 'observe', 'set']) {
      const known = originals.get(metric)?.[name] ?? (Reflect.get(metric, name) as unknown);
      if (known === undefined) continue;
      originals.set(metric, { ...originals.get(metric), [name]: known });
      Reflect.set(metric, name, isOn ? known : nothing);
    }
  }
}
