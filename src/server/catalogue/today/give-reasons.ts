import type { TodayTitle } from '#shared/contract/today.ts';
import { formatHours, formatRating, formatRuntime, hasRating } from '#shared/domain/format.ts';
import { ageLimitOf, MOOD_GENRES, type Wishes } from '#shared/domain/today/wishes.ts';
import { todayReasons as reasons, todayWords as words } from '#shared/text/today.ts';
import type { TodayRow } from '../../store/titles/today-titles.ts';

/** An answer without its sentence, and what only the sentence needs. */
export interface Chosen extends Omit<TodayTitle, 'reason'> {
  row: Pick<TodayRow, 'country_codes' | 'original_language'>;
}

type Reason = (title: Chosen, wishes: Wishes) => string | undefined;

const isMovie = ({ media_type }: Chosen) => media_type === 'movie';
const isBrazilian = ({ row }: Chosen) => row.country_codes.includes('BR');
const LANGUAGES = new Intl.DisplayNames(['pt-BR'], { type: 'language', fallback: 'none' });
const GENRES_NAMED = 2;

/** What the visitor asked for first, then facts about the title; the last one applies to every answer. */
const REASONS: readonly Reason[] = [
  function time(title, { time, company }) {
    const { minutes, episodes } = title;
    if (time === undefined || minutes === null) return undefined;
    const age = ageLimitOf(company) && title.certification ? reasons.andAge(title.certification) : '';
    if (episodes !== null) return reasons.episodes(episodes, formatRuntime(minutes)) + age;
    const spare = time - minutes;
    return (spare === 0 ? reasons.exact(formatHours(time)) : reasons.spare(spare)) + age;
  },
  function mood(title, { mood }) {
    if (!mood) return undefined;
    const wanted = MOOD_GENRES[mood][isMovie(title) ? 'movie' : 'series'];
    const names = namesOf(title.genres.filter(({ id }) => wanted.includes(id)));
    return names.length > 0 ? reasons.mood(words.moods[mood], names, title.year, isBrazilian(title)) : undefined;
  },
  function age({ certification }, { company }) {
    return ageLimitOf(company) && certification ? reasons.age(certification) : undefined;
  },
  function origin(title) {
    const { original_language: language } = title.row;
    if (isBrazilian(title)) return reasons.brazilian(language === 'pt');
    // Most titles are in English, so that is no reason.
    const name = language === 'en' || !/^[a-z]{2}$/.test(language) ? undefined : LANGUAGES.of(language);
    return name && reasons.language(name, isMovie(title));
  },
  function genre(title) {
    const names = namesOf(title.genres);
    return names.length > 0 ? reasons.genres(names, title.year) : undefined;
  },
  function rating({ vote_average, vote_count }) {
    if (!hasRating(vote_average, vote_count)) return undefined;
    return reasons.rating(formatRating(vote_average, vote_count), vote_count);
  },
  function length(title) {
    return title.minutes === null ? undefined : reasons.length(formatRuntime(title.minutes), isMovie(title));
  },
  function place({ offer: { access, provider } }) {
    if (!provider || access === 'cinema') return reasons.cinema;
    const { provider_name: name, article } = provider;
    if (!article || access === 'rent' || access === 'buy') return reasons.service(name);
    return reasons[access]({ name, article });
  },
];

function namesOf(genres: TodayTitle['genres']): string[] {
  return genres.slice(0, GENRES_NAMED).map(({ name }) => name.toLowerCase());
}

/** One sentence each, of another kind than those before it wherever the title's facts allow. */
export function giveReasons(titles: readonly Chosen[], wishes: Wishes): TodayTitle[] {
  const unused = new Set(REASONS);
  return titles.map((chosen) => {
    const { row: _, ...title } = chosen;
    const saidOf = (kinds: Iterable<Reason>) => {
      for (const reason of kinds) {
        const said = reason(chosen, wishes);
        if (said === undefined) continue;
        unused.delete(reason);
        return `${said}.`;
      }
      return undefined;
    };
    return { ...title, reason: saidOf(unused) ?? saidOf(REASONS) ?? '' };
  });
}
