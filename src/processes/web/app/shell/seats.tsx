import styles from './seats.module.css';

const SEAT_WIDTH = 42;
const SEAT_STEP = 48;
const SEATS = 30;
/** The index of the highlighted seat. */
const LIT_SEAT = 17;

/** Decorative drawing above the footer: a row of cinema seats, one of them lit. */
export function Seats() {
  return (
    <svg className={styles.seats} viewBox="0 0 1440 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="footer-beam" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#ffc46b" stopOpacity="0" />
          <stop offset="1" stopColor="#ffc46b" stopOpacity=".6" />
        </linearGradient>
      </defs>
      <path className={styles.dark} d={DARK_SEATS} />
      <path className={styles.beam} d="M480 0h18L858 74V120H819Z" fill="url(#footer-beam)" />
      <path className={styles.lit} d="M819 120V84a14 14 0 0 1 14-14h14a14 14 0 0 1 14 14v36Z" />
      <path className={styles.headrest} d="M819 84a14 14 0 0 1 14-14h14a14 14 0 0 1 14 14v8h-42Z" />
    </svg>
  );
}

const DARK_SEATS = Array.from({ length: SEATS }, (_, seat) => seat)
  .filter((seat) => seat !== LIT_SEAT)
  .map((seat) => `M${3 + seat * SEAT_STEP} 120V86a14 14 0 0 1 14-14h${SEAT_WIDTH - 28}a14 14 0 0 1 14 14v34Z`)
  .join('');
