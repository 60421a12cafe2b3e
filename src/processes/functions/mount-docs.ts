import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { sendCached } from '#server/infra/http-cached.ts';
import { pagePolicy } from '#server/infra/security-headers.ts';
import { API_DOCS_TTL_SECONDS } from '#shared/domain/limits.ts';
import { shell } from '#shared/text/shell.ts';
import { createAssetFinder } from './docs/built-assets.ts';
import { renderDocsPage } from './docs/docs-page.ts';
import { buildStyleSheet } from './docs/style-sheet.ts';
import { buildOpenApi } from './openapi.ts';

const ANSWERS = new URL('docs/example-answers.json', import.meta.url);
const CACHE_CONTROL = `public, max-age=${API_DOCS_TTL_SECONDS}`;

/** The API's description, for machines and for people. Both are rendered once. */
export function mountDocs(
  app: FastifyInstance,
  { siteUrl }: Pick<Context, 'siteUrl'>,
  product: string = shell.product,
): void {
  const answers = JSON.parse(readFileSync(ANSWERS, 'utf8')) as Record<string, unknown>;
  const site = { product, siteUrl };
  const findAsset = createAssetFinder();
  const openApi = Buffer.from(JSON.stringify(buildOpenApi({ ...site, answers })));
  const page = renderDocsPage({ ...site, answers, findAsset, css: buildStyleSheet(findAsset) });
  const policy = pagePolicy(page, { isHttps: siteUrl.startsWith('https:') });
  const html = Buffer.from(page);

  app.get('/api/openapi.json', (request, reply) => {
    reply.header('Cache-Control', CACHE_CONTROL).type('application/json; charset=utf-8');
    return sendCached(request, reply, openApi);
  });
  app.get('/api/docs', (request, reply) => {
    reply
      .headers({ 'Cache-Control': CACHE_CONTROL, 'Content-Security-Policy': policy })
      .type('text/html; charset=utf-8');
    return sendCached(request, reply, html);
  });
}
