import { callFunction } from '../../src/server/catalogue/documents/call-function.ts';
import type { Context } from '../../src/server/context.ts';
import type { TodayAnswers, TodayTitle } from '../../src/shared/contract/today.ts';
import type { Dice } from '../dice.ts';
import { changeTodayTitles, insertTodayTitles, type NaiveTitle, readNaiveTitles } from './today-catalogue.ts';

/** The wishes as a visitor sends them, and the rules of /hoje written down a second time, one line each. */
interface Asked {
  tempo?: number;
  com?: string;
  onde?: string;
  plataformas?: string;
  clima?: string;
}

const AGES: Record<string, number> = { criancas: 10, familia: 12 };
const MOODS: Record<string, number[]> = {
  'rir movie': [35],
  'rir series': [35],
  'aventura movie': [12, 28, 14],
  'aventura series': [10759, 10765],
  'calmo movie': [10751, 10402, 10749],
  'calmo series': [10751, 10762],
  'chorar movie': [18, 10749],
  'chorar series': [18, 10766],
  'pensar movie': [99, 36, 9648, 878],
  'pensar series': [99, 9648, 10768],
};
/** Genres of series that share a page with one of films. */
const SAME_GENRE: Record<number, number> = { 10759: 28, 10765: 878, 10768: 10752 };
const PLATFORMS: Record<string, number[]> = {
  netflix: [8, 1796],
  globoplay: [307],
  'disney-plus': [337],
  max: [1899],
  mubi: [11],
};
const TIMES = [30, 60, 90, 110, 150];
const LONGER: Record<number, number> = { 30: 60, 60: 90, 90: 110, 110: 130, 150: 180 };

function isOffered({ kind, id }: { kind: string; id: number }, { onde, plataformas = '' }: Asked): boolean {
  if (kind === 'rent' || kind === 'buy') return false;
  if (onde === 'gratis') return kind === 'free' || (kind === 'ads' && [300, 2302, 19].includes(id));
  return onde !== 'meus' || plataformas.split(',').some((slug) => PLATFORMS[slug]?.includes(id));
}

function fits(title: NaiveTitle, asked: Asked): boolean {
  const { tempo, com = '', onde, clima } = asked;
  if (onde === 'cinema' ? !title.isInCinema : !title.offers.some((offer) => isOffered(offer, asked))) return false;
  if (tempo !== undefined && (title.minutes === null || title.minutes > tempo)) return false;
  if (AGES[com] !== undefined && (title.age === null || title.age > AGES[com])) return false;
  return !clima || title.genreIds.some((id) => MOODS[`${clima} ${title.kind}`]?.includes(id));
}

function score(title: NaiveTitle, chosen: readonly NaiveTitle[], today: string): number {
  const years = title.day === null ? 20 : (Date.parse(today) - Date.parse(title.day)) / 86_400_000 / 365.25;
  const fresh = Math.max(0, 1 - Math.max(0, years) / 20);
  const rating = (title.votes * title.rating + 500 * 6.5) / (title.votes + 500);
  const genresOf = (one: NaiveTitle) => one.genreIds.map((id) => SAME_GENRE[id] ?? id);
  const lost = chosen.map((other) => {
    const shared = genresOf(title).filter((id) => genresOf(other).includes(id)).length;
    const isSameDecade =
      title.year !== null && other.year !== null && Math.floor(title.year / 10) === Math.floor(other.year / 10);
    return shared * 0.5 + (isSameDecade ? 0.5 : 0);
  });
  return rating + fresh - lost.reduce((sum, points) => sum + points, 0);
}

const keyOf = ({ kind, id }: NaiveTitle) => `${kind === 'movie' ? 'f' : 's'}${id}`;
const keyOfResult = ({ media_type, id }: TodayTitle) => `${media_type === 'movie' ? 'f' : 's'}${id}`;

/** Compares one answer with the rules; returns what differs. */
function findDifferences(
  titles: readonly NaiveTitle[],
  asked: Asked,
  seen: ReadonlySet<string>,
  said: TodayAnswers,
  today: string,
) {
  const wrong: string[] = [];
  const fitting = titles.filter((title) => fits(title, asked)).sort((one, other) => other.popularity - one.popularity);
  const byKey = new Map(fitting.map((title) => [keyOf(title), title]));
  const rest = fitting.slice(0, 240).filter((title) => !seen.has(keyOf(title)));
  if (said.total !== fitting.length) wrong.push(`total ${said.total}, not ${fitting.length}`);
  const left = Math.max(0, fitting.length - (Math.min(240, fitting.length) - rest.length) - said.results.length);
  if (said.remaining !== left) wrong.push(`remaining ${said.remaining}, not ${left}`);
  if (said.results.length !== Math.min(3, rest.length)) wrong.push(`${said.results.length} answers of ${rest.length}`);

  const chosen: NaiveTitle[] = [];
  for (const result of said.results) {
    const key = keyOfResult(result);
    const title = byKey.get(key);
    if (!title) {
      wrong.push(`${key} does not fit`);
      continue;
    }
    if (seen.has(key)) wrong.push(`${key} was shown before`);
    const best = Math.max(...rest.filter((each) => !chosen.includes(each)).map((each) => score(each, chosen, today)));
    if (score(title, chosen, today) < best - 1e-9) wrong.push(`${key} is not the best`);
    chosen.push(title);
    wrong.push(...findWrongFacts(result, title, asked));
  }
  // Of a title without any facts it can only be said where it is.
  const reasons = said.results.flatMap(({ reason }) => (reason.startsWith('Está ') ? [] : reason));
  if (new Set(reasons).size < reasons.length) wrong.push('the same reason twice');
  if (said.results.length < 3 && asked.tempo !== undefined) {
    const more = titles.filter((title) => fits(title, { ...asked, tempo: LONGER[asked.tempo ?? 0] ?? 0 })).length;
    if ((said.longer?.total ?? 0) !== more - fitting.length) wrong.push(`longer ${said.longer?.total}`);
  }
  if (fitting.length === 0) wrong.push(...findWrongAdvice(titles, asked, said));
  return wrong;
}

function findWrongFacts(result: TodayTitle, title: NaiveTitle, asked: Asked): string[] {
  const { access, provider } = result.offer;
  const isThere =
    asked.onde === 'cinema'
      ? access === 'cinema' && title.isInCinema
      : title.offers.some(
          (offer) => offer.kind === access && offer.id === provider?.provider_id && isOffered(offer, asked),
        );
  const episodes = title.minutes === null ? null : asked.tempo ? Math.floor(asked.tempo / title.minutes) : 1;
  return [
    ...(isThere ? [] : [`not ${access} on ${provider?.provider_id}`]),
    ...(result.minutes === title.minutes ? [] : ['another length']),
    ...(result.episodes === (title.kind === 'series' ? episodes : null) ? [] : [`${result.episodes} episodes`]),
    ...(/^\p{Lu}.*\S\.$/u.test(result.reason) ? [] : [`the reason "${result.reason}"`]),
  ];
}

/** An empty answer names the fewest wishes, and of those the ones without which most fits. */
function findWrongAdvice(titles: readonly NaiveTitle[], asked: Asked, { without }: TodayAnswers): string[] {
  const set = (['tempo', 'com', 'onde', 'clima'] as const).filter((name) =>
    name === 'com' ? AGES[asked.com ?? ''] !== undefined : name === 'onde' ? asked.onde !== undefined : asked[name],
  );
  const countWithout = (names: readonly string[]) => {
    const kept = Object.fromEntries(Object.entries(asked).filter(([name]) => !names.includes(name))) as Asked;
    return titles.filter((title) => fits(title, kept)).length;
  };
  if (!without) return ['no wish is named'];
  const subsets = Array.from({ length: 2 ** set.length - 1 }, (_, bits) =>
    set.filter((_name, at) => (bits + 1) & (1 << at)),
  );
  const sized = (size: number) => subsets.filter((names) => names.length === size).map(countWithout);
  const size = [1, 2, 3, 4].find((each) => sized(each).some((count) => count > 0)) ?? 0;
  const isRight =
    without.wishes.length === size &&
    without.total === Math.max(...sized(size)) &&
    countWithout(without.wishes) === without.total;
  return isRight ? [] : [`without ${without.wishes.join(' ')}: ${without.total}`];
}

function pickWishes(dice: Dice): Asked {
  const onde = dice.pick([undefined, undefined, 'meus', 'meus', 'gratis', 'cinema']);
  const own = Object.keys(PLATFORMS).filter(() => dice.chance(0.4));
  return {
    ...(dice.chance(0.7) && { tempo: dice.pick(TIMES) }),
    ...(dice.chance(0.7) && { com: dice.pick(['so', 'dois', 'amigos', 'criancas', 'familia']) }),
    ...(onde && { onde }),
    ...(onde === 'meus' && { plataformas: own.length > 0 ? own.join(',') : 'netflix' }),
    ...(dice.chance(0.6) && { clima: dice.pick(['rir', 'aventura', 'calmo', 'chorar', 'pensar']) }),
  };
}

export interface TodayCheck {
  problems: string[];
  questions: number;
  answers: number;
  empty: number;
  shownAll: number;
}

/** Seeded visitors, each with some wishes and "Outras três" up to eight times; half-way the catalogue changes. */
export async function checkToday(
  ctx: Context,
  dice: Dice,
  size: { titles: number; questions: number },
): Promise<TodayCheck> {
  await insertTodayTitles(ctx, dice, size.titles);
  let titles = await readNaiveTitles(ctx.db);
  const done: TodayCheck = { problems: [], questions: 0, answers: 0, empty: 0, shownAll: 0 };
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(ctx.now());
  let isChanged = false;
  while (done.questions < size.questions) {
    if (!isChanged && done.questions * 2 >= size.questions) {
      isChanged = true;
      await changeTodayTitles(ctx, dice, titles, Math.ceil(size.titles / 10));
      titles = await readNaiveTitles(ctx.db);
    }
    const asked = pickWishes(dice);
    const seen = new Set<string>();
    for (let round = 1 + dice.below(8); round > 0; round -= 1) {
      const { value } = await callFunction(ctx, 'getToday', { ...asked, vistos: [...seen].join('-') });
      done.questions += 1;
      const wrong = findDifferences(titles, asked, seen, value, today);
      done.problems.push(...wrong.map((what) => `${JSON.stringify(asked)} after ${seen.size}: ${what}`));
      done.answers += value.results.length;
      if (value.total === 0) done.empty += 1;
      else if (value.results.length === 0) done.shownAll += 1;
      if (value.results.length === 0) break;
      for (const result of value.results) seen.add(keyOfResult(result));
    }
  }
  return done;
}
