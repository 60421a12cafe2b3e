import { expect, test } from 'vitest';
import { toCardProviders } from './to-card-providers.ts';

const service = (id: number, name: string) => ({ id, name, logo_path: `/${id}.jpg` });

test('a card names at most three services, in our order and by our names', () => {
  const services = [
    service(11, 'MUBI'),
    service(1899, 'HBO Max'),
    service(9_999, 'Um Serviço'),
    service(307, 'Globoplay'),
    service(8, 'Netflix'),
  ];
  expect(toCardProviders(services)).toEqual([
    { provider_id: 8, provider_name: 'Netflix', logo_path: '/8.jpg' },
    { provider_id: 307, provider_name: 'Globoplay', logo_path: '/307.jpg' },
    { provider_id: 1899, provider_name: 'Max', logo_path: '/1899.jpg' },
  ]);
});

test('a service with and without ads is named once, one we do not know last', () => {
  const services = [service(9_999, 'Um Serviço'), service(1796, 'Netflix with Ads'), service(8, 'Netflix')];
  expect(toCardProviders(services).map(({ provider_name }) => provider_name)).toEqual(['Netflix', 'Um Serviço']);
});

test('a title that no service streams names none', () => {
  expect(toCardProviders([])).toEqual([]);
});
