import type { FastifyInstance } from 'fastify';
import { buildOpenApi } from '#server/catalogue/api-description/openapi.ts';
import type { Context } from '#server/context.ts';
import { sendCached } from '#server/infra/http-cached.ts';
import { API_DOCS_TTL_SECONDS } from '#shared/domain/limits.ts';
import { OPENAPI_PATH } from '#shared/domain/site/api-description.ts';
import { shell } from '#shared/text/shell.ts';

/** The API's description for machines, written once. People read the page /api/docs, which the web app renders. */
export function mountOpenApi(
  app: FastifyInstance,
  { siteUrl }: Pick<Context, 'siteUrl'>,
  product: string = shell.product,
): void {
  const openApi = Buffer.from(JSON.stringify(buildOpenApi({ product, siteUrl })));
  app.get(OPENAPI_PATH, (request, reply) => {
    reply.header('Cache-Control', `public, max-age=${API_DOCS_TTL_SECONDS}`).type('application/json; charset=utf-8');
    return sendCached(request, reply, openApi);
  });
}
