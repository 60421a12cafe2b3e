import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import { editing } from '#shared/admin/text/field-problems.ts';
import { adminMedia } from '#shared/admin/text/media.ts';
import { isOwnPicturePath, listOwnPaths } from '#shared/domain/pictures/own-picture-path.ts';
import type { Trx } from '../../infra/db.ts';
import { listPictureFacts } from '../../store/pictures/own-pictures.ts';

/** A picture of ours needs a description, and a licence that has not ended. A gallery has descriptions of its own. */
export async function refuseUnfitPictures(trx: Trx, values: Readonly<Record<string, unknown>>): Promise<void> {
  const named = listOwnPaths(values);
  if (named.length === 0) return;
  const facts = new Map((await listPictureFacts(trx, named)).map((picture) => [picture.path, picture]));
  const faultOf = (value: unknown): string | undefined => {
    const pictures = listOwnPaths(value).flatMap((path) => facts.get(path) ?? []);
    if (pictures.some(({ endedAt }) => endedAt !== null)) return adminMedia.licenceEnded;
    const isPath = typeof value === 'string' && isOwnPicturePath(value);
    return isPath && pictures.some(({ alt }) => alt === '') ? editing.altMissing : undefined;
  };
  refuseWrongFields(Object.fromEntries(Object.entries(values).map(([field, value]) => [field, faultOf(value)])));
}
