import icon from '../../ui/pictures/icon.module.css';

/** Strokes on a 20-unit square, as in ui/pictures/icon.tsx; used by the admin only. */
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
  flag: 'M5 17.5V3M5 4h9.5l-2 3.5 2 3.5H5',
  refresh: 'M16 8a6.2 6.2 0 0 0-11-2L3 8M3 4v4h4M4 12a6.2 6.2 0 0 0 11 2l2-2M17 16v-4h-4',
  eye: 'M2 10s3-5.5 8-5.5 8 5.5 8 5.5-3 5.5-8 5.5S2 10 2 10M12.3 10a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0',
  undo: 'M7 4 3.5 7.5 7 11M3.5 7.5H12a4.5 4.5 0 0 1 0 9H8',
  tag: 'M3 4v5.5l7.5 7.5 6.5-6.5L9.5 3H4a1 1 0 0 0-1 1M7 7v.01',
  play: 'M3.5 4.5h13a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1M8.5 7.5v5l4-2.5Z',
  pin: 'M7 3h6l-1 5 3 3v1.5H5V11l3-3ZM10 12.5V18',
  page: 'M5 2.5h7l3.5 3.5v11.5H5ZM11.5 2.5V6.5h4M7.5 10h5M7.5 13h5',
  redirect: 'M3.5 16V9.5a2 2 0 0 1 2-2H16M12.5 4l4 3.5-4 3.5',
  search: 'M13.5 8.5a5 5 0 1 1-10 0 5 5 0 0 1 10 0M12.2 12.2 17 17',
  list: 'M7.5 5H17M7.5 10H17M7.5 15H17M3.5 5v.01M3.5 10v.01M3.5 15v.01',
  sliders: 'M3 6h7M14 6h3M3 14h3M10 14h7M12 4v4M8 12v4',
  up: 'm5 12 5-5 5 5',
  layers: 'M10 3 17.5 7 10 11 2.5 7ZM3.5 10.5 10 14l6.5-3.5M3.5 13.5 10 17l6.5-3.5',
  close: 'M5 5l10 10M15 5 5 15',
  grip: 'M7.5 5v.01M12.5 5v.01M7.5 10v.01M12.5 10v.01M7.5 15v.01M12.5 15v.01',
  down: 'm5 8 5 5 5-5',
  comment: 'M4 4h12a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H9l-4 3v-3H4a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1',
  ticket: 'M2.5 6h15v3a1.5 1.5 0 0 0 0 3v3h-15v-3a1.5 1.5 0 0 0 0-3ZM12.5 6v1.5M12.5 10v1.5M12.5 14v1',
} as const;

export type AdminIconName = keyof typeof STROKES;

export function AdminIcon({ name }: { name: AdminIconName }) {
  return (
    <svg className={icon.icon} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={STROKES[name]} />
    </svg>
  );
}
