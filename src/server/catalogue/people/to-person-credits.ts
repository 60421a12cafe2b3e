import type { PersonDocument } from '#shared/contract/person-details.ts';
import type { PersonCreditRow } from '../../store/people/person-parts.ts';
import { toRating } from '../titles/to-movie-card.ts';

type Credits = PersonDocument['credits'];

export function toPersonCredits(rows: readonly PersonCreditRow[]): Credits {
  const combined = {
    cast: creditsOf(rows, 'cast').map(({ part, ...credit }) => ({ ...credit, character: part })),
    crew: creditsOf(rows, 'crew').map(({ part, ...credit }) => ({ ...credit, job: part })),
  };
  return { combined, movie: keepKind(combined, 'movie'), tv: keepKind(combined, 'tv') };
}

/** One credit per title, however many parts the person had in it (docs/spec-coverage.md); newest first, undated last. */
function creditsOf(rows: readonly PersonCreditRow[], role: PersonCreditRow['role']) {
  const ofRole = rows.filter((row) => row.role === role);
  return [...Map.groupBy(ofRole, (row) => `${row.kind} ${row.title_id}`).values()]
    .flatMap(([first, ...others]) => (first ? toCredit(first, [first, ...others]) : []))
    .toSorted((a, b) => compareDays(b.release_date, a.release_date));
}

/** Editors' changes of a title show here too; a title that is not public keeps TMDB's data. */
function toCredit(first: PersonCreditRow, rows: readonly PersonCreditRow[]) {
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
    part: [...new Set(rows.map((row) => row.part).filter(Boolean))].join(' / '),
  };
}

/** Dates compare as text, and no date sorts before every date. */
function compareDays(one: string | null, other: string | null): number {
  const [a, b] = [one ?? '', other ?? ''];
  return a < b ? -1 : Number(a > b);
}

function keepKind({ cast, crew }: Credits['combined'], kind: 'movie' | 'tv'): Credits['combined'] {
  return {
    cast: cast.filter((credit) => credit.media_type === kind),
    crew: crew.filter((credit) => credit.media_type === kind),
  };
}
