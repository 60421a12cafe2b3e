import { adminPins } from '#shared/admin/text/pins.ts';
import styles from './home.module.css';

const words = adminPins;

interface DaysAndRemovalProps {
  title: string;
  days: { from: string | null; until: string | null };
  /** The name of an input of the row. */
  name: (part: string) => string;
  mayArrange: boolean;
}

/** From when until when something is on home, and a box that takes it away. */
export function DaysAndRemoval({ title, days, name, mayArrange }: DaysAndRemovalProps) {
  const day = (part: 'from' | 'until', label: string, spoken: string) => (
    <label>
      {label}
      <input
        className={styles.day}
        name={name(part)}
        type="date"
        defaultValue={days[part] ?? ''}
        aria-label={spoken}
        readOnly={!mayArrange}
      />
    </label>
  );
  return (
    <div className={styles.days}>
      {day('from', words.from, words.fromOf(title))}
      {day('until', words.until, words.untilOf(title))}
      <label className={styles.remove}>
        <input
          type="checkbox"
          name={name('remove')}
          value="1"
          disabled={!mayArrange}
          aria-label={words.unpinOf(title)}
        />
        {words.unpin}
      </label>
    </div>
  );
}
