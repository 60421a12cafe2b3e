/** Tabs of a platform's page. */
export const platformTabs = {
  label: 'Catálogo, entradas e saídas',
  catalogue: 'Catálogo',
  entraram: 'Entraram',
  sairam: 'Saíram',
} as const;

/** Where a title is that left a platform. */
export const whereWords = {
  now: 'agora em',
  nowhere: 'fora do streaming',
} as const;
