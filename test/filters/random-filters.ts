import { sql } from 'kysely';
import type { Access, CountedOptions, FilterQuestion } from '../../src/server/filters/index.ts';
import type { Db } from '../../src/server/infra/db.ts';
import { saveRanking } from '../../src/server/lists/index.ts';
import { LIST_SORTS } from '../../src/shared/domain/sort.ts';
import { AGE_STEPS, MINUTE_STEPS, RATING_STEPS } from '../../src/shared/domain/titles/filter-steps.ts';
import type { TitleKind } from '../../src/shared/domain/titles/seen-title.ts';
import { OFFER_KINDS } from '../../src/shared/domain/titles/source-parts.ts';
import { insertMovie, insertSeries } from '../builders/stored-title.ts';
import type { Dice } from '../dice.ts';

export const TODAY = '2026-11-17';
const SERVICES = [8, 119, 337, 307, 11, 1796, 47, 350];
const GENRES = [18, 28, 35, 16, 10751, 99, 27];
const ACCESS: readonly Access[] = [...OFFER_KINDS, 'cinema'];
const WORDS = [
  'O Cão',
  'A Casa 2',
  'A Casa 10',
  'Águia',
  'Um Zoológico',
  '¡Ação!',
  'Os Anjos',
  '𝔘tópico',
  '千と千尋',
  'A.I.',
];
const DAYS = [
  '1954-02-01',
  '1994-07-06',
  '1999-12-31',
  '2000-01-01',
  '2020-02-02',
  '2026-11-16',
  TODAY,
  '2026-12-24',
  null,
];

const OPTIONS: CountedOptions = {
  platforms: [[8, 1796], [119], [337], [307], [11], [47, 350], [999]],
  genres: [[18], [28, 10759], [35], [16], [10751], [99, 27], [5]],
};

/** A catalogue of random titles, and random changes to it as syncs, snapshots and editors make them. */
export class RandomCatalogue {
  readonly #db: Db;
  readonly #dice: Dice;
  #lastId = 0;

  constructor(db: Db, dice: Dice) {
    this.#db = db;
    this.#dice = dice;
  }

  /** Services and the platform that arrivals are of. */
  async prepare(): Promise<void> {
    for (const id of SERVICES) {
      await sql`
        insert into watch_services (id, name, seen_at) values (${id}, ${`Serviço ${id}`}, now()) on conflict do nothing
      `.execute(this.#db);
    }
  }

  async insert(kind: TitleKind): Promise<void> {
    const { pick, chance } = this.#dice;
    this.#lastId += 1;
    const id = this.#lastId;
    await (kind === 'movie' ? insertMovie : insertSeries)(this.#db, {
      id,
      popularity: pick([0.5, 1.25, 7.7, 20.3, 33]),
      day: pick(DAYS),
      isListed: chance(0.95),
      title: `${pick(WORDS)} ${pick(WORDS)}`,
      voteAverage: pick([0, 4.9, 5, 6.999, 7, 7.7, 8.123, 9]),
      voteCount: pick([0, 1, 9, 10, 99, 100, 199, 200, 4_000]),
      genreIds: [...new Set([pick(GENRES), pick(GENRES)])],
      offers: chance(0.8) ? [[pick(OFFER_KINDS), pick(SERVICES)]] : [],
    });
    await this.#set(kind, id, this.#facts(kind));
    for (let more = 0; more < 2; more += 1) await this.#addOffer(kind, id);
  }

  async change(): Promise<void> {
    const { pick, chance, below } = this.#dice;
    const kind = pick(['movie', 'series'] as const);
    const id = 1 + below(this.#lastId);
    const offers =
      kind === 'movie' ? sql`movie_offers where movie_id = ${id}` : sql`series_offers where series_id = ${id}`;
    await pick([
      () => this.insert(kind),
      () => this.#set(kind, id, this.#facts(kind)),
      () => this.#set(kind, id, { popularity: pick([0.5, 3, 55.5]) }),
      () => this.#set(kind, id, { vote_average: pick([4, 7, 8.5]), vote_count: pick([0, 10, 500]) }),
      () => this.#set(kind, id, { is_listed: chance(0.7) }),
      () => this.#set(kind, id, { title: pick(WORDS), search_title: pick(WORDS).toLowerCase() }),
      () => this.#set(kind, id, { genre_ids: [pick(GENRES)] }),
      () => this.#addOffer(kind, id),
      () => sql`delete from ${offers}`.execute(this.#db),
      () => this.#arrive(kind, id),
      () =>
        sql`update availability set removed_on = missed_on where title_id = ${id} and kind = ${kind}`.execute(this.#db),
      () => this.fillCinemas(),
      () =>
        this.#db
          .deleteFrom(kind === 'movie' ? 'movie_sources' : 'series_sources')
          .where('id', '=', id)
          .execute(),
    ])();
  }

  async fillCinemas(): Promise<void> {
    const ids = [...new Set(Array.from({ length: 12 }, () => 1 + this.#dice.below(this.#lastId)))];
    await this.#db
      .transaction()
      .execute((trx) => saveRanking(trx, { name: 'movie-now-playing', kind: 'movie', ids, fetchedAt: new Date() }));
  }

  question(): { question: FilterQuestion; slice: { offset: number; limit: number }; options: CountedOptions } {
    const { pick, chance } = this.#dice;
    const some = <T>(values: readonly T[]): T[] => [...new Set([pick(values), pick(values)])];
    const question: FilterQuestion = {
      ...{ kind: pick(['movie', 'series'] as const), sort: pick(LIST_SORTS), today: pick([TODAY, '2026-12-31']) },
      ...(chance(0.4) && { serviceIds: pick([some(SERVICES), [8], [999]]) }),
      ...(chance(0.35) && { access: some(ACCESS) }),
      ...(chance(0.3) && { serviceAccess: ['flatrate', 'free', 'ads'] as const }),
      ...(chance(0.35) && { genreIds: some(GENRES) }),
      ...(chance(0.25) && { maxAge: pick(AGE_STEPS) }),
      ...(chance(0.25) && { maxMinutes: pick(MINUTE_STEPS) }),
      ...(chance(0.2) && { fromYear: pick([1950, 1990, 1994, 2026]) }),
      ...(chance(0.2) && { toYear: pick([1960, 1999, 2020, 2026]) }),
      ...(chance(0.15) && { country: pick(['BR', 'BR', 'US', 'FR']) }),
      ...(chance(0.1) && { isDubbed: true }),
      ...(chance(0.2) && { minRating: pick(RATING_STEPS) }),
    };
    return { question, slice: { offset: pick([0, 0, 0, 3, 20, 60]), limit: pick([0, 1, 5, 20]) }, options: OPTIONS };
  }

  #facts(kind: TitleKind) {
    const { pick } = this.#dice;
    const minutes = pick([null, 0, 22, 30, 31, 90, 110, 111, 181]);
    return {
      certification: pick([null, 'L', '6', '10', '12', '14', '16', '18']),
      country_codes: pick([['BR'], ['US'], ['US', 'BR'], []]),
      ...(kind === 'movie' ? { runtime_minutes: minutes } : { episode_minutes: minutes }),
    };
  }

  async #set(kind: TitleKind, id: number, values: object): Promise<void> {
    if (kind === 'movie') await this.#db.updateTable('movies').set(values).where('id', '=', id).execute();
    else await this.#db.updateTable('series').set(values).where('id', '=', id).execute();
  }

  async #addOffer(kind: TitleKind, id: number): Promise<void> {
    const { pick, chance } = this.#dice;
    const offer = { kind: pick(OFFER_KINDS), service_id: pick(SERVICES), is_dubbed: chance(0.2) };
    const [titles, offers, owner] =
      kind === 'movie' ? ['movies', 'movie_offers', 'movie_id'] : ['series', 'series_offers', 'series_id'];
    await sql`
      insert into ${sql.table(offers ?? '')} (${sql.ref(owner ?? '')}, kind, service_id, position, is_dubbed)
      select id, ${offer.kind}, ${offer.service_id}, 9, ${offer.is_dubbed} from ${sql.table(titles ?? '')} where id = ${id}
      on conflict do nothing
    `.execute(this.#db);
  }

  async #arrive(kind: TitleKind, id: number): Promise<void> {
    const day = this.#dice.pick(['2026-11-01', '2026-11-10', '2026-11-16']);
    await sql`
      with seen as (
        insert into availability (kind, title_id, platform_id, first_seen_on, last_seen_on, missed_on)
        select ${kind}, ${id}, min(id), ${day}::date, ${day}::date, ${day}::date from platforms
        on conflict (kind, title_id, platform_id) do update set removed_on = null
        returning kind, title_id, platform_id
      )
      insert into availability_events (kind, title_id, platform_id, event, happened_on, state, created_at)
      select kind, title_id, platform_id, 'arrived', ${day}::date, 'published', now() from seen
      on conflict do nothing
    `.execute(this.#db);
  }
}
