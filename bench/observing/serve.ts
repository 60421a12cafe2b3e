import { mountFunctions } from '../../src/processes/functions/mount-functions.ts';
import { CLIENT_FOLDER, loadBuild } from '../../src/processes/web/load-build.ts';
import { mountWeb, siteOf } from '../../src/processes/web/mount-web.ts';
import { openContext } from '../../src/server/context.ts';
import { readEnv } from '../../src/server/infra/env.ts';
import { createHttpApp } from '../../src/server/infra/http.ts';
import { createLog } from '../../src/server/infra/log.ts';
import type { Metrics } from '../../src/server/infra/observing/metrics.ts';
import { openTracing } from '../../src/server/infra/observing/open-tracing.ts';
import { setTracing, type Tracing } from '../../src/server/infra/observing/spans.ts';
import type { Mode } from './mode.ts';

/** Started by bench/observing.ts, which sends a mode before each measurement; listens on PORT until its parent exits. */
const env = readEnv();
const log = createLog('error');
const { ctx } = await openContext(env, log);
/** Opened once: a tracer made at each change would be part of what is measured. */
const tracings = { 'traces-1%': openAside(0.01), 'traces-all': openAside(1) };
let isObserving = true;
wrap(ctx.metrics);

process.on('message', answer);
process.on('disconnect', () => process.exit(0));

function answer(message: 'read' | Mode): void {
  if (message !== 'read') change(message);
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1_000 });
}

function change(mode: Mode): void {
  isObserving = mode !== 'off';
  setTracing(mode === 'off' || mode === 'metrics' ? undefined : tracings[mode]);
}

function openAside(share: number): Tracing | undefined {
  openTracing({ endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, share, log });
  return setTracing(undefined);
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

/**
 * The product has no switch for its metrics, so each of their functions is wrapped, once: replacing them at each change would make the engine
 * compile what calls them again, which costs more than what is measured.
 */
function wrap(metrics: Metrics): void {
  for (const metric of Object.values(metrics)) {
    if (typeof metric !== 'object') continue;
    for (const name of ['inc', 'observe', 'set']) {
      const original = Reflect.get(metric, name) as ((...args: unknown[]) => void) | undefined;
      if (original) Reflect.set(metric, name, (...args: unknown[]) => isObserving && original.apply(metric, args));
    }
  }
}
