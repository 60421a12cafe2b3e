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
  /** The list these boxes stand for: same columns, same gaps. */
  className: string | undefined;
  /** How many a phone gets; all where nothing is said. */
  countOnPhone?: number;
}

/** Boxes where content will be. They say nothing: whoever shows them says that something is on its way. */
export function Skeleton({ count, shape, className, countOnPhone = count }: SkeletonProps) {
  const hasWords = shape === 'poster' || shape === 'portrait';
  return (
    <div className={className} aria-hidden="true">
      {Array.from({ length: count }, (_, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: boxes are all alike and never move.
        <div key={position} className={classNames(position >= countOnPhone && styles.notOnPhone)}>
          <div className={classNames(styles.box, SHAPES[shape])} />
          {hasWords && <div className={classNames(styles.box, styles.line)} />}
          {hasWords && <div className={classNames(styles.box, styles.short)} />}
        </div>
      ))}
    </div>
  );
}
