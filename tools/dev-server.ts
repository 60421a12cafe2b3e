import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { mountFunctions } from '../src/processes/functions/mount-functions.ts';
import { mountImages } from '../src/processes/images/mount-images.ts';
import { mountMeasurement } from '../src/processes/web/mount-measurement.ts';
import { mountWeb } from '../src/processes/web/mount-web.ts';
import { openAdminContext, openContext } from '../src/server/context.ts';
import { createImageService } from '../src/server/images/serve-image.ts';
import { readEnv } from '../src/server/infra/env.ts';
import { createHttpApp } from '../src/server/infra/http.ts';
import { createLog } from '../src/server/infra/log.ts';
import { openStaff } from '../src/server/staff/staff.ts';

/** What src/main.ts mounts, with the pages taken fresh from Vite. Started and restarted by tools/dev.ts. */
const env = readEnv();
const log = createLog(env.LOG_LEVEL);
const { ctx } = await openContext(env, log);
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
const app = await createHttpApp({ log, metrics: ctx.metrics, trustedProxies: [], isHttps: false });

app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, () => done()));
// Vite injects styles and its own scripts into the page; the policy of production would refuse them.
app.addHook('onSend', async (_request, reply) => void reply.removeHeader('content-security-policy'));

await mountImages(app, createImageService(ctx, env), { areLimitsOn: false });
await mountFunctions(app, ctx, { areLimitsOn: false });
await mountMeasurement(app, { ctx, areLimitsOn: false });
const staff = env.ADMIN_SECRET
  ? openStaff(openAdminContext(env, ctx).ctx, { secret: env.ADMIN_SECRET, product: env.PRODUCT_NAME })
  : undefined;
await mountWeb(app, {
  ctx,
  site: {
    name: env.PRODUCT_NAME,
    url: env.SITE_URL,
    contactEmail: env.CONTACT_EMAIL,
    isDemo: true,
    hasGoogleAnalytics: false,
    hasAggregateRating: true,
  },
  isHttps: false,
  // What was just written is what is shown.
  isKeepingPages: false,
  staff,
  async loadBuild() {
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
    return { site: build, admin: build };
  },
  manifests: new Map(),
  clientFolder: undefined,
});
await app.listen({ host: env.HOST, port: env.PORT });
process.stdout.write(`ready ${env.SITE_URL}\n`);
