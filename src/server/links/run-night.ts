import type { Context } from '../context.ts';
import type { Env } from '../infra/env.ts';
import { checkLinks } from './check-links.ts';
import { openWeb } from './web.ts';

/** The worker's job. */
export async function runNight(ctx: Context, env: Env): Promise<number> {
  const oembedUrl = env.VIDEO_OEMBED_URL;
  const web = openWeb({ siteUrl: ctx.siteUrl, oembedUrl });
  try {
    return await checkLinks(ctx, {
      ...{ web, oembedUrl },
      ...{ perNight: env.LINK_CHECKS_PER_NIGHT, perHost: env.LINK_CHECKS_PER_HOST },
    });
  } finally {
    await web.close();
  }
}
