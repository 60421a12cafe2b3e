export interface DemoWatchService {
  id: number;
  /** TMDB's spelling, which is not always our label. */
  name: string;
  priority: number;
  colour: string;
  /** Drawn on its mark: as people write the service, not TMDB. */
  letters: string;
}

/** The services TMDB lists for Brazil that our films use. The first twelve priorities were measured in August 2026. */
export const demoWatchServices: readonly DemoWatchService[] = [
  { id: 8, name: 'Netflix', priority: 0, colour: '#a3121c', letters: 'N' },
  { id: 119, name: 'Amazon Prime Video', priority: 1, colour: '#0f5f93', letters: 'prime' },
  { id: 350, name: 'Apple TV', priority: 2, colour: '#3a3d42', letters: 'tv+' },
  { id: 337, name: 'Disney Plus', priority: 3, colour: '#1b3f8f', letters: 'D+' },
  { id: 167, name: 'Claro video', priority: 5, colour: '#b3261e', letters: 'cv' },
  { id: 47, name: 'Looke', priority: 6, colour: '#0b6b6f', letters: 'lk' },
  { id: 531, name: 'Paramount Plus', priority: 7, colour: '#1456c4', letters: 'P+' },
  { id: 1899, name: 'HBO Max', priority: 8, colour: '#2a2f8f', letters: 'max' },
  { id: 2, name: 'Apple TV Store', priority: 9, colour: '#4a4d52', letters: 'loja' },
  { id: 307, name: 'Globoplay', priority: 10, colour: '#b8420f', letters: 'gp' },
  { id: 283, name: 'Crunchyroll', priority: 11, colour: '#b85410', letters: 'cr' },
  { id: 11, name: 'MUBI', priority: 12, colour: '#17468a', letters: 'mubi' },
  { id: 10, name: 'Amazon Video', priority: 15, colour: '#1f6f8b', letters: 'loja' },
  { id: 3, name: 'Google Play Movies', priority: 16, colour: '#2f6b3f', letters: 'g' },
  { id: 19, name: 'NetMovies', priority: 18, colour: '#7a2a5c', letters: 'nm' },
  { id: 447, name: 'Belas Artes à La Carte', priority: 20, colour: '#6d2338', letters: 'ba' },
  { id: 484, name: 'Claro tv+', priority: 29, colour: '#9a1f2b', letters: 'c+' },
  { id: 1796, name: 'Netflix Standard with Ads', priority: 60, colour: '#8a1018', letters: 'N' },
  { id: 300, name: 'Pluto TV', priority: 47, colour: '#5a4a00', letters: 'pl' },
  { id: 2302, name: 'Mercado Play', priority: 70, colour: '#2d3277', letters: 'mp' },
];

const byId = new Map(demoWatchServices.map((service) => [service.id, service]));

export function findDemoWatchService(id: number): DemoWatchService | undefined {
  return byId.get(id);
}
