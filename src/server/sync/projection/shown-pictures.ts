import { listOwnPaths, withFocus } from '#shared/domain/pictures/own-picture-path.ts';
import type { Trx } from '../../infra/db.ts';
import { lockOwnPictures, type ShownPicture } from '../../store/pictures/own-pictures.ts';

/**
 * The overrides as they are projected: without pictures whose licence ended or that were taken off the site, so that TMDB's value is
 * projected in their place, and with the focus of the others. The stored overrides stay, and count again when a licence is renewed.
 */
export async function withShownPictures<O extends object>(trx: Trx, overrides: O): Promise<O> {
  const named = listOwnPaths(overrides);
  return named.length === 0 ? overrides : (toShown(overrides, await lockOwnPictures(trx, named)) as O);
}

/** A picture is a path, or an entry of a gallery. */
export function toShown(overrides: object, pictures: readonly ShownPicture[]): object {
  const known = new Map(pictures.map((picture) => [picture.path, picture]));
  const pathOf = (value: string) => {
    const picture = known.get(value);
    if (!picture) return value;
    return picture.isEnded ? undefined : withFocus(value, picture.focus);
  };
  return Object.fromEntries(
    Object.entries(overrides).flatMap(([field, value]: [string, unknown]) => {
      if (typeof value === 'string') {
        const path = pathOf(value);
        return path === undefined ? [] : [[field, path]];
      }
      if (typeof value !== 'object' || value === null || !('own' in value) || !Array.isArray(value.own))
        return [[field, value]];
      const own = value.own.flatMap((picture: { path: string }) => {
        const path = pathOf(picture.path);
        return path === undefined ? [] : [{ ...picture, path }];
      });
      return [[field, { ...value, own }]];
    }),
  );
}
