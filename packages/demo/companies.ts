import { companyRegister } from './company-register.ts';
import type { DemoCompany } from './types.ts';

/** As for people: ids from 900 000 000 on are our own, for companies that TMDB does not have. */
export const cinemascopio: DemoCompany = { id: 900_000_001, name: 'CinemaScópio', country: 'BR' };
export const globoFilmes: DemoCompany = { id: 900_000_002, name: 'Globo Filmes', country: 'BR' };
export const gullane: DemoCompany = { id: 900_000_003, name: 'Gullane', country: 'BR' };
export const zazen: DemoCompany = { id: 900_000_004, name: 'Zazen Produções', country: 'BR' };
export const rtFeatures: DemoCompany = { id: 900_000_005, name: 'RT Features', country: 'BR' };
export const mactProductions: DemoCompany = { id: 900_000_006, name: 'MACT Productions', country: 'FR' };
export const lemmingFilm: DemoCompany = { id: 900_000_007, name: 'Lemming Film', country: 'NL' };
export const oneTwoFilms: DemoCompany = { id: 900_000_008, name: 'One Two Films', country: 'DE' };
export const barunson: DemoCompany = { id: 900_000_009, name: 'Barunson E&A', country: 'KR' };
export const paramount: DemoCompany = { id: 4, name: 'Paramount Pictures', country: 'US' };
export const o2Filmes: DemoCompany = { id: 345, name: 'O2 Filmes', country: 'BR' };
export const videoFilmes: DemoCompany = { id: 346, name: 'VideoFilmes', country: 'BR' };
export const toho: DemoCompany = { id: 882, name: 'Toho Company', country: 'JP' };
export const cjEntertainment: DemoCompany = { id: 7036, name: 'CJ Entertainment', country: 'KR' };
export const sbsProductions: DemoCompany = { id: 8997, name: 'SBS Productions', country: 'FR' };
export const mk2Productions: DemoCompany = { id: 9209, name: 'MK2 Productions', country: 'FR' };

/** Companies of the first films, then those of the register. */
const companies: readonly DemoCompany[] = [
  cinemascopio,
  globoFilmes,
  gullane,
  zazen,
  rtFeatures,
  mactProductions,
  lemmingFilm,
  oneTwoFilms,
  barunson,
  paramount,
  o2Filmes,
  videoFilmes,
  toho,
  cjEntertainment,
  sbsProductions,
  mk2Productions,
  ...companyRegister.map(([id, name, country]) => ({ id, name, country })),
];

const byName = new Map(companies.map((company) => [company.name, company]));

export function findDemoCompany(name: string): DemoCompany | undefined {
  return byName.get(name);
}
