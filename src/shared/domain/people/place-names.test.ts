import { expect, test } from 'vitest';
import { translatePlace } from './place-names.ts';

test.each([
  ['Salvador, Bahia, Brazil', 'Salvador, Bahia, Brasil'],
  ['Salvador, Bahia, Brasil', 'Salvador, Bahia, Brasil'],
  ['Los Angeles, California, USA', 'Los Angeles, California, EUA'],
  ['London, England, UK', 'London, England, Reino Unido'],
  ['Paris,France', 'Paris, França'],
  ['Istanbul, Turkey', 'Istanbul, Turquia'],
  ['Seoul, South Korea', 'Seoul, Coreia do Sul'],
  ['Japan', 'Japão'],
  ['Kyiv, Ukrainian SSR, USSR [now Ukraine]', 'Kyiv, Ukrainian SSR, União Soviética [hoje Ucrânia]'],
  ['Pressburg, Austria-Hungary (now Bratislava, Slovakia)', 'Pressburg, Áustria-Hungria [hoje Bratislava, Eslováquia]'],
  ['Recife', 'Recife'],
  ['Terra Média, constructor', 'Terra Média, constructor'],
  ['', ''],
])('"%s" reads "%s"', (place, read) => {
  expect(translatePlace(place)).toBe(read);
});
