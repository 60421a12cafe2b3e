import { expect, test } from 'vitest';
import { buildSeasonSummary, buildSeriesDetails } from '../../../../../../../test/builders/series-document.ts';
import { sanitiseHtml } from '../../../rich-text/sanitise-html.server.ts';
import { renderNews } from '../../news/news-html.server.tsx';
import { renderPast } from '../history/history-html.server.tsx';
import { renderVoices } from '../voices/voices-html.server.tsx';
import { toSeriesView } from './series-view.ts';

const viewOf = (series: Parameters<typeof buildSeriesDetails>[0]) =>
  toSeriesView(buildSeriesDetails(series), {
    ...{ today: '2026-11-15', sanitise: sanitiseHtml, renderPast, renderVoices, renderNews },
  });

test('its seasons are listed by number and link to their pages; the specials are not among them', () => {
  expect(viewOf({}).seasons.map(({ number, path }) => [number, path])).toEqual([
    [1, '/serie/ruptura-2022-95396/1'],
    [2, '/serie/ruptura-2022-95396/2'],
  ]);
});

test('a series of nothing but specials lists no season', () => {
  expect(viewOf({ seasons: [buildSeasonSummary(0)] }).seasons).toEqual([]);
});

test.each([
  ['/t1.jpg', '/t1.jpg'],
  [null, '/ruptura-poster.jpg'],
])('a season whose poster is %s is shown with %s', (poster_path, shown) => {
  const seasons = [buildSeasonSummary(1, { poster_path })];
  expect(viewOf({ seasons }).seasons[0]?.posterPath).toBe(shown);
});

test('a foreign text is marked as such, a Portuguese one is not', () => {
  const seasons = [
    buildSeasonSummary(1, { overview: 'Words.', overview_lang: 'en' }),
    buildSeasonSummary(2, { overview: 'Palavras.', overview_lang: 'pt-BR' }),
  ];
  expect(viewOf({ seasons }).seasons.map(({ overviewLang }) => overviewLang)).toEqual(['en', undefined]);
});

test('the last episode links to its season', () => {
  expect(viewOf({}).lastEpisode).toMatchObject({
    seasonNumber: 2,
    number: 10,
    name: 'Cold Harbor',
    seasonPath: '/serie/ruptura-2022-95396/2',
  });
});

test('a series that was never shown has no last episode', () => {
  expect(viewOf({ last_episode_to_air: null }).lastEpisode).toBeNull();
});

test('its genres link to the lists of series', () => {
  expect(viewOf({}).genres).toEqual([{ name: 'Drama', to: '/series/genero/drama-18' }]);
});

test('the text of an editor is sanitised before it is shown', () => {
  const { curiosities, learnMore } = viewOf({
    customCuriosities: '<p onclick="x()">Oi</p>',
    customAdditionalInfos: null,
  });
  expect([curiosities, learnMore]).toEqual(['<p>Oi</p>', null]);
});
