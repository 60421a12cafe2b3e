import { matchPath } from 'react-router';
import { SKELETON_CARDS } from '#shared/domain/limits.ts';
import { listWords } from '#shared/text/lists.ts';
import tiles from '../genres/genres-page.module.css';
import people from '../people/people-grid.module.css';
import cards from '../platforms/platforms-page.module.css';
import { PathBreadcrumb } from '../ui/breadcrumb.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './loading-page.module.css';
import { TitleSkeleton } from './title-skeleton.tsx';

/** What is drawn while a screen is on its way; the first pattern that fits. */
const BOXES = [
  ['/generos', () => <Skeleton count={SKELETON_CARDS.genres} shape="tile" className={tiles.tiles} />],
  ['/plataformas', () => <Skeleton count={SKELETON_CARDS.platforms} shape="card" className={cards.cards} />],
  ['/pessoas', () => <Skeleton count={SKELETON_CARDS.people} shape="portrait" className={people.grid} />],
  ...['/filmes/*', '/series/*', '/generos/:slug', '/plataformas/:slug'].map(
    (pattern) => [pattern, () => <TitleSkeleton />] as const,
  ),
] as const;

export function hasLoadingPage(path: string): boolean {
  return BOXES.some(([pattern]) => matchPath(pattern, path));
}

/** A list that is still on its way from the server, as far as its address tells. */
export function LoadingPage({ path }: { path: string }) {
  const Boxes = BOXES.find(([pattern]) => matchPath(pattern, path))?.[1];
  return (
    <div className="wrap" aria-busy="true">
      <PathBreadcrumb path={path} />
      <p className={styles.title} role="status">
        {listWords.loading}
      </p>
      {Boxes && <Boxes />}
    </div>
  );
}
