import type { CardAvailability } from '#shared/contract/common.ts';
import type { CastCredit, CrewCredit, PersonDetails } from '#shared/contract/person-details.ts';
import { formatRating, hasRating } from '#shared/domain/format.ts';
import { paths } from '#shared/domain/site/paths.ts';
import {
  type CreditRole,
  readCharacter,
  readJob,
  roleOfCharacter,
  roleOfJob,
  splitParts,
} from '#shared/domain/titles/credit-roles.ts';
import { appearance, personWords } from '#shared/text/person.ts';
import { titleWords } from '#shared/text/titles/title-words.ts';

/** One title a person is credited in, in any role. */
export interface Production {
  /** Kind and id: a film and a series may have the same id. */
  key: string;
  kind: 'movie' | 'tv';
  kindWord: string;
  title: string;
  /** `null` if the title has no page. */
  to: string | null;
  year: string;
  posterPath: string | null;
  /** Empty without votes. */
  rating: string;
  /** The person's characters and jobs. */
  parts: string;
  availability: CardAvailability;
}

export interface Credited {
  production: Production;
  roles: ReadonlySet<CreditRole>;
}

type Credit = CastCredit | CrewCredit;

/** Each title once, even with several credits: the newest first, undated last. */
export function listProductions({ cast, crew }: PersonDetails['credits']['combined']): Credited[] {
  const titles = Map.groupBy<string, Credit>([...cast, ...crew], ({ media_type, id }) => `${media_type} ${id}`);
  return [...titles]
    .flatMap(([key, [first, ...others]]) => (first ? { key, first, credits: [first, ...others] } : []))
    .toSorted((a, b) => compareDays(b.first.release_date, a.first.release_date))
    .map(({ key, first, credits }) => ({ production: toProduction(key, first, credits), roles: rolesOf(credits) }));
}

/** Titles with the person's voice: the part is the character as an editor wrote it. */
export function toDubbedProductions(credits: PersonDetails['dubbed']): Production[] {
  return credits.map((credit) => ({
    ...toProduction(`${credit.media_type} ${credit.id}`, credit, []),
    parts: credit.character,
  }));
}

/** Dates compare as text; a missing date is before all others. */
function compareDays(one: string | null, other: string | null): number {
  const [a, b] = [one ?? '', other ?? ''];
  return a < b ? -1 : Number(a > b);
}

function toProduction(key: string, first: Credit, credits: readonly Credit[]): Production {
  const { media_type: kind, slug, vote_average, providers, in_cinemas_since, opens_on } = first;
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
    // A credit carries no vote count: an average above zero means at least one vote.
    rating: hasRating(vote_average, 1) ? formatRating(vote_average, 1) : '',
    parts: readParts(credits),
    availability: { providers, in_cinemas_since, opens_on },
  };
}

function rolesOf(credits: readonly Credit[]): ReadonlySet<CreditRole> {
  const roles = credits.flatMap((credit) => {
    if ('job' in credit) return splitParts(credit.job).map(roleOfJob);
    const characters = splitParts(credit.character);
    return characters.length > 0 ? characters.map(roleOfCharacter) : ['acting' as const];
  });
  // A credit without a job counts as crew.
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
