import { PersonDocument } from '#shared/contract/person-details.ts';
import { Failure } from '#shared/domain/failure.ts';
import { SOURCE_LIMITS, UNKNOWN_TITLE_MEMORY_SECONDS } from '#shared/domain/limits.ts';
import { PROFILE_SITES } from '#shared/domain/people/profiles.ts';
import { errors } from '#shared/text/errors.ts';
import type { Context } from '../../context.ts';
import type { DocumentPart } from '../../store/cache/documents.ts';
import { listBroken } from '../../store/links/links.ts';
import { listCreditEdits } from '../../store/people/credit-edits.ts';
import { findPerson, type StoredPerson } from '../../store/people/people.ts';
import { listMergedInto } from '../../store/people/person-merges.ts';
import {
  listAddedCredits,
  listCreditsInTitles,
  listDubbed,
  listPersonCredits,
  listProfiles,
  type PersonCreditRow,
} from '../../store/people/person-parts.ts';
import { hasOverride } from '../../store/titles/overrides.ts';
import { fetchUnknown } from '../documents/fetch-unknown.ts';
import type { DetailsKind } from '../documents/read-details.ts';
import type { Built } from '../documents/read-document.ts';
import { readNewsOf } from '../news/news.ts';
import { applyCreditEdits, type EditedCreditRow } from './apply-credit-edits.ts';
import { toPersonDocument } from './to-person-document.ts';

type ProfileKey = keyof typeof PROFILE_SITES;

const PROFILE_KEYS = Object.keys(PROFILE_SITES) as ProfileKey[];

export const PERSON: DetailsKind<PersonDocument> = {
  entity: 'person',
  schema: PersonDocument,
  notFound: errors.personNotFound,
  build: async (ctx, id) => {
    const person = await findOrFetchPerson(ctx, id);
    if (!person?.is_public) throw new Failure('not-found', errors.personNotFound, { isGone: person !== undefined });
    return buildPersonDocument(ctx, person);
  },
};

/** A person known only from credits is fetched like an unknown one. If TMDB does not answer, the credits still make a page. */
async function findOrFetchPerson(ctx: Context, id: number): Promise<StoredPerson | undefined> {
  const stored = await findPerson(ctx.db, id);
  if (stored?.has_source) return stored;
  try {
    return (await fetchUnknown(ctx, 'person', id)) ? await findPerson(ctx.db, id) : undefined;
  } catch (error) {
    if (stored && error instanceof Failure && error.isNotStored) return stored;
    throw error;
  }
}

async function buildPersonDocument(ctx: Context, stored: StoredPerson): Promise<Built<PersonDocument>> {
  const { id, version, slug } = stored;
  const [broken, isBiographyOurs, profiles, credits, dubbed, news] = await Promise.all([
    listBrokenProfiles(ctx, stored),
    hasOverride(ctx.db, { entity: 'person', id }, 'biography'),
    listProfiles(ctx.db, id),
    stored.has_source ? listEditedCredits(ctx, id) : listCreditsInTitles(ctx.db, id, SOURCE_LIMITS.personCredits),
    listDubbed(ctx.db, id, SOURCE_LIMITS.personCredits),
    readNewsOf(ctx, { kind: 'person', id }),
  ]);
  const person = { ...stored, ...broken };
  return {
    value: {
      ...toPersonDocument(
        { person, isBiographyOurs, profiles, credits: credits.filter(isShown), dubbed: dubbed.filter(isShown) },
        ctx,
      ),
      ...news.shown,
    },
    parts: [{ kind: 'person', id, version }, ...storedTitles([...credits, ...dubbed]), ...news.parts],
    slug,
    ...(!person.has_source && { ttlSeconds: UNKNOWN_TITLE_MEMORY_SECONDS }),
  };
}

/** TMDB's credits of the person as the editors of the titles changed them. */
async function listEditedCredits({ db }: Context, id: number): Promise<EditedCreditRow[]> {
  const merged = await listMergedInto(db, id);
  const [credits, edits, added] = await Promise.all([
    listPersonCredits(db, [id, ...merged.map((person) => person.id)]),
    listCreditEdits(db, id),
    listAddedCredits(db, id),
  ]);
  return [...applyCreditEdits(credits, edits), ...added];
}

/** Profiles that are not shown because their address is dead, as the absence of an account. */
async function listBrokenProfiles(ctx: Context, person: StoredPerson): Promise<Partial<Record<ProfileKey, null>>> {
  const urls = PROFILE_KEYS.flatMap((key) => (person[key] ? [[key, PROFILE_SITES[key] + person[key]] as const] : []));
  const broken = await listBroken(
    ctx.db,
    urls.map(([, url]) => url),
  );
  return Object.fromEntries(urls.flatMap(([key, url]) => (broken.has(url) ? [[key, null]] : [])));
}

/** A hidden title is not named; an unknown one is named without a link. */
function isShown({ held_is_public, isLeftOut }: EditedCreditRow): boolean {
  return held_is_public !== false && !isLeftOut;
}

/** Including hidden titles: when they are shown again, this document is outdated. */
function storedTitles(credits: readonly PersonCreditRow[]): DocumentPart[] {
  const parts = credits.flatMap(({ kind, title_id: id, held_version: version }) =>
    version === null ? [] : { kind, id, version },
  );
  return [...new Map(parts.map((part) => [`${part.kind} ${part.id}`, part])).values()];
}
