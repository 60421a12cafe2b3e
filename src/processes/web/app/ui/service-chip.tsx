import { classNames } from './class-names.ts';
import styles from './service-chip.module.css';

interface ServiceChipProps {
  brand: string;
  abbreviation: string;
  size?: 'medium' | 'large';
}

/** A square in the service's colour with its letters in our type; the name stands beside it, so it says nothing. */
export function ServiceChip({ brand, abbreviation, size = 'medium' }: ServiceChipProps) {
  return (
    <span
      className={classNames(styles.chip, size === 'large' && styles.large, styles[brand] ?? styles.other)}
      aria-hidden="true"
    >
      {abbreviation}
    </span>
  );
}
