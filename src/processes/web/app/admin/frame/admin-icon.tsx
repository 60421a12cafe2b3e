import icon from '../../ui/icon.module.css';

/** Strokes on a 20-unit square, as in ui/icon.tsx; these are the newsroom's alone. */
const STROKES = {
  dashboard:
    'M4 3h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1M12 3h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1M4 11h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1M12 11h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1',
  lock: 'M5.5 9h9A1.5 1.5 0 0 1 16 10.5v5a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 4 15.5v-5A1.5 1.5 0 0 1 5.5 9M7 9V6.5a3 3 0 0 1 6 0V9',
  person: 'M13.5 7a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0M3.5 17a6.5 6.5 0 0 1 13 0',
  people:
    'M10.5 7a3 3 0 1 1-6 0 3 3 0 0 1 6 0M2 17a5.5 5.5 0 0 1 11 0M13.5 4.3a3 3 0 0 1 0 5.4M15 12a5.5 5.5 0 0 1 3 5',
  devices: 'M3 4.5h11v8H3ZM6 16h5M8.5 12.5V16M15.5 8H18v8h-4v-2.5',
  key: 'M11 9.5a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0M11 9.5h6.5M14.5 9.5V13M17 9.5v2.5',
  plus: 'M10 4v12M4 10h12',
  film: 'M4 3h12a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1M6.5 3v14M13.5 3v14M3 7h3.5M3 13h3.5M13.5 7H17M13.5 13H17M6.5 10h7',
  screen: 'M3.5 6.5h13a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1M7 2.5l3 4 3-4',
  alert: 'M10 8v4M10 14.5v.01M10 3 18 17H2Z',
  trash: 'M3.5 5.5h13M8 5.5V3.5h4v2M5 5.5l.8 11h8.4l.8-11M8.3 8.5v5M11.7 8.5v5',
  eye: 'M2 10s3-5.5 8-5.5 8 5.5 8 5.5-3 5.5-8 5.5S2 10 2 10M12.3 10a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0',
  undo: 'M7 4 3.5 7.5 7 11M3.5 7.5H12a4.5 4.5 0 0 1 0 9H8',
  up: 'm5 12 5-5 5 5',
  down: 'm5 8 5 5 5-5',
} as const;

export type AdminIconName = keyof typeof STROKES;

export function AdminIcon({ name }: { name: AdminIconName }) {
  return (
    <svg className={icon.icon} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={STROKES[name]} />
    </svg>
  );
}
