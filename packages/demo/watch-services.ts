export interface DemoWatchService {
  id: number;
  /** TMDB's spelling, which is not always our label. */
  name: string;
  priority: number;
  colour: string;
}

/** The services TMDB lists for Brazil that our films use. The first twelve priorities were measured in August 2026. */
export const demoWatchServices: readonly DemoWatchService[] = [
  { id: 8, name: 'Netflix', priority: 0, colour: '#a3121c' },
  { id: 119, name: 'Amazon Prime Video', priority: 1, colour: '#0f5f93' },
  { id: 350, name: 'Apple TV', priority: 2, colour: '#3a3d42' },
  { id: 337, name: 'Disney Plus', priority: 3, colour: '#1b3f8f' },
  { id: 167, name: 'Claro video', priority: 5, colour: '#b3261e' },
  { id: 47, name: 'Looke', priority: 6, colour: '#0b6b6f' },
  { id: 531, name: 'Paramount Plus', priority: 7, colour: '#1456c4' },
  { id: 1899, name: 'HBO Max', priority: 8, colour: '#2a2f8f' },
  { id: 2, name: 'Apple TV Store', priority: 9, colour: '#4a4d52' },
  { id: 307, name: 'Globoplay', priority: 10, colour: '#b8420f' },
  { id: 283, name: 'Crunchyroll', priority: 11, colour: '#b85410' },
  { id: 11, name: 'MUBI', priority: 12, colour: '#17468a' },
  { id: 10, name: 'Amazon Video', priority: 15, colour: '#1f6f8b' },
  { id: 3, name: 'Google Play Movies', priority: 16, colour: '#2f6b3f' },
  { id: 19, name: 'NetMovies', priority: 18, colour: '#7a2a5c' },
  { id: 447, name: 'Belas Artes à La Carte', priority: 20, colour: '#6d2338' },
  { id: 484, name: 'Claro tv+', priority: 29, colour: '#9a1f2b' },
  { id: 1796, name: 'Netflix Standard with Ads', priority: 60, colour: '#8a1018' },
  { id: 300, name: 'Pluto TV', priority: 47, colour: '#5a4a00' },
  { id: 2302, name: 'Mercado Play', priority: 70, colour: '#2d3277' },
];

const byId = new Map(demoWatchServices.map((service) => [service.id, service]));

export function findDemoWatchService(id: number): DemoWatchService | undefined {
  return byId.get(id);
}
