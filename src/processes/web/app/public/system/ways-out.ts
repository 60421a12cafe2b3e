import { paths } from '#shared/domain/site/paths.ts';
import { rankedWords } from '#shared/text/ranked-lists.ts';
import { shell } from '#shared/text/shell.ts';

/** Where a visitor who found nothing may go on. */
export const WAYS_OUT = [
  { label: shell.today, to: paths.today() },
  { label: rankedWords.nowPlaying.label, to: paths.ranked('nowPlaying') },
  { label: shell.movies, to: paths.movies() },
  { label: shell.series, to: paths.series() },
  { label: shell.genres, to: paths.genres() },
  { label: shell.platforms, to: paths.platforms() },
  { label: shell.collections, to: paths.collections() },
];
