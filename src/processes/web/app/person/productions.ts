import type { CastCredit, CrewCredit, PersonDetails } from '#shared/contract/person-details.ts';
import {
  type CreditRole,
  readCharacter,
  readJob,
  roleOfCharacter,
  roleOfJob,
  splitParts,
} from '#shared/domain/credit-roles.ts';
import { formatRating, hasRating } from '#shared/domain/format.ts';
import { paths } from '#shared/domain/paths.ts';
import { appearance, personWords } from '#shared/text/person.ts';
import { titleWords } from '#shared/text/title-words.ts';

/** One title somebody had a part in, whatever the part. */
export interface Production {
  /** A film and a series may have the same number. */
  key: string;
  kind: 'movie' | 'tv';
  kindWord: string;
  title: string;
  /** Nothing where we have no page of it. */
  to: string | null;
  year: string;
  posterPath: string | null;
  /** Empty where nobody voted. */
  rating: string;
  /** Whom they played and what they did. */
  parts: string;
}

export interface Credited {
  production: Production;
  roles: ReadonlySet<CreditRole>;
}

type Credit = CastCredit | CrewCredit;

/** Each title once, though somebody played in it and directed it: the newest first, undated last. */
export function listProductions({ cast, crew }: PersonDetails['credits']['combined']): Credited[] {
  const titles = Map.groupBy<string, Credit>([...cast, ...crew], ({ media_type, id }) => `${media_type} ${id}`);
  return [...titles]
    .flatMap(([key, [first, ...others]]) => (first ? { key, first, credits: [first, ...others] } : []))
    .toSorted((a, b) => compareDays(b.first.release_date, a.first.release_date))
    .map(({ key, first, credits }) => ({ production: toProduction(key, first, credits), roles: rolesOf(credits) }));
}

/** Days compare as text, and no day is before every day. */
function compareDays(one: string | null, other: string | null): number {
  const [a, b] = [one ?? '', other ?? ''];
  return a < b ? -1 : Number(a > b);
}

function toProduction(key: string, first: Credit, credits: readonly Credit[]): Production {
  const { media_type: kind, slug, vote_average } = first;
  const isMovie = kind === 'movie';
  const path = isMovie ? paths.movie : paths.oneSeries;
  return {
    key,
    kind,
    kindWord: isMovie ? titleWords.movie : titleWords.series,
    title: first.title,
    to: slug && path(slug),
    year: first.release_date?.slice(0, 4) ?? '',
    posterPath: first.poster_path,
    // A credit carries no number of votes: where there is an average, somebody voted.
    rating: hasRating(vote_average, 1) ? formatRating(vote_average, 1) : '',
    parts: readParts(credits),
  };
}

function rolesOf(credits: readonly Credit[]): ReadonlySet<CreditRole> {
  const roles = credits.flatMap((credit) => {
    if ('job' in credit) return splitParts(credit.job).map(roleOfJob);
    const characters = splitParts(credit.character);
    return characters.length > 0 ? characters.map(roleOfCharacter) : ['acting' as const];
  });
  // Of a credit without a word nobody knows more than that it is one.
  return new Set(roles.length > 0 ? roles : ['crew']);
}

/** "como Capitão Nascimento, Produção". */
function readParts(credits: readonly Credit[]): string {
  const parts = credits.flatMap((credit) => {
    if ('job' in credit) return splitParts(credit.job).map(readJob);
    const characters = [...new Set(splitParts(credit.character).map(readCharacter))];
    const played = characters.filter((character) => character !== appearance);
    return [
      ...(played.length > 0 ? [personWords.asCharacter(played.join(' / '))] : []),
      ...(characters.includes(appearance) ? [appearance] : []),
    ];
  });
  return [...new Set(parts)].join(', ');
}
