import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { mountFunctions } from '../../src/processes/functions/mount-functions.ts';
import { limitNewPictures, mountImages } from '../../src/processes/images/mount-images.ts';
import { mountWeb, siteOf } from '../../src/processes/web/mount-web.ts';
import { splitBuild } from '../../src/processes/web/split-build.ts';
import { openContext } from '../../src/server/context.ts';
import { createImageService } from '../../src/server/images/serve-image.ts';
import { readEnv } from '../../src/server/infra/env.ts';
import { createHttpApp } from '../../src/server/infra/http.ts';
import { createLog } from '../../src/server/infra/log.ts';

/** Started by proofs/lighthouse.bench.ts with the folder of a build; listens on PORT until its parent exits. */
const folder = process.argv[2] ?? '';
const env = readEnv();
process.on('disconnect', () => process.exit(0));

const log = createLog('silent');
const { ctx } = await openContext(env, log);
const whole = (await import(pathToFileURL(path.join(folder, 'server/index.js')).href)) as ServerBuild;
const build = splitBuild(whole);
const app = await createHttpApp({ log, metrics: ctx.metrics, trustedProxies: [], isHttps: false });
await mountImages(app, createImageService(ctx, env), limitNewPictures({ ...env, RATE_LIMITS: 'off' }));
await mountFunctions(app, ctx, { areLimitsOn: false });
const site = siteOf(env);
await mountWeb(app, {
  ctx,
  site,
  isHttps: false,
  staff: undefined,
  manifests: build.manifests,
  loadBuild: async () => build,
  clientFolder: path.join(folder, 'client'),
});
await app.listen({ port: env.PORT, host: env.HOST });
process.send?.('ready');
