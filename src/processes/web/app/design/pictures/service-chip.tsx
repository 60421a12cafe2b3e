import { buildImageUrl } from '#shared/domain/pictures/image-url.ts';
import { classNames } from '../class-names.ts';
import styles from './service-chip.module.css';

interface ServiceChipProps {
  brand: string;
  abbreviation: string;
  /** Path of its square logo, as in TMDB's data. */
  logo: string | null;
  size?: 'tiny' | 'small' | 'medium' | 'large';
}

/** Shorter letters for the smallest square. */
const TINY_LETTERS: Readonly<Record<string, string>> = { prime: 'pv', mubi: 'mb' };

/**
 * The service's logo over a square in its colour with its letters, which show until the logo loads and if it fails.
 * The name is always written beside it, so it is hidden from screen readers.
 */
export function ServiceChip({ brand, abbreviation, logo, size = 'medium' }: ServiceChipProps) {
  // JPEG has no transparency: the letters never show through a logo.
  const src = buildImageUrl('logo', 'w92', logo);
  return (
    <span className={classNames(styles.chip, styles[size], styles[brand] ?? styles.other)} aria-hidden="true">
      {(size === 'tiny' && TINY_LETTERS[abbreviation]) || abbreviation}
      {src && <img className={styles.logo} src={src} alt="" loading="lazy" decoding="async" />}
    </span>
  );
}
