import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { SECURITY_TXT_DAYS } from '#shared/domain/limits.ts';

const PATH = '/.well-known/security.txt';
const DAY_MS = 24 * 3_600_000;

export interface SecurityTxtOptions {
  ctx: Pick<Context, 'now'>;
  siteUrl: string;
  /** An e-mail address or an https URL. */
  contact: string;
}

/** RFC 9116: where to report a vulnerability. Its expiry date is computed from the day it is read. */
export function mountSecurityTxt(app: FastifyInstance, { ctx, siteUrl, contact }: SecurityTxtOptions): void {
  app.get(PATH, async (_request, reply) => {
    const day = Math.floor(ctx.now().getTime() / DAY_MS);
    const lines = [
      `Contact: ${contact.startsWith('https:') ? contact : `mailto:${contact}`}`,
      `Expires: ${new Date((day + SECURITY_TXT_DAYS) * DAY_MS).toISOString().replace('.000Z', 'Z')}`,
      'Preferred-Languages: pt-BR, en',
      `Canonical: ${siteUrl}${PATH}`,
    ];
    return reply
      .header('Cache-Control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
}
