import { classNames } from './class-names.ts';
import styles from './service-chip.module.css';

/** A square in the service's colour with its letters in our type; the name stands beside it, so it says nothing. */
export function ServiceChip({ brand, abbreviation }: { brand: string; abbreviation: string }) {
  return (
    <span className={classNames(styles.chip, styles[brand] ?? styles.other)} aria-hidden="true">
      {abbreviation}
    </span>
  );
}
