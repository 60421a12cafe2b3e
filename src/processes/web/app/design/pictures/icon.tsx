import { classNames } from '../class-names.ts';
import styles from './icon.module.css';

/** Strokes on a 20-unit square. Icons are hidden from screen readers: the text beside them is read. */
const STROKES = {
  alert: 'M10 6v5M10 14v.01M10 2.5 18 17H2Z',
  calendar: 'M3 5h14v12H3ZM3 9h14M7 3v3M13 3v3',
  check: 'm4 10.5 4 4 8-9',
  chevronDown: 'm5 8 5 5 5-5',
  chevronLeft: 'm12 4-6 6 6 6',
  chevronRight: 'm8 4 6 6-6 6',
  clock: 'M10 5v5l3.5 2M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0',
  close: 'm5 5 10 10M15 5 5 15',
  external: 'M8 4H4v12h12v-4M11 4h5v5M16 4l-7 7',
  eyeOff:
    'M3 3l14 14M8 5a8.5 8.5 0 0 1 2-.3c5 0 8 5.3 8 5.3a13 13 0 0 1-2.3 2.8M5 6.6A13 13 0 0 0 2 10s3 5.5 8 5.5a7.6 7.6 0 0 0 3-.6',
  gift: 'M3 8h14v9H3Zm7 0v9M6 3l4 5 4-5',
  menu: 'M3 6h14M3 10h14M3 14h14',
  minus: 'M5 10h10',
  plus: 'M10 5v10M5 10h10',
  rotate: 'M16 10a6 6 0 1 1-2-4.5M16 3v3.5h-3.5',
  search: 'M15 9A6 6 0 1 1 3 9a6 6 0 0 1 12 0M14 14l4 4',
  share: 'M5 8a2 2 0 1 0 .1 0M15 3a2 2 0 1 0 .1 0m0 10a2 2 0 1 0 .1 0M7 9l6-3m-6 5 6 3',
  sun: 'M10 7a3 3 0 1 0 .1 0M10 2v2m0 12v2M2 10h2m12 0h2M4 4l2 2m8 8 2 2M4 16l2-2m8-8 2-2',
  ticket: 'M2.5 6h15v3a1.5 1.5 0 0 0 0 3v3h-15v-3a1.5 1.5 0 0 0 0-3ZM12.5 6v1.5M12.5 10v1.5M12.5 14v1',
} as const;

export function Icon({ name, className }: { name: keyof typeof STROKES; className?: string | undefined }) {
  return (
    <svg className={classNames(styles.icon, className)} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={STROKES[name]} />
    </svg>
  );
}
