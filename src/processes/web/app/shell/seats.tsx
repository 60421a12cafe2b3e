import styles from './seats.module.css';

/** Decorative drawing above the footer: a row of cinema seats, one of them lit. */
export function Seats() {
  return (
    <svg className={styles.seats} viewBox="0 0 1440 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="footer-beam" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#ffc46b" stopOpacity="0" />
          <stop offset="1" stopColor="#ffc46b" stopOpacity=".6" />
        </linearGradient>
        <pattern id="footer-seat" width="48" height="120" patternUnits="userSpaceOnUse">
          <path className={styles.dark} d="M3 120V86a14 14 0 0 1 14-14h14a14 14 0 0 1 14 14v34Z" />
        </pattern>
      </defs>
      <path d="M0 0h1440v120H0Z" fill="url(#footer-seat)" />
      <path d="M480 0h18L858 74V120H819Z" fill="url(#footer-beam)" />
      <path className={styles.lit} d="M819 120V84a14 14 0 0 1 14-14h14a14 14 0 0 1 14 14v36Z" />
      <path className={styles.headrest} d="M819 84a14 14 0 0 1 14-14h14a14 14 0 0 1 14 14v8h-42Z" />
    </svg>
  );
}
