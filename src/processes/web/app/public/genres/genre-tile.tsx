import { Link } from 'react-router';
import type { GenreHub } from '#shared/contract/title-lists.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { classNames } from '../../design/class-names.ts';
import { Picture } from '../../design/pictures/picture.tsx';
import styles from './genre-tile.module.css';

interface GenreTileProps {
  genre: Pick<GenreHub, 'slug' | 'name' | 'backdrop'>;
  loading: 'high' | 'eager' | 'lazy';
  /** On the home page, where the tiles are one section among others. */
  isSmall?: boolean;
  /** Instead of the genre's page. */
  to?: string;
  /** Below the name. */
  note?: string;
}

const SHOWN = {
  large: '(min-width: 1440px) 440px, (min-width: 768px) 32vw, 46vw',
  small: '(min-width: 1440px) 217px, (min-width: 1024px) 15vw, (min-width: 768px) 31vw, 46vw',
} as const;

/** A picture, with the name on a slanted tab in the colour of the page. */
export function GenreTile({ genre, loading, isSmall = false, to, note }: GenreTileProps) {
  return (
    <Link className={classNames(styles.tile, isSmall && styles.small)} to={to ?? paths.genre(genre.slug)}>
      <span className={styles.art}>
        <Picture
          kind="backdrop"
          path={genre.backdrop}
          widths={['w300', 'w500', 'w780']}
          shown={isSmall ? SHOWN.small : SHOWN.large}
          width={780}
          height={439}
          alt=""
          loading={loading}
        />
      </span>
      <span className={styles.name}>
        {genre.name}
        {note && <small className={styles.note}>{note}</small>}
      </span>
    </Link>
  );
}
