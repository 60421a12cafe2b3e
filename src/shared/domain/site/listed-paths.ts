import { paths } from './paths.ts';
import { rankedLinks } from './ranked-lists.ts';

/** Pages without a parameter: home, lists, and the pages about the site. */
export const LISTED_PATHS: readonly string[] = [
  paths.home(),
  paths.movies(),
  ...rankedLinks('movie').map(({ to }) => to),
  paths.series(),
  ...rankedLinks('series').map(({ to }) => to),
  paths.people(),
  paths.genres(),
  paths.platforms(),
  paths.collections(),
  paths.news(),
  paths.today(),
  paths.agenda(),
  paths.rotation(),
  paths.free(),
  paths.search(),
  paths.about(),
  paths.privacy(),
];
