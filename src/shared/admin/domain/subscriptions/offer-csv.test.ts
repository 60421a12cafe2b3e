import { describe, expect, test } from 'vitest';
import { adminFreeServices } from '#shared/admin/text/free-services.ts';
import { createHostileCsv, HOSTILE_CSV_DAY, OFFERS_CSV } from '../../../../../test/hostile-csv.ts';
import { decodeCsv } from '../csv.ts';
import type { OfferChecking } from './check-own-offer.ts';
import { buildOfferCsv, listCsvTitles, parsePastedLinks, readOfferCsv, readPastedLinks } from './offer-csv.ts';

const TODAY = '2026-11-18';
const LIMITE = { kind: 'movie', titleId: 8353 } as const;
const checking: OfferChecking = {
  service: { id: 900_000, url: 'https://www.cinefarol.example/' },
  findTitle: (text) => (text === 'Dois' ? 'many' : /limite|8353/i.test(text) ? LIMITE : undefined),
  today: TODAY,
};

describe('a pasted link', () => {
  test.each([
    ['https://a.example/filmes/limite', 'limite'],
    ['https://a.example/filmes/limite-1931', 'limite (1931)'],
    ['https://a.example/filmes/vidas_secas/', 'vidas secas'],
    ['https://a.example/filmes/blade-runner-2049', 'blade runner (2049)'],
    ['https://a.example/filmes/limite-1931.html', 'limite (1931)'],
    ['https://a.example/', ''],
  ])('%s names “%s”', (link, title) => {
    expect(parsePastedLinks(link)).toEqual([{ line: 1, link, title }]);
  });

  test.each([
    ['https://a.example/x Limite (1931)', 'Limite (1931)'],
    ['Limite (1931); https://a.example/x', 'Limite (1931)'],
    ['https://a.example/x\t/filme/limite-1931-8353', '/filme/limite-1931-8353'],
  ])('of %j has the title beside it', (line, title) => {
    expect(parsePastedLinks(`\n${line}\n\n`)).toEqual([{ line: 2, link: 'https://a.example/x', title }]);
  });

  test('becomes an offer that was checked today, with itself as its source', () => {
    const link = 'https://cinefarol.example/limite';
    expect(readPastedLinks(parsePastedLinks(link), checking)).toEqual({
      rows: [
        {
          title: LIMITE,
          offer: {
            ...{ serviceId: 900_000, url: link, sourceUrl: link },
            ...{ isDubbed: false, isSubtitled: false, hasLibras: false, isDescribed: false },
            ...{ checkedOn: TODAY, expiresOn: '2027-02-16', since: null },
          },
        },
      ],
    });
  });

  test.each([
    ['https://outro.example/limite', adminFreeServices.problems.host('www.cinefarol.example')],
    ['limite', adminFreeServices.problems.host('www.cinefarol.example')],
    ['https://cinefarol.example/outra-coisa', adminFreeServices.problems.title],
    ['https://cinefarol.example/x Dois', adminFreeServices.problems.titleMany],
    ['https://eu:senha@cinefarol.example/limite', adminFreeServices.problems.host('www.cinefarol.example')],
    ['', adminFreeServices.linksEmpty],
  ])('%j refuses the whole text', (line, problem) => {
    const text = `${line && 'https://cinefarol.example/limite\n'}${line}`;
    const read = readPastedLinks(parsePastedLinks(text), checking);
    expect('problem' in read && read.problem).toContain(problem);
  });
});

describe('a CSV of offers', () => {
  test('needs titles and links only, and is read back as it is written', () => {
    const csv = 'titulo;link;libras;vale_ate\n8353;https://cinefarol.example/limite;sim;31/12/2026';
    expect(listCsvTitles(csv)).toEqual(['8353']);
    const read = readOfferCsv(csv, checking);
    if ('problem' in read) throw new Error(read.problem);
    expect(read.rows[0]?.offer).toMatchObject({ hasLibras: true, isDubbed: false, expiresOn: '2026-12-31' });
    const named = read.rows.map(({ title, offer }) => ({
      ...title,
      ...offer,
      title: '=HYPERLINK("https://a.example")',
    }));
    const written = buildOfferCsv(named, ({ titleId }) => String(titleId));
    expect(written).toContain(`'=HYPERLINK`);
    expect(readOfferCsv(written, checking)).toEqual(read);
  });

  test('with a title twice, or a wrong answer, is refused', () => {
    const line = '8353;https://cinefarol.example/limite;';
    expect(readOfferCsv(`titulo;link;dublado\n${line}\n${line}`, checking)).toHaveProperty('problem');
    expect(readOfferCsv(`titulo;link;dublado\n${line}talvez`, checking)).toHaveProperty('problem');
    expect(readOfferCsv(`titulo;dublado\n8353;sim`, checking)).toHaveProperty('problem');
  });
});

test('of 500 hostile files each is refused with a sentence, or read into rows that are safe to export and read again', () => {
  const places = new Map(OFFERS_CSV.names?.map((name, place) => [name, place + 1]));
  const hostile: OfferChecking = {
    service: { id: 900_000, url: 'https://cinefarol.example/' },
    findTitle: (text) => {
      const titleId = places.get(text);
      return titleId === undefined ? undefined : { kind: 'movie', titleId };
    },
    today: HOSTILE_CSV_DAY,
  };
  let accepted = 0;
  for (let seed = 0; seed < 500; seed += 1) {
    const found = readOfferCsv(decodeCsv(createHostileCsv(seed, OFFERS_CSV)), hostile);
    if ('problem' in found) {
      expect(found.problem.length, `seed ${seed}`).toBeLessThan(1_000);
      continue;
    }
    accepted += 1;
    const named = found.rows.map(({ title, offer }) => ({ ...title, ...offer, title: '=1+1' }));
    const csv = buildOfferCsv(named, ({ titleId }) => OFFERS_CSV.names?.[titleId - 1] ?? '');
    expect(readOfferCsv(csv, hostile), `seed ${seed}`).toEqual(found);
    for (const row of csv.slice(1).split('\r\n').slice(1))
      expect(row, `seed ${seed}`).not.toMatch(/(?:^|;)"?[=+\-@\t]/);
    for (const { offer } of found.rows) {
      expect(offer.url, `seed ${seed}`).toMatch(/^https:\/\/(?:www\.)?cinefarol\.example\/[!-~]*$/);
      expect(offer.sourceUrl, `seed ${seed}`).toMatch(/^https:\/\/[a-z0-9.-]+(?:\/|$)/);
    }
  }
  expect(accepted).toBeGreaterThan(20);
});
