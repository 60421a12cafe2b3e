import { wordsIn, wordsOf } from '../language.ts';
import { buildMovieItem, buildSeriesItem } from './build-items.ts';
import type { Core } from './core.ts';
import { generateListedMovie } from './movie-record.ts';
import { generateListedSeries } from './series/series-record.ts';
import type { World } from './world.ts';
import type { Written } from './written/written.ts';

/** The fields that lists show of a title: cheaper than a whole record. */
export function createItemFinders(core: Core, written: Written): Pick<World, 'movieItem' | 'seriesItem'> {
  const { movies, series } = core;
  return {
    movieItem(id, language) {
      const row = movies.findRow(id);
      if (row < 0) return undefined;
      const film = written.films.find(id);
      if (film) return buildMovieItem(film, wordsIn(film, language), language);
      const listed = generateListedMovie(core, row);
      return buildMovieItem(listed, wordsOf(listed.originalTitle, listed.words, language), language);
    },
    seriesItem(id, language) {
      const row = series.findRow(id);
      if (row < 0) return undefined;
      const known = written.series.find(id);
      if (known) return buildSeriesItem(known, wordsIn(known, language), language);
      const listed = generateListedSeries(core, row);
      return buildSeriesItem(listed, wordsOf(listed.originalTitle, listed.words, language), language);
    },
  };
}
