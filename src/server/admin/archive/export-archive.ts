import type { SitePart } from '#shared/domain/entities.ts';
import { HIDDEN_PATHS } from '#shared/domain/site/hidden-paths.ts';
import { HOME } from '#shared/domain/site/home-pins.ts';
import { PAGE_IDS, type PageName } from '#shared/domain/site/page-texts.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../infra/db.ts';
import {
  listArchivedMerges,
  listArchivedOverrides,
  listArchivedPeople,
  listArchivedPictures,
  listArchivedRecords,
} from '../../store/archive/archive-rows.ts';
import { listTaxonomy } from '../../store/taxonomy/taxonomy.ts';
import { listOverrides } from '../../store/titles/overrides.ts';
import { type Archive, FORMAT, VERSION } from './parse-archive.ts';

export interface PartKey {
  entity: SitePart;
  /** The same in every installation: the name of a page, a genre's original slug, a platform's id. */
  key: string;
  id: number;
}

/** Pages, genres, platforms and home. */
export async function listSiteParts(trx: Trx): Promise<PartKey[]> {
  const pages = (Object.keys(PAGE_IDS) as PageName[]).map((key) => ({
    entity: 'page' as const,
    key,
    id: PAGE_IDS[key],
  }));
  const genres = await listTaxonomy(trx, 'genre');
  const platforms = await listTaxonomy(trx, 'platform');
  const toPart = (entity: 'genre' | 'platform', rows: readonly { key: string; id: number }[]) =>
    rows.map(({ key, id }) => ({ entity, key, id })).toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const home = { ...HOME, key: 'home' };
  const robots = { ...HIDDEN_PATHS, key: 'paths' };
  return [home, robots, ...pages, ...toPart('genre', genres), ...toPart('platform', platforms)];
}

/** All of one moment. Values of people are left out: who wrote what stays in this installation. */
export async function exportArchive(ctx: Context): Promise<Archive> {
  return ctx.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const site: Archive['site'] = [];
      for (const { entity, key, id } of await listSiteParts(trx)) {
        for (const { field, value } of await listOverrides(trx, { entity, id }))
          site.push({ entity, key, field, value: value as Archive['site'][number]['value'] });
      }
      return {
        ...{ format: FORMAT, version: VERSION, site_url: ctx.siteUrl, exported_at: ctx.now().toISOString() },
        pictures: await listArchivedPictures(trx),
        records: await listArchivedRecords(trx),
        people: await listArchivedPeople(trx),
        overrides: await listArchivedOverrides(trx),
        site,
        merges: await listArchivedMerges(trx),
      } as unknown as Archive;
    });
}
