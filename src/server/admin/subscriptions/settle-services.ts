import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import { adminFreeServices } from '#shared/admin/text/free-services.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { isSlug, nameToSlug } from '#shared/domain/slug.ts';
import { toServiceFields } from '#shared/domain/subscriptions/entered-values.ts';
import { tags } from '#shared/domain/tags.ts';
import { TITLE_KINDS, type TitleKind } from '#shared/domain/titles/seen-title.ts';
import { projectTaxonomy, type TaxonomyFields } from '#shared/domain/titles/taxonomy.ts';
import { OWN_SERVICE_IDS_FROM } from '#shared/domain/titles/watch-services.ts';
import { lockUntilCommit } from '../../infra/advisory-locks.ts';
import type { Trx } from '../../infra/db.ts';
import { findRecord } from '../../store/records/records.ts';
import { listTitlesOfService, replaceOwnOffers } from '../../store/subscriptions/free-offers.ts';
import { saveOwnPlatform } from '../../store/subscriptions/free-services.ts';
import { listTaxonomy } from '../../store/taxonomy/taxonomy.ts';
import { findOverrides } from '../../store/titles/overrides.ts';
import { announceLists } from '../../sync/announce-listing.ts';
import type { Change } from '../../sync/change-catalogue.ts';

/** Writes the platforms of these services, and what is on them, as their rows say. */
export async function settleServices(change: Change, ids: readonly number[]): Promise<void> {
  await lockUntilCommit(change.trx, 'taxonomy', 'platform');
  for (const id of ids) await settlePlatform(change.trx, id);
  change.announce(...ids.map(tags.platform));
  for (const kind of TITLE_KINDS) await settleTitles(change, kind, await listTitlesOfService(change.trx, kind, ids));
}

/** Behind the platforms that TMDB knows; the largest place that the order of platforms has is 999. */
const FIRST_POSITION = 200;
const LAST_POSITION = 999;

async function settlePlatform(trx: Trx, id: number): Promise<void> {
  const record = await findRecord(trx, { entity: 'service', id });
  const fields = record && toServiceFields(record.values);
  if (!fields || fields.platformId !== null) return;
  const platforms = await listTaxonomy(trx, 'platform');
  const current = platforms.find(({ key }) => key === String(id));
  // The address stays when the name changes: editors change it where they change those of all platforms.
  const slug = current?.defaults.slug ?? nameToSlug(fields.name);
  const isTaken = platforms.some((each) => each !== current && (each.slug === slug || each.aliases.includes(slug)));
  if (!isSlug(slug) || isTaken) refuseWrongFields({ name: adminFreeServices.problems.slug(slug) });
  const defaults: TaxonomyFields = {
    ...{ name: fields.name, slug, aliases: [], h1: '', p: fields.about, description: fields.about },
    position: Math.min(FIRST_POSITION + id - OWN_SERVICE_IDS_FROM, LAST_POSITION),
    ...{ isVisible: true, article: fields.article, serviceUrl: fields.url, searchUrl: '' },
  };
  const shown = projectTaxonomy(defaults, await findOverrides(trx, { entity: 'platform', id }));
  await saveOwnPlatform(trx, {
    ...{ id, defaults },
    shown: { ...shown, isVisible: shown.isVisible && record.isPublic },
  });
}

async function settleTitles(change: Change, kind: TitleKind, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await replaceOwnOffers(change.trx, kind, ids, toBrazilianDay(change.now));
  announceLists(change, kind);
  change.announce(...ids.map((id) => tags[kind](id)));
}
