import type { MovieDetails } from '#shared/contract/movie-details.ts';
import type { SearchQuestion } from '#shared/contract/search-groups.ts';
import type { SeriesDetails } from '#shared/contract/series-details.ts';
import type { BrazilOffers, WatchOffer } from '#shared/contract/title-parts.ts';
import { formatRuntime } from '#shared/domain/format.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { inPlatform } from '#shared/text/platforms/platforms.ts';
import { answerCard as words } from '#shared/text/search/answer-card.ts';
import type { Slot } from '#shared/text/search/question-words.ts';
import { titleWords } from '#shared/text/titles/title-words.ts';
import { toAgeRating } from '../title/facts/age-rating-view.ts';
import { foreignLang } from '../title/facts/foreign-lang.ts';
import { toSeriesFacts } from '../title/facts/series-facts.ts';
import { toNextText } from '../title/facts/series-sheet.ts';
import { type CinemaView, toCinemaView } from '../title/watch/cinema-view.ts';
import { toWatchView, type WatchView } from '../title/watch/watch-view.ts';

/** The card on top of the results: one title, and the answer to what was asked about it. */
export type AnswerView = ReturnType<typeof toMovieAnswer> | ReturnType<typeof toSeriesAnswer>;

export function toMovieAnswer(movie: MovieDetails, question: SearchQuestion, today: string) {
  const { id, slug, title } = movie;
  const offers = movie['watch/providers'].results.BR;
  const watch = toWatchView(offers, { kind: 'movie', id, slug, title }, today);
  const cinema = toCinemaView(movie, { today, hasTickets: false });
  const facts = [String(movie.release_year ?? ''), movie.runtime ? formatRuntime(movie.runtime) : ''].filter(Boolean);
  return {
    ...toCommon(question, movie),
    key: `movie ${id}`,
    ...{ kindWord: titleWords.movie, title, titleLang: foreignLang(movie.title_lang), facts },
    to: paths.movie(slug),
    toHistory: asksFor(question, ['leave', 'enter']) ? paths.movieChanges(slug) : null,
    openWords: words.openMovie,
    watch,
    sentences: [...answerAbout(question, movie, null), ...sayWhere(question, offers, { watch, cinema })],
  };
}

export function toSeriesAnswer(series: SeriesDetails, question: SearchQuestion, today: string) {
  const { id, slug, name } = series;
  const offers = series['watch/providers'].results.BR;
  const watch = toWatchView(offers, { kind: 'tv', id, slug, title: name }, today);
  const next = toNextText(series, today) ?? '';
  return {
    ...toCommon(question, series),
    key: `tv ${id}`,
    ...{
      kindWord: titleWords.series,
      title: name,
      titleLang: foreignLang(series.name_lang),
      facts: toSeriesFacts(series),
    },
    to: paths.oneSeries(slug),
    toHistory: asksFor(question, ['leave', 'enter']) ? paths.seriesChanges(slug) : null,
    openWords: words.openSeries,
    watch,
    sentences: [...answerAbout(question, series, next), ...sayWhere(question, offers, { watch, cinema: null })],
  };
}

type Shared = Pick<MovieDetails, 'vote_average' | 'vote_count' | 'certification' | 'poster_path' | 'credits'>;

function toCommon(question: SearchQuestion, { vote_average, vote_count, certification, poster_path }: Shared) {
  return {
    heading: sayHeading(question),
    searchedFor: question.name,
    rating: { average: vote_average, votes: vote_count },
    ageRating: toAgeRating(certification),
    posterPath: poster_path,
  };
}

const asksFor = ({ asks }: SearchQuestion, slots: readonly Slot[]) => slots.some((slot) => asks.includes(slot));

/** What is asked, the most particular first. */
const HEADINGS: readonly [heading: keyof typeof words.headings, slots: readonly Slot[]][] = [
  ['free', ['free']],
  ['price', ['price']],
  ['dates', ['when', 'more', 'season', 'episode']],
  ['audio', ['dubbed', 'subtitled']],
  ['cast', ['cast']],
  ['like', ['like']],
  ['fact', ['fact']],
];

export function sayHeading(question: SearchQuestion): string {
  const [heading = 'where'] = HEADINGS.find(([, slots]) => asksFor(question, slots)) ?? [];
  return words.headings[question.platforms.length > 0 ? 'where' : heading];
}

/** As many names as a line has. */
const NAMES_SHOWN = 4;

/** Facts that the page shows too. `next` is null for a film. */
function answerAbout(question: SearchQuestion, { credits }: Pick<Shared, 'credits'>, next: string | null): string[] {
  const sentences: string[] = [];
  if (next !== null && asksFor(question, ['when', 'more', 'season', 'episode'])) {
    sentences.push(next ? words.next(next) : words.noNext);
  }
  if (asksFor(question, ['cast'])) {
    const directors = credits.crew.filter(({ job }) => job === 'Director').map(({ name }) => name);
    const cast = credits.cast.slice(0, NAMES_SHOWN).map(({ name }) => name);
    if (directors.length > 0) sentences.push(words.direction([...new Set(directors)].join(', ')));
    if (cast.length > 0) sentences.push(words.cast(cast.join(', ')));
  }
  return sentences;
}

/** Only what the last snapshot shows: where it is, and of a platform that was named whether it is there. */
export function sayWhere(
  question: SearchQuestion,
  offers: BrazilOffers,
  { watch, cinema }: { watch: WatchView; cinema: CinemaView | null },
): string[] {
  const watched = [...offers.flatrate, ...offers.free, ...offers.ads];
  const isAsked = ({ platform }: WatchOffer) => question.platforms.some(({ slug }) => slug === platform);
  const named = question.platforms.length > 0 ? sayOnPlatform(question, watched, isAsked) : [];
  const free = listPlaces([...offers.free, ...offers.ads]);
  const aboutFree = asksFor(question, ['free']) ? [free ? words.free(free) : words.notFree] : [];
  const audio = asksFor(question, ['dubbed', 'subtitled']) ? sayAudio(watch.audio) : [];
  const places = named.length > 0 ? '' : listPlaces(watched);
  const shops = [...new Set([...offers.rent, ...offers.buy].map(({ provider_name }) => provider_name))];
  const isFreeSaid = aboutFree.length > 0 && free === listPlaces(watched) && free !== '';
  const where = [
    ...(places && !isFreeSaid ? [words.included(places)] : []),
    ...(shops.length > 0 ? [words.rented(joinWords(shops))] : []),
    ...(cinema?.state === 'in-cinemas' ? [words.inCinemas] : []),
    ...(cinema?.answer?.opening ? [words.opens(cinema.answer.opening)] : []),
  ];
  const isNowhere = watched.length + where.length === 0;
  return [...named, ...aboutFree, ...audio, ...where, ...(isNowhere ? [words.nowhere] : [])];
}

function sayOnPlatform(
  { platforms }: SearchQuestion,
  watched: readonly WatchOffer[],
  isAsked: (offer: WatchOffer) => boolean,
): string[] {
  const there = listPlaces(watched.filter(isAsked));
  const elsewhere = listPlaces(watched.filter((offer) => !isAsked(offer)));
  if (there) return [words.isOn(there), ...(elsewhere ? [words.alsoOn(elsewhere)] : [])];
  const asked = joinWords(platforms.map(inPlatform));
  return [words.isNotOn(asked), ...(elsewhere ? [words.insteadOn(elsewhere)] : [])];
}

/** Editors enter the audio of each offer; without it nothing is claimed. */
function sayAudio(lines: WatchView['audio']): string[] {
  return lines.length > 0
    ? lines.map(({ service, words: audio }) => words.audio(service, audio))
    : [words.audioUnknown];
}

function listPlaces(offers: readonly WatchOffer[]): string {
  const places = offers.map(({ provider_name: name, article }) =>
    article ? inPlatform({ name, article }) : words.at(name),
  );
  return joinWords([...new Set(places)]);
}

/** "na Netflix, no Globoplay e na Max" */
function joinWords(all: readonly string[]): string {
  return new Intl.ListFormat('pt-BR').format(all);
}
