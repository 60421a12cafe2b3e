import type { DemoCompany } from '../../demo/types.ts';
import { mix, pickEarly } from './bits.ts';
import { SALT } from './salts.ts';

const NAMES: readonly [name: string, country: string][] = [
  ['Farol Filmes', 'BR'],
  ['Quintal Produções', 'BR'],
  ['Lighthouse Lane Pictures', 'US'],
  ['Maré Alta Cinema', 'BR'],
  ['Northgate Stories', 'GB'],
  ['Sertão Azul', 'BR'],
  ['Puente Viejo Cine', 'ES'],
  ['Les Films du Canal', 'FR'],
  ['Tsukimi Works', 'JP'],
  ['Han Bridge Studio', 'KR'],
  ['Paper Moon Workshop', 'US'],
  ['Cine Jabuticaba', 'BR'],
  ['Old Mill Entertainment', 'CA'],
  ['Casa Amarela Imagens', 'PT'],
  ['Neva Kino Group', 'RU'],
  ['Nile Lantern Media', 'EG'],
  ['Galil Films', 'IL'],
  ['Banda do Cais', 'BR'],
];

/** TMDB does not use ids from here on. */
const FIRST_ID = 910_000_000;

const COMPANIES: readonly DemoCompany[] = NAMES.map(([name, country], index) => ({
  id: FIRST_ID + index,
  name,
  country,
}));

/** None to three companies; one in ten has no country. */
export function companiesOf(bits: number): DemoCompany[] {
  const draw = mix(bits, SALT.companies);
  const chosen = Array.from({ length: draw % 4 }, (_, index) => pickEarly(mix(draw, index + 1), COMPANIES));
  return [...new Set(chosen)].map((company) =>
    mix(draw, company.id) % 10 === 0 ? { ...company, country: '' } : company,
  );
}
