import { buildNowPlaying } from '../lists/movie-lists.ts';
import type { Simulation } from '../simulation.ts';

/** Cinemas change their films on Thursdays; a link is valid for a week. */
const VALID_DAYS = 7;
/** Of the films in cinemas every ninth has no tickets on sale, and every fifth is identified by title and year. */
const NOT_ON_SALE = 9;
const BY_NAME = 5;

/** Screenings that are not a film of the catalogue: an editor has to decide about them. */
const SPECIAL_SESSIONS = ['Maratona de Terror da Meia-Noite', 'Metrópolis com orquestra ao vivo'];

/** The feed of docs/reference/ticket-feed.md, for the films in Brazilian cinemas today. */
export function buildTicketFeed(simulation: Simulation, origin: string) {
  const now = simulation.world.now();
  const valid = {
    from: new Date(now.getTime() - 86_400_000).toISOString(),
    until: new Date(now.getTime() + VALID_DAYS * 86_400_000).toISOString(),
  };
  const films = listNowPlaying(simulation).filter((_, place) => place % NOT_ON_SALE !== NOT_ON_SALE - 1);
  const entries = films.map((id, place) => ({
    ...nameFilm(simulation, id, place % BY_NAME === BY_NAME - 1),
    url: `${origin}/ingressos/${id}`,
    ...valid,
  }));
  const sessions = SPECIAL_SESSIONS.map((title, place) => ({
    title,
    year: now.getUTCFullYear(),
    url: `${origin}/ingressos/sessao-${place + 1}`,
    ...valid,
  }));
  return { version: 1, entries: [...entries, ...sessions] };
}

function nameFilm({ items }: Simulation, id: number, isByName: boolean) {
  const film = items.movie(id, 'pt-BR');
  const year = Number(film?.release_date?.slice(0, 4));
  return isByName && film && year ? { title: film.title, year } : { tmdbId: id };
}

/** By id: neighbours in a list by popularity swap places between two requests. */
function listNowPlaying(simulation: Simulation): number[] {
  const ids = new Set<number>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const list = buildNowPlaying(simulation, new URLSearchParams({ region: 'BR', page: String(page) }));
    pages = Math.min(list.total_pages, 10);
    for (const { id } of list.results) ids.add(id);
  }
  return [...ids].sort((a, b) => a - b);
}
