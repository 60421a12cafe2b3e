import { describe, expect, test } from 'vitest';
import { buildMovieSource } from '../../../../test/builders/movie-source.ts';
import { buildPersonSource } from '../../../../test/builders/person-source.ts';
import { ownPictureFile, ownPicturePathOf } from '../../../shared/domain/pictures/own-picture-path.ts';
import type { GalleryEdits, OfferEdits, OwnPicture } from '../../../shared/domain/titles/field-values.ts';
import type { MovieOverrides } from '../../../shared/domain/titles/movie.ts';
import type { SourceOffer } from '../../../shared/domain/titles/source-parts.ts';
import { projectMovie } from './project-movie.ts';
import { projectPerson } from './project-person.ts';

const TODAY = '2026-11-15';
const project = (source: Parameters<typeof buildMovieSource>[0], overrides: MovieOverrides, today = TODAY) =>
  projectMovie(buildMovieSource(source), overrides, { offersCheckedAt: new Date(0), today });

describe('where a film can be watched', () => {
  const NETFLIX = 8;
  const MUBI = 11;
  const tmdb = (kind: SourceOffer['kind'], serviceId: number): SourceOffer => ({
    kind,
    serviceId,
    serviceName: `Serviço ${serviceId}`,
    logoPath: null,
  });
  const services = [tmdb('flatrate', NETFLIX), tmdb('rent', 2)];
  const added = (over: Partial<OfferEdits['added'][number]> = {}): OfferEdits['added'][number] => ({
    serviceId: MUBI,
    kind: 'flatrate',
    url: undefined,
    source: 'mubi.com',
    checkedOn: '2026-11-10',
    ...over,
  });
  const offersOf = (offers: OfferEdits, today = TODAY) =>
    project({ offers: { link: null, services } }, { offers }, today).offers.map(
      ({ kind, service_id }) => `${kind} ${service_id}`,
    );

  test("an editor's offer is shown after TMDB's, with its own address or none", () => {
    const url = 'https://mubi.com/filme';
    const offers = { added: [added({ url }), added({ kind: 'buy', url: 'http://mubi.com' })], hidden: [] };
    expect(project({ offers: { link: null, services } }, { offers }).offers.map((offer) => offer.url)).toEqual([
      null,
      null,
      url,
      null,
    ]);
    expect(offersOf(offers)).toEqual(['flatrate 8', 'rent 2', 'flatrate 11', 'buy 11']);
  });

  test('one TMDB has too is there once, with the address an editor gave', () => {
    const offers = { added: [added({ serviceId: NETFLIX, url: 'https://www.netflix.com/1' })], hidden: [] };
    expect(offersOf(offers)).toEqual(['flatrate 8', 'rent 2']);
    expect(project({ offers: { link: null, services } }, { offers }).offers[0]?.url).toBe('https://www.netflix.com/1');
  });

  test('one is not shown before the day an editor saw it on', () => {
    const offers = { added: [added({ checkedOn: '2026-11-16' })], hidden: [] };
    expect(offersOf(offers)).toEqual(['flatrate 8', 'rent 2']);
    expect(offersOf(offers, '2026-11-16')).toContain('flatrate 11');
  });

  test.each([
    [undefined, '2030-01-01', ['rent 2']],
    [TODAY, TODAY, ['rent 2']],
    [TODAY, '2026-11-16', ['flatrate 8', 'rent 2']],
  ])('one hidden until %s shows on %s: %j', (until, today, shown) => {
    const hidden = [{ serviceId: NETFLIX, kind: 'flatrate' as const, reason: 'saiu', until }];
    expect(offersOf({ added: [], hidden }, today)).toEqual(shown);
  });

  test('one with a reason but without its tick is shown', () => {
    const hidden = [
      { serviceId: NETFLIX, kind: 'flatrate', reason: 'saiu', until: undefined, isUnticked: true } as const,
    ];
    expect(offersOf({ added: [], hidden })).toEqual(['flatrate 8', 'rent 2']);
  });

  test('one has the audio that an editor knows, and no other offer has it', () => {
    const facts = { isDubbed: true, isSubtitled: false, hasLibras: true, isDescribed: false };
    const audio = [
      { serviceId: NETFLIX, kind: 'flatrate' as const, ...facts, source: 'netflix.com', checkedOn: TODAY },
    ];
    const { offers } = project({ offers: { link: null, services } }, { offers: { added: [], hidden: [], audio } });
    expect(offers.map(({ is_dubbed, is_subtitled, has_libras }) => [is_dubbed, is_subtitled, has_libras])).toEqual([
      [true, false, true],
      [false, false, false],
    ]);
  });

  test("where TMDB has no offer, an editor's still links to TMDB's page of the film", () => {
    const offers = { added: [added()], hidden: [] };
    const { movie } = project({ id: 598, offers: { link: null, services: [] } }, { offers });
    expect(movie.watch_link).toBe('https://www.themoviedb.org/movie/598/watch?locale=BR');
    expect(project({ offers: { link: null, services: [] } }, {}).movie.watch_link).toBeNull();
  });
});

describe('pictures', () => {
  const image = (filePath: string, width = 1920, height = 1080) => ({ filePath, width, height, language: null });
  const own = (digit: string, over: Partial<OwnPicture> = {}): OwnPicture => ({
    path: ownPicturePathOf(ownPictureFile(digit.repeat(64))),
    width: 1600,
    height: 900,
    alt: 'Uma praia',
    credit: 'Alguém',
    licence: 'CC BY 4.0',
    ...over,
  });
  const backdrops = ['/a.jpg', '/b.jpg', '/c.jpg'].map((path) => image(path));
  const pathsOf = (gallery: GalleryEdits) =>
    project({ posters: [image('/p.jpg', 500, 750)], backdrops }, { gallery }).images.map(
      ({ kind, file_path }) => `${kind} ${file_path}`,
    );

  test('named first come first, hidden ones are left out, the rest stay as TMDB has them', () => {
    const gallery = { first: ['/c.jpg', '/gone.jpg'], hidden: ['/a.jpg'], own: [] };
    expect(pathsOf(gallery)).toEqual(['poster /p.jpg', 'backdrop /c.jpg', 'backdrop /b.jpg']);
  });

  test("of ours go before TMDB's, unless named elsewhere, and a tall one is a poster", () => {
    const tall = own('2', { width: 900, height: 1600 });
    const gallery = { first: ['/b.jpg'], hidden: ['/a.jpg'], own: [own('1'), tall] };
    expect(pathsOf(gallery)).toEqual([
      `poster ${tall.path}`,
      'poster /p.jpg',
      'backdrop /b.jpg',
      `backdrop ${own('1').path}`,
      'backdrop /c.jpg',
    ]);
  });

  test("of ours carry what they show and whose they are; TMDB's carry nothing", () => {
    const { images } = project({ backdrops }, { gallery: { first: [], hidden: [], own: [own('1')] } });
    expect(images[0]).toMatchObject({ alt: 'Uma praia', credit: 'Alguém', licence: 'CC BY 4.0', position: 0 });
    expect(images[1]).toMatchObject({ alt: null, credit: null, licence: null, position: 1 });
  });

  test('under a name that is none of ours are not shown', () => {
    const gallery = {
      first: [],
      hidden: [],
      own: [own('1', { path: '/a.jpg' }), own('1', { path: 'https://x/y.jpg' })],
    };
    expect(pathsOf(gallery)).toHaveLength(4);
  });

  test('of a person are chosen in the same way', () => {
    const profiles = [
      { filePath: '/x.jpg', width: 10, height: 15 },
      { filePath: '/y.jpg', width: 10, height: 15 },
    ];
    const gallery = { first: ['/y.jpg'], hidden: ['/x.jpg'], own: [own('3')] };
    const { images } = projectPerson(buildPersonSource({ profiles }), { gallery });
    expect(images.map(({ file_path }) => file_path)).toEqual(['/y.jpg', own('3').path]);
  });
});

test('trailers named first are marked and come first, hidden ones are left out', () => {
  const video = (youtubeKey: string) => ({
    tmdbId: youtubeKey,
    youtubeKey,
    name: '',
    type: 'Trailer',
    language: 'pt',
    isOfficial: true,
    publishedAt: '2025-01-01T00:00:00.000Z',
  });
  const { videos } = project({ videos: ['a', 'b', 'c'].map(video) }, { trailers: { first: ['c'], hidden: ['a'] } });
  expect(videos.map(({ youtube_key, is_pinned, position }) => [youtube_key, is_pinned, position])).toEqual([
    ['c', true, 0],
    ['b', false, 1],
  ]);
});

describe("an editor's date of release", () => {
  const releases = [
    { type: 3, releasedOn: '2002-08-30', certification: '18', descriptors: [], note: '' },
    { type: 4, releasedOn: '2003-01-01', certification: '', descriptors: [], note: '' },
  ];

  test("is Brazil's, and moves the cinema release with it; the year it is known by stays", () => {
    const { movie, releases: rows } = project({ releaseDate: '2002-05-18', releases }, { releaseDate: '2003-09-05' });
    expect(movie).toMatchObject({ release_date: '2003-09-05', is_brazilian_release: true, release_year: 2002 });
    expect(rows.map((row) => row.released_on)).toEqual(['2003-09-05', '2003-01-01']);
  });

  test('is the year as well where TMDB has no date at all', () => {
    const { movie } = project({ releaseDate: null, releases: [] }, { releaseDate: '2027-03-01' });
    expect(movie).toMatchObject({ release_date: '2027-03-01', release_year: 2027 });
  });
});

test('aliases are stored once however they are written, and empty ones are dropped', () => {
  const { aliases } = project({}, { aliases: ['Dois  Córregos', 'dois corregos!', '…', 'CDD '] });
  expect(aliases).toEqual([
    { alias: 'dois corregos!', searchAlias: 'dois corregos' },
    { alias: 'CDD', searchAlias: 'cdd' },
  ]);
});
