import type { ImageProxy, ImageProxyAnswer } from '#shared/contract/image-proxy.ts';
import { Failure } from '#shared/domain/failure.ts';
import { toOwnPictureUrl } from '#shared/domain/pictures/picture-address.ts';
import { refusals } from '#shared/text/api/refusals.ts';
import type { Context } from '../../context.ts';
import { type Answer, answerNow } from './answer.ts';

/** Returns the picture's address on our own site. It fetches nothing, so no foreign address is ever requested. */
export async function getPictureAddress(
  { siteUrl }: Pick<Context, 'siteUrl'>,
  { url, size }: ImageProxy,
): Promise<Answer<ImageProxyAnswer>> {
  const path = url.startsWith(`${siteUrl}/img/`) ? url.slice(siteUrl.length) : url;
  const own = toOwnPictureUrl(path, size);
  if (own === null) throw new Failure('invalid-argument', refusals.imageUrlInvalid);
  return answerNow({ url: own });
}
