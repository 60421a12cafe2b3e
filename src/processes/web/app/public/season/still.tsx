import { seriesPage } from '#shared/text/titles/series-page.ts';
import { Picture } from '../../design/pictures/picture.tsx';
import styles from './still.module.css';

interface StillProps {
  path: string | null;
  /** How wide it is shown, as `sizes`. */
  shown: string;
  loading?: 'eager' | 'lazy';
}

/** A picture of an episode. Its alt text is empty, because the episode's name is beside it. */
export function Still({ path, shown, loading = 'lazy' }: StillProps) {
  if (!path) return <span className={styles.none}>{seriesPage.noPicture}</span>;
  return (
    <Picture
      kind="still"
      path={path}
      widths={['w300', 'w500']}
      shown={shown}
      width={500}
      height={281}
      alt=""
      loading={loading}
    />
  );
}
