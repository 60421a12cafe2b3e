import type { EnteredFields } from '#shared/domain/subscriptions/entered.ts';
import type { Db } from '../../infra/db.ts';
import { listFreeServices } from '../../store/subscriptions/free-services.ts';
import { listItemTitles } from '../../store/titles/item-titles.ts';
import type { Names } from './describe-change.ts';
import { openPlatforms } from './open-platforms.ts';

/** Names of the platforms, services and titles that these rows refer to. */
export async function openEnteredNames(db: Db, entered: readonly EnteredFields[]): Promise<Names> {
  const keys = entered.flatMap((fields) =>
    'titleId' in fields ? [{ kind: fields.titleKind, titleId: fields.titleId }] : [],
  );
  const [{ nameOf }, titles, services] = await Promise.all([
    openPlatforms(db),
    listItemTitles(db, keys),
    keys.length > 0 ? listFreeServices(db) : [],
  ]);
  const names = new Map(titles.map(({ kind, titleId, title }) => [`${kind} ${titleId}`, title]));
  const ofServices = new Map(services.map(({ id, name }) => [id, name]));
  return {
    platform: (id) => ofServices.get(id) ?? nameOf(id),
    title: (kind, id) => names.get(`${kind} ${id}`) ?? `${kind} ${id}`,
  };
}
