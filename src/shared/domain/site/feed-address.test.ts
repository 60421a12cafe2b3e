import { expect, test } from 'vitest';
import { buildFeedPath, type FeedAddress, parseFeedPath } from './feed-address.ts';

test.each<[FeedAddress, string]>([
  [{ kind: 'plataforma', slug: 'netflix', format: 'xml' }, '/feeds/plataforma/netflix.xml'],
  [{ kind: 'saidas', slug: 'netflix', format: 'xml' }, '/feeds/saidas/netflix.xml'],
  [{ kind: 'serie', slug: 'ruptura-2022-95396', format: 'ics' }, '/feeds/serie/ruptura-2022-95396.ics'],
  [{ kind: 'agenda', slug: '', format: 'ics' }, '/feeds/agenda.ics'],
  [{ kind: 'agenda', slug: 'episodios', format: 'xml' }, '/feeds/agenda/episodios.xml'],
  [{ kind: 'lancamentos', slug: '', format: 'ics' }, '/feeds/lancamentos.ics'],
])('%o is at %s, and is read back', (address, path) => {
  expect(buildFeedPath(address)).toBe(path);
  expect(parseFeedPath(path)).toEqual(address);
});

test.each([
  '/feeds/plataforma.xml',
  '/feeds/saidas.xml',
  '/feeds/lancamentos/x.xml',
  '/feeds/agenda/x.xml',
  '/feeds/serie/Ruptura.xml',
  '/feeds/serie/a.json',
  '/feeds/toString/a.xml',
  '/feeds/',
])('%s is no feed', (path) => {
  expect(parseFeedPath(path)).toBeNull();
});
