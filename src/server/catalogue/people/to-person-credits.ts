import type { CardAvailability } from '#shared/contract/common.ts';
import type { PersonDocument } from '#shared/contract/person-details.ts';
import type { PersonCreditRow } from '../../store/people/person-parts.ts';
import { type CardDay, toCardAvailability } from '../titles/to-card-availability.ts';
import { toRating } from '../titles/to-title-card.ts';

type Credits = PersonDocument['credits'];

export function toPersonCredits(rows: readonly PersonCreditRow[], day: CardDay): Credits {
  const combined = {
    cast: creditsOf(rows, 'cast', day).map(({ part, ...credit }) => ({ ...credit, character: part })),
    crew: creditsOf(rows, 'crew', day).map(({ part, ...credit }) => ({ ...credit, job: part })),
  };
  return { combined, movie: keepKind(combined, 'movie'), tv: keepKind(combined, 'tv') };
}

/** One credit per title, however many parts the person had in it (docs/evidence/spec-coverage.md); newest first, undated last. */
function creditsOf(rows: readonly PersonCreditRow[], role: PersonCreditRow['role'], day: CardDay) {
  const ofRole = rows.filter((row) => row.role === role);
  return [...Map.groupBy(ofRole, (row) => `${row.kind} ${row.title_id}`).values()]
    .flatMap(([first, ...others]) => (first ? toCredit(first, [first, ...others], day) : []))
    .toSorted((a, b) => compareDays(b.release_date, a.release_date));
}

/** Editors' changes of a title show here too; a title that is not public keeps TMDB's data. */
function toCredit(first: PersonCreditRow, rows: readonly PersonCreditRow[], day: CardDay) {
  const isHeld = first.held_is_public === true;
  return {
    id: first.title_id,
    media_type: first.kind === 'movie' ? ('movie' as const) : ('tv' as const),
    title: (isHeld && first.held_title) || first.title,
    slug: isHeld ? first.held_slug : null,
    // The date of the first release: a later release in Brazil does not matter in a filmography.
    release_date: first.released_on,
    poster_path: isHeld ? first.held_poster_path : first.poster_path,
    vote_average: isHeld ? toRating(first.held_vote_average ?? 0) : 0,
    ...(isHeld && toCardAvailability({ ...first, premiere: first.held_premiere }, day)),
    part: [...new Set(rows.map((row) => row.part).filter(Boolean))].join(' / '),
  };
}

/** Dates compare as text, and no date sorts before every date. */
function compareDays(one: string | null, other: string | null): number {
  const [a, b] = [one ?? '', other ?? ''];
  return a < b ? -1 : Number(a > b);
}

function keepKind({ cast, crew }: Credits['combined'], kind: 'movie' | 'tv'): Credits['combined'] {
  const keep = <C extends Credits['combined']['cast' | 'crew'][number]>(credits: readonly C[]): C[] =>
    credits.filter((credit) => credit.media_type === kind).map(withoutAvailability);
  return { cast: keep(cast), crew: keep(crew) };
}

/** The largest part of a credit: it is sent once. */
function withoutAvailability<C extends CardAvailability>({ ...credit }: C): C {
  delete credit.providers;
  delete credit.in_cinemas_since;
  delete credit.opens_on;
  return credit;
}
