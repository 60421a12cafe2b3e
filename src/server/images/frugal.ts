import type { PictureKind, PictureRequest } from '#shared/domain/pictures/picture-request.ts';
import { widthOf } from './sizes.ts';

/** One pixel per CSS pixel of the largest place a phone shows it in. */
const ENOUGH: Record<PictureKind, string> = {
  poster: 'w185',
  backdrop: 'w500',
  still: 'w300',
  profile: 'w185',
  logo: 'w92',
  video: 'w320',
};

/** For `Save-Data: on`: the same picture, no larger than necessary. */
export function toFrugal(request: PictureRequest): PictureRequest {
  const size = ENOUGH[request.kind];
  return widthOf(request) > widthOf({ kind: request.kind, size }) ? { ...request, size } : request;
}
