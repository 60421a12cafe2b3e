import { Picture } from '../../design/pictures/picture.tsx';
import styles from './poster-wall.module.css';

const COLUMNS = 5;

/** Decorative posters. */
export function PosterWall({ posters }: { posters: string[] }) {
  const columns = Array.from({ length: COLUMNS }, (_, column) =>
    posters.filter((_, index) => index % COLUMNS === column),
  );
  return (
    <div className={styles.wall} aria-hidden="true">
      {columns.map((column, index) => (
        <div key={index}>
          {column.map((path) => (
            <span key={path} className={styles.poster}>
              <Picture kind="poster" path={path} widths={['w342']} shown="150px" width={342} height={513} alt="" />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
