import type { FastifyInstance } from 'fastify';
import type { ImageService } from '#server/images/serve-image.ts';
import { parseImageUrl } from '#shared/domain/image-url.ts';
import { IMAGE_MAX_AGE_SECONDS } from '#shared/domain/limits.ts';

/** `/img/{kind}/{size}/{file}.{format}`: a picture always, at worst the drawn one that says there is none. */
export async function mountImages(app: FastifyInstance, images: ImageService): Promise<void> {
  app.get<{ Params: { kind: string; size: string; file: string } }>(
    '/img/:kind/:size/:file',
    async (request, reply) => {
      const { kind, size, file } = request.params;
      const wanted = parseImageUrl(kind, size, file);
      const picture = wanted ? await images.get(wanted) : images.placeholder();
      return reply
        .code(wanted ? 200 : 404)
        .header(
          'Cache-Control',
          `public, max-age=${picture.isPlaceholder ? 60 : IMAGE_MAX_AGE_SECONDS}${picture.isPlaceholder ? '' : ', immutable'}`,
        )
        .header('Cross-Origin-Resource-Policy', 'same-site')
        .type(picture.contentType)
        .send(picture.bytes);
    },
  );
  app.get('/img/*', async (_request, reply) => {
    const picture = images.placeholder();
    return reply.code(404).header('Cache-Control', 'public, max-age=60').type(picture.contentType).send(picture.bytes);
  });
}
