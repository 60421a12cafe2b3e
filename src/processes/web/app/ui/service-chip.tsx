import { classNames } from './class-names.ts';
import styles from './service-chip.module.css';

interface ServiceChipProps {
  brand: string;
  abbreviation: string;
  size?: 'tiny' | 'small' | 'medium' | 'large';
}

/** What fits into the smallest square. */
const TINY_LETTERS: Readonly<Record<string, string>> = { prime: 'pv', mubi: 'mb' };

/** A square in the service's colour with its letters in our type; the name stands beside it, so it says nothing. */
export function ServiceChip({ brand, abbreviation, size = 'medium' }: ServiceChipProps) {
  return (
    <span className={classNames(styles.chip, styles[size], styles[brand] ?? styles.other)} aria-hidden="true">
      {(size === 'tiny' && TINY_LETTERS[abbreviation]) || abbreviation}
    </span>
  );
}
