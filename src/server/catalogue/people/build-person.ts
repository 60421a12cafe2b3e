import { PersonDocument } from '#shared/contract/person-details.ts';
import { Failure } from '#shared/domain/failure.ts';
import { SOURCE_LIMITS, UNKNOWN_TITLE_MEMORY_SECONDS } from '#shared/domain/limits.ts';
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
import { applyCreditEdits, type EditedCreditRow } from './apply-credit-edits.ts';
import { toPersonDocument } from './to-person-document.ts';

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
  const person = await withoutBrokenProfiles(ctx, stored);
  const [isBiographyOurs, profiles, credits, dubbed] = await Promise.all([
    hasOverride(ctx.db, { entity: 'person', id }, 'biography'),
    listProfiles(ctx.db, id),
    person.has_source ? listEditedCredits(ctx, id) : listCreditsInTitles(ctx.db, id, SOURCE_LIMITS.personCredits),
    listDubbed(ctx.db, id, SOURCE_LIMITS.personCredits),
  ]);
  return {
    value: toPersonDocument(
      { person, isBiographyOurs, profiles, credits: credits.filter(isShown), dubbed: dubbed.filter(isShown) },
      ctx,
    ),
    parts: [{ kind: 'person', id, version }, ...storedTitles([...credits, ...dubbed])],
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

async function withoutBrokenProfiles(ctx: Context, person: StoredPerson): Promise<StoredPerson> {
  const { instagram_id, twitter_id, facebook_id } = person;
  const urls = profileUrls(person);
  const broken = await listBroken(
    ctx.db,
    Object.values(urls).filter((url) => url !== null),
  );
  const unless = (url: string | null, account: string | null) => (url !== null && broken.has(url) ? null : account);
  return {
    ...person,
    instagram_id: unless(urls.instagram, instagram_id),
    twitter_id: unless(urls.twitter, twitter_id),
    facebook_id: unless(urls.facebook, facebook_id),
  };
}

/** The addresses under which profiles are checked (store/links/links.ts). */
function profileUrls({ instagram_id, twitter_id, facebook_id }: StoredPerson) {
  return {
    instagram: instagram_id && `https://www.instagram.com/${instagram_id}`,
    twitter: twitter_id && `https://x.com/${twitter_id}`,
    facebook: facebook_id && `https://www.facebook.com/${facebook_id}`,
  };
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
