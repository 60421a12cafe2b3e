import { systemPages } from '#shared/text/system-pages.ts';
import styles from './theatre.module.css';

/** Rows of seats from the screen to the lamp, each wider than the one before. */
const ROWS = [
  { floor: 200, seatWidth: 40, className: styles.row1 },
  { floor: 262, seatWidth: 46, className: styles.row2 },
  { floor: 324, seatWidth: 52, className: styles.row3 },
  { floor: 386, seatWidth: 58, className: styles.row4 },
  { floor: 448, seatWidth: 64, className: styles.row5 },
] as const;
const SEATS_PER_ROW = 9;
const GAP = 6;
const CENTRE = 330;
const LIT = { row: 2, seat: 6 } as const;

interface TheatreProps {
  /** The large text on the screen. */
  screen?: string;
  /** The text on the lit seat. */
  seat?: string;
}

/** A drawing of a dark cinema; a lamp lights the one empty seat. */
export function Theatre({ screen = '404', seat = '?' }: TheatreProps) {
  return (
    <svg viewBox="0 0 660 500" width="660" height="500" role="img" aria-label={systemPages.theatreDrawing}>
      <defs>
        <linearGradient id="theatre-beam" x1="0" y1="1" x2="1" y2="0">
          <stop offset="0" stopColor="#ffc46b" stopOpacity=".8" />
          <stop offset="1" stopColor="#ffc46b" stopOpacity=".3" />
        </linearGradient>
      </defs>
      <rect x="150" y="24" width="360" height="84" rx="4" className={styles.screen} />
      <text x="330" y="84" className={styles.number}>
        {screen}
      </text>
      {ROWS.map(({ floor, seatWidth, className }, row) => (
        <path key={floor} className={className} d={rowPath(row, floor, seatWidth)} />
      ))}
      <path d="M96 446 419 276 473 326 106 462Z" fill="url(#theatre-beam)" />
      <path d="M420 324V288a12 12 0 0 1 12-12h28a12 12 0 0 1 12 12v36Z" className={styles.litSeat} />
      <path d="M420 288a12 12 0 0 1 12-12h28a12 12 0 0 1 12 12v8h-52Z" className={styles.litHeadrest} />
      <text x="446" y="318" className={styles.question}>
        {seat}
      </text>
      <g transform="translate(100 454) rotate(-24)">
        <rect x="-78" y="-13" width="72" height="26" rx="7" className={styles.torch} />
        <path d="M-10-13 6-18V18L-10 13Z" className={styles.lamp} />
      </g>
    </svg>
  );
}

function rowPath(row: number, floor: number, seatWidth: number): string {
  const rowWidth = SEATS_PER_ROW * seatWidth + (SEATS_PER_ROW - 1) * GAP;
  const left = CENTRE - rowWidth / 2;
  return Array.from({ length: SEATS_PER_ROW }, (_, seat) => left + seat * (seatWidth + GAP))
    .filter((_, seat) => row !== LIT.row || seat !== LIT.seat)
    .map((x) => `M${x} ${floor}v-36a12 12 0 0 1 12-12h${seatWidth - 24}a12 12 0 0 1 12 12v36Z`)
    .join('');
}
