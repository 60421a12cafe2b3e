import { sql } from 'kysely';
import type { OwnOffer } from '#shared/domain/subscriptions/own-offers.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import type { Trx } from '../../infra/db.ts';
import type { ProjectedVoice } from '../dubbing/dubbing-credits.ts';
import type { CreditEdit } from '../people/credit-edits.ts';
import { type CreditedPerson, upsertPeople } from '../people/credited-people.ts';
import { type Alias, replaceAliases } from './aliases.ts';
import {
  type OfferedService,
  type PartRow,
  type ProjectionStamp,
  replaceParts,
  upsertServices,
} from './title-parts.ts';
import { TITLE_TABLES, type TitleRef } from './title-tables.ts';

/** What is projected of films and series alike, beside their row. */
export interface TitleProjection<K extends TitleKind> {
  people: CreditedPerson[];
  cast: PartRow<`${K}_cast`>[];
  crew: PartRow<`${K}_crew`>[];
  creditEdits: CreditEdit[];
  voices: ProjectedVoice[];
  ownOffers: readonly OwnOffer[];
  images: PartRow<`${K}_images`>[];
  videos: PartRow<`${K}_videos`>[];
  services: OfferedService[];
  addedServices: OfferedService[];
  offers: PartRow<`${K}_offers`>[];
  aliases: Alias[];
}

/** For a row that is there already: everything is replaced, and readers see a new version. */
export const asNewVersion = <R extends object>(row: R) => ({
  ...row,
  version: sql<number>`nextval('content_version')`,
  updated_at: sql<Date>`now()`,
});

/** Replaces what belongs to a title; its rows are read when the services of its offers are stored. */
export async function saveTitleParts<K extends TitleKind>(
  trx: Trx,
  title: TitleRef & { kind: K },
  projection: TitleProjection<K>,
  written: ProjectionStamp,
  readParts: () => Promise<Parameters<typeof replaceParts>[2]>,
): Promise<void> {
  await upsertPeople(trx, projection.people, written.seenAt);
  await upsertServices(trx, projection.services, written.seenAt);
  await replaceParts(trx, title.id, await readParts());
  await replaceAliases(trx, { entity: title.kind, id: title.id }, projection.aliases);
}

/** TMDB was asked and nothing had changed: only the check time moves, and no cached copy is invalidated. */
export async function touchOffers(trx: Trx, { kind, id }: TitleRef, checkedAt: Date): Promise<void> {
  await sql`
    update ${sql.table(TITLE_TABLES[kind].titles)} set offers_checked_at = ${checkedAt}::timestamptz where id = ${id}
  `.execute(trx);
}
