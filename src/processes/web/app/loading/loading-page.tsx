import { matchPath } from 'react-router';
import { SKELETON_CARDS } from '#shared/domain/limits.ts';
import { listWords } from '#shared/text/lists.ts';
import { LoadingBreadcrumb } from '../design/breadcrumb.tsx';
import { classNames } from '../design/class-names.ts';
import { Skeleton } from '../design/skeleton.tsx';
import grid from '../public/cards/poster-grid.module.css';
import { TitleSkeleton } from '../public/cards/title-skeleton.tsx';
import covers from '../public/collections/collections-page.module.css';
import tiles from '../public/genres/genres-page.module.css';
import { Headline } from '../public/home/headline.tsx';
import people from '../public/people/people-grid.module.css';
import cards from '../public/platforms/platforms-page.module.css';
import { FeaturedBoxes } from './featured-boxes.tsx';
import { LoadingDetail } from './loading-detail.tsx';
import styles from './loading-page.module.css';
import { LoadingTitle } from './loading-title.tsx';

const { genres, news, platforms, people: portraits, collections, titlesOfCollection } = SKELETON_CARDS;

/** The boxes of each list under a breadcrumb; the first matching pattern wins. */
const LISTS = [
  ['/generos', () => <Skeleton count={genres} shape="tile" className={tiles.tiles} />],
  ['/gratis', () => <Skeleton count={platforms} shape="card" className={cards.cards} />],
  ['/plataformas', () => <Skeleton count={platforms} shape="card" className={cards.cards} />],
  ['/pessoas', () => <Skeleton count={portraits} shape="portrait" className={people.grid} />],
  ['/colecoes', () => <Skeleton count={collections} shape="card" className={covers.cards} />],
  ['/colecoes/:slug', () => <Skeleton count={titlesOfCollection} shape="poster" className={grid.grid} />],
  ['/noticias', () => <Skeleton count={news} shape="card" className="grid two-wide three-wide" />],
  ['/noticia/:slug', () => <Skeleton count={1} shape="card" className="grid" />],
  ...['/filmes/*', '/series/*', '/generos/:slug', '/plataformas/:slug'].map((path) => [path, TitleSkeleton] as const),
  // Results may be films, series or people, /hoje begins with a sentence, /agenda is a table, /rodizio two lists, histories are rows: no
  // boxes are drawn.
  ...['/buscar', '/hoje', '/agenda/*', '/rodizio', '/plataformas/:slug/*'].map((path) => [path, () => null] as const),
] as const;

const TITLES = ['/filme/:slugId', '/serie/:slugId'];
const DETAILS = ['/filme/:slugId/*', '/serie/:slugId/*', '/pessoa/:slug'];

/** The placeholder shown while the page of a path loads; `undefined` for a page of text. */
export function findLoadingPage(path: string) {
  const fits = (pattern: string) => matchPath(pattern, path) !== null;
  if (path === '/') return LoadingHome;
  if (TITLES.some(fits)) return LoadingTitle;
  if (DETAILS.some(fits)) return LoadingDetail;
  return LISTS.some(([pattern]) => fits(pattern)) ? LoadingList : undefined;
}

function LoadingList({ path }: { path: string }) {
  const Boxes = LISTS.find(([pattern]) => matchPath(pattern, path))?.[1];
  return (
    <div className={classNames('wrap', styles.page)} aria-busy="true">
      <LoadingBreadcrumb path={path} />
      <h1 className={styles.title}>
        <span role="status">{listWords.loading}</span>
      </h1>
      {Boxes && <Boxes />}
    </div>
  );
}

/** Shows the real headline, which is always the same. */
function LoadingHome() {
  return (
    <div className="wrap" aria-busy="true">
      <Headline />
      <p className="visually-hidden" role="status">
        {listWords.loading}
      </p>
      {/* As high as the search field, the links and the row of services. */}
      <div className={styles.fold} />
      <FeaturedBoxes />
      <TitleSkeleton />
    </div>
  );
}
