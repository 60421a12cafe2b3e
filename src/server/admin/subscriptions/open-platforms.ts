import type { FindPlatform } from '#shared/admin/domain/subscriptions/check-subscription.ts';
import type { PlatformChoice } from '#shared/admin/domain/subscriptions/subscription-screens.ts';
import type { Db } from '../../infra/db.ts';
import { listPlatforms } from '../../store/taxonomy/platforms.ts';

/** The platforms, to find one by a word and to name one by its id. */
export async function openPlatforms(db: Db) {
  const platforms = await listPlatforms(db);
  const findPlatform: FindPlatform = (word) => {
    const wanted = word.trim().toLowerCase();
    return platforms.find(
      ({ id, slug, aliases, name }) =>
        slug === wanted || aliases.includes(wanted) || name.toLowerCase() === wanted || String(id) === wanted,
    )?.id;
  };
  const byId = new Map(platforms.map((platform) => [platform.id, platform]));
  const placeOf = new Map(platforms.map(({ name }, place) => [name, place]));
  return {
    /** In our display order; shops rent and sell, and have no plans. */
    choices: platforms
      .filter((platform) => !platform.is_shop)
      .map(({ id, slug, name }): PlatformChoice => ({ id, slug, name })),
    findPlatform,
    /** The place of a platform by its name; what has none is last. */
    placeOf: (name: string) => placeOf.get(name) ?? platforms.length,
    nameOf: (id: number) => byId.get(id)?.name ?? String(id),
    slugOf: (id: number) => byId.get(id)?.slug ?? String(id),
  };
}
