import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

const SHAPES = {
  poster: styles.poster,
  portrait: styles.portrait,
  tile: styles.tile,
  card: styles.card,
} as const;

interface SkeletonProps {
  count: number;
  shape: keyof typeof SHAPES;
  /** The class of the list these boxes replace: same columns, same gaps. */
  className: string | undefined;
  /** How many are shown on a phone; by default all. */
  countOnPhone?: number;
}

/** Placeholder boxes for loading content. Hidden from screen readers: the component that shows them announces the loading. */
export function Skeleton({ count, shape, className, countOnPhone = count }: SkeletonProps) {
  const hasWords = shape === 'poster' || shape === 'portrait';
  return (
    <div className={className} aria-hidden="true">
      {Array.from({ length: count }, (_, position) => (
        // Boxes are all alike and never move.
        <div key={position} className={classNames(position >= countOnPhone && styles.notOnPhone)}>
          <div className={classNames(styles.box, SHAPES[shape])} />
          {hasWords && <div className={classNames(styles.box, styles.line)} />}
          {shape === 'poster' && <div className={classNames(styles.box, styles.service)} />}
          {hasWords && <div className={classNames(styles.box, styles.short)} />}
        </div>
      ))}
    </div>
  );
}
