import { toBrazilianDay } from '#shared/domain/day.ts';
import { tags } from '#shared/domain/tags.ts';
import { personOfKey, readCreditEdits } from '#shared/domain/titles/credit-edits.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import type { Trx } from '../../infra/db.ts';
import { saveVoices } from '../../store/dubbing/dubbing-credits.ts';
import { saveCreditEdits, touchPeople } from '../../store/people/credit-edits.ts';
import { findCreditFace, touchTitlesOf } from '../../store/people/credits-of-person.ts';
import { savePerson } from '../../store/people/people.ts';
import { listMergedInto, listMergedPeople } from '../../store/people/person-merges.ts';
import { copyOwnOffers, saveOwnOffers } from '../../store/subscriptions/free-offers.ts';
import { saveMovie } from '../../store/titles/movies.ts';
import { touchRelatedSeries } from '../../store/titles/related-series.ts';
import type { TitleProjection } from '../../store/titles/save-title.ts';
import { listSeasonSources } from '../../store/titles/season-sources.ts';
import { saveSeries } from '../../store/titles/series.ts';
import type { ProjectionStamp } from '../../store/titles/title-parts.ts';
import type { TitleRef } from '../../store/titles/title-tables.ts';
import { announceListing, announceLists } from '../announce-listing.ts';
import type { Change } from '../change-catalogue.ts';
import { type ForProjection, lockForProjection } from './hold-for-projection.ts';
import { projectMovie } from './project-movie.ts';
import { projectionDateOf } from './project-parts.ts';
import { projectPerson } from './project-person.ts';
import { projectSeries } from './project-series.ts';
import { raiseConflicts } from './raise-conflicts.ts';
import { PROJECTION_VERSION } from './version.ts';

/**
 * Rebuilds a film's rows after its source or its overrides changed, in the same transaction. Syncs and edits both end here, so
 * there is one rule for which value wins.
 */
export async function reprojectMovie(change: Change, movieId: number): Promise<void> {
  const { trx, announce, now } = change;
  const subject = { entity: 'movie', id: movieId } as const;
  const stored = await lockForProjection(trx, subject);
  if (!stored) return;
  await raiseConflicts(change, subject, stored);
  const merged = await listMergedPeople(trx, listCredited(stored));
  const projection = projectMovie(stored.source, stored.overrides, projectionDateOf(stored, now), merged);
  await announceListing(change, 'movie', movieId, async () => {
    await saveMovie(trx, projection, writtenBy(stored));
    await saveOffered(change, { kind: 'movie', id: movieId }, projection);
  });
  const people = await saveCredited(trx, { kind: 'movie', id: movieId }, projection);
  announce(tags.movie(movieId), ...people.map(tags.person));
}

/** As `reprojectMovie`, with every season and episode. */
export async function reprojectSeries(change: Change, seriesId: number): Promise<void> {
  const { trx, announce, now } = change;
  const subject = { entity: 'series', id: seriesId } as const;
  const stored = await lockForProjection(trx, subject);
  if (!stored) return;
  const seasons = await listSeasonSources(trx, seriesId);
  await raiseConflicts(change, subject, { ...stored, seasons });
  const merged = await listMergedPeople(trx, listCredited(stored));
  const projection = projectSeries(stored.source, seasons, stored.overrides, projectionDateOf(stored, now), merged);
  const related = await touchRelatedSeries(trx, projection.series);
  await announceListing(change, 'series', seriesId, async () => {
    await saveSeries(trx, projection, writtenBy(stored));
    await saveOffered(change, { kind: 'series', id: seriesId }, projection);
  });
  const people = await saveCredited(trx, { kind: 'series', id: seriesId }, projection);
  announce(tags.series(seriesId), ...related.map(tags.series), ...people.map(tags.person));
}

/** As `reprojectMovie`. Titles show a person's name, face and link: their pages are invalidated if one of these changed. */
export async function reprojectPerson(change: Change, personId: number): Promise<void> {
  const { trx, announce } = change;
  const subject = { entity: 'person', id: personId } as const;
  const stored = await lockForProjection(trx, subject);
  if (!stored) return;
  await raiseConflicts(change, subject, stored);
  const before = await findCreditFace(trx, personId);
  const former = await listMergedInto(trx, personId);
  const projection = projectPerson(
    stored.source,
    stored.overrides,
    former.map(({ name }) => name),
  );
  await announceListing(change, 'person', personId, () => savePerson(trx, projection, writtenBy(stored)));
  announce(tags.person(personId));
  if (stored.mergedInto !== undefined) {
    // The other's page lists the credits of this one.
    await touchPeople(trx, [stored.mergedInto]);
    announce(tags.person(stored.mergedInto));
  }
  if (before === undefined || before === (await findCreditFace(trx, personId))) return;
  const { movies, series } = await touchTitlesOf(trx, personId);
  announce(...movies.map(tags.movie), ...series.map(tags.series));
}

/** What editors' services have of a title: its row does not say it, and lists and the pages of the services show it. */
async function saveOffered(
  change: Change,
  title: TitleRef,
  { ownOffers }: Pick<TitleProjection<TitleKind>, 'ownOffers'>,
): Promise<void> {
  const { trx, now, announce } = change;
  const services = await saveOwnOffers(trx, title, ownOffers);
  await copyOwnOffers(trx, title.kind, [title.id], toBrazilianDay(now));
  if (services.length === 0) return;
  announceLists(change, title.kind);
  announce(tags.platforms(), ...services.map(tags.platform));
}

/** Returns the people whose page changes, though their row does not. */
async function saveCredited(
  trx: Trx,
  title: TitleRef,
  { creditEdits, voices }: Pick<TitleProjection<TitleKind>, 'creditEdits' | 'voices'>,
): Promise<number[]> {
  const credited = await saveCreditEdits(trx, title, creditEdits);
  return [...credited, ...(await saveVoices(trx, title, voices))];
}

/** Everyone TMDB or an editor names in the credits, or as a voice. */
function listCredited({
  source,
  overrides,
}: Pick<ForProjection<'movie' | 'series'>, 'source' | 'overrides'>): number[] {
  const { cast, crew } = readCreditEdits(overrides);
  const added = [...cast.keys(), ...crew.keys()].map(personOfKey);
  const voices = overrides.voices?.flatMap(({ voiceId }) => voiceId ?? []) ?? [];
  return [...new Set([...[...source.cast, ...source.crew].map(({ personId }) => personId), ...added, ...voices])];
}

function writtenBy({ fetchStartedAt }: { fetchStartedAt: Date }): ProjectionStamp {
  return { seenAt: fetchStartedAt, version: PROJECTION_VERSION };
}
