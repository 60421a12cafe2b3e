import { adminPins } from '#shared/admin/text/pins.ts';
import styles from './home.module.css';

const words = adminPins;

interface Days {
  from: string | null;
  until: string | null;
}

interface DaysAndRemovalProps {
  title: string;
  days: Days;
  mayArrange: boolean;
  onDays: (days: Partial<Days>) => void;
  onRemove: () => void;
}

/** From when until when something is on home, and a box that takes it away. */
export function DaysAndRemoval({ title, days, mayArrange, onDays, onRemove }: DaysAndRemovalProps) {
  const day = (part: 'from' | 'until', label: string, spoken: string) => (
    <label>
      {label}
      <input
        className={styles.day}
        type="date"
        defaultValue={days[part] ?? ''}
        aria-label={spoken}
        readOnly={!mayArrange}
        onChange={(event) => onDays({ [part]: event.target.value || null })}
      />
    </label>
  );
  return (
    <div className={styles.days}>
      {day('from', words.from, words.fromOf(title))}
      {day('until', words.until, words.untilOf(title))}
      <label className={styles.remove}>
        <input type="checkbox" disabled={!mayArrange} onChange={onRemove} aria-label={words.unpinOf(title)} />
        {words.unpin}
      </label>
    </div>
  );
}
