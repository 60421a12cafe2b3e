import { TODAY, WEIGHTED_RATING } from '#shared/domain/limits.ts';
import { findMovieGenre, findSeriesGenre } from '#shared/domain/titles/genres.ts';
import { COMPANY_AGES, MOOD_GENRES, MOODS, type Mood } from '#shared/domain/today/wishes.ts';
import { todayOrder, todayWords } from '#shared/text/today.ts';

/** The formula of /hoje in words, with the numbers and genres that it uses. */
export function describeTodayOrder() {
  const ages = { children: COMPANY_AGES.criancas, family: COMPANY_AGES.familia };
  return {
    rules: [...todayOrder.rules({ ...TODAY, ...WEIGHTED_RATING, ages }), todayOrder.moods],
    moods: MOODS.map((mood) => todayOrder.mood(todayWords.moods[mood], listGenreNames(mood))),
  };
}

function listGenreNames(mood: Mood): string[] {
  const { movie, series } = MOOD_GENRES[mood];
  const genres = [...movie.map(findMovieGenre), ...series.map(findSeriesGenre)];
  return [...new Set(genres.flatMap((genre) => genre?.name.toLowerCase() ?? []))];
}
