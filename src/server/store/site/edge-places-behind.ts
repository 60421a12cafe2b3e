import type { Db, Trx } from '../../infra/db.ts';

/** Edge nodes that missed a purge: before they get purges again, everything they have cached must be invalidated. */
export async function listPlacesBehind(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('edge_places_behind').select('place').execute();
  return rows.map(({ place }) => place);
}

export async function addPlacesBehind(trx: Trx, places: readonly string[], since: Date): Promise<void> {
  if (places.length === 0) return;
  await trx
    .insertInto('edge_places_behind')
    .values(places.map((place) => ({ place, since })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removePlaceBehind(db: Db, place: string): Promise<void> {
  await db.deleteFrom('edge_places_behind').where('place', '=', place).execute();
}
