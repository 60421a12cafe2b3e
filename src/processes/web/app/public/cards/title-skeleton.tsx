import { SKELETON_CARDS } from '#shared/domain/limits.ts';
import { Skeleton } from '../../design/skeleton.tsx';
import grid from './poster-grid.module.css';

/** The placeholder of a grid of posters. */
export function TitleSkeleton() {
  const { titles, titlesOnPhone } = SKELETON_CARDS;
  return <Skeleton count={titles} countOnPhone={titlesOnPhone} shape="poster" className={grid.grid} />;
}
