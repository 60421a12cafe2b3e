import { describe, expect, test } from 'vitest';
import { episodeId, seasonId } from '../series/numbers.ts';
import { buildWorld, idsUpTo } from '../world/test-world.ts';
import { findImageFile } from './file-names.ts';
import { describeImage, type ImageContent } from './image-content.ts';

const world = buildWorld();

function contentOf(name: string, of = world): ImageContent {
  const file = findImageFile(of, name);
  if (!file) throw new Error(`${name} is no picture`);
  return describeImage(of, file);
}

function posterOf(name: string, of = world) {
  const content = contentOf(name, of);
  if (content.form !== 'poster') throw new Error(`${name} is no poster`);
  return content.subject;
}

const PARASITA = 496243;
const CIDADE_DE_DEUS = 598;

describe('a poster', () => {
  test('names the title in Portuguese, the makers and the cast', () => {
    expect(posterOf(`p-${CIDADE_DE_DEUS}-1.jpg`)).toMatchObject({
      seed: `movie|${CIDADE_DE_DEUS}`,
      genre: 'crime',
      title: { text: 'Cidade de Deus' },
      credits: { opening: 'Um filme de', makers: expect.arrayContaining(['Fernando Meirelles']) },
    });
  });

  test('is in the language TMDB says it is in: Portuguese, then the original, then none', () => {
    const titles = [1, 2, 3].map((variant) => posterOf(`p-${PARASITA}-${variant}.jpg`).title?.text);
    expect(titles).toEqual(['Parasita', '기생충', undefined]);
    expect(posterOf(`p-${PARASITA}-2.jpg`).credits).toMatchObject({ opening: '', makers: ['Bong Joon-ho'] });
    expect(posterOf(`p-${CIDADE_DE_DEUS}-2.jpg`).title).toBeUndefined();
  });

  test('of a series names who created it', () => {
    const id =
      idsUpTo(200).find(
        (each) => (world.findSeries(each)?.creators.length ?? 0) > 0 && findImageFile(world, `s-${each}-1.jpg`),
      ) ?? 0;
    const { credits } = posterOf(`s-${id}-1.jpg`);
    expect(credits).toMatchObject({
      opening: 'Uma série de',
      makers: [world.findSeries(id)?.creators[0]?.person.name],
    });
  });

  test('changes with what is printed on it', () => {
    const patched = buildWorld();
    patched.patchMovie(CIDADE_DE_DEUS, { title: 'Outro Nome' });
    expect(posterOf(`p-${CIDADE_DE_DEUS}-1.jpg`, patched).title).toEqual({ text: 'Outro Nome' });
  });
});

describe('the pictures of a series', () => {
  const series = idsUpTo(200)
    .map((id) => world.findSeries(id))
    .find((each) => each && each.posterCount > 0 && each.seasons.filter(({ number }) => number > 0).length > 2);
  const id = series?.id ?? 0;
  const seasons = series?.seasons.filter(({ number }) => number > 0) ?? [];

  test('of its seasons use its art and name the season', () => {
    const own = posterOf(`s-${id}-1.jpg`);
    const posters = seasons.slice(0, 3).map((season) => posterOf(`z-${seasonId(id, season)}-1.jpg`));
    expect(posters.map(({ title }) => title?.subtitle)).toEqual(['Temporada 1', 'Temporada 2', 'Temporada 3']);
    expect(posters.map(({ isTraded }) => isTraded)).toEqual([false, true, false]);
    for (const { seed, genre } of posters) expect({ seed, genre }).toEqual({ seed: own.seed, genre: own.genre });
  });

  test('of its episodes are scenes in its colours, one for each', () => {
    const [season] = seasons;
    if (!season) throw new Error('no season');
    const stills = [1, 2].map((number) => contentOf(`e-${episodeId(id, season, number)}-1.jpg`));
    expect(stills).toMatchObject([
      { form: 'still', subject: { seed: `tv|${id}` } },
      { form: 'still', subject: { seed: `tv|${id}` } },
    ]);
    expect(stills[0]).not.toEqual(stills[1]);
  });
});

test('a collection has a poster with its own seed and its name', () => {
  const id = idsUpTo(20).find((each) => findImageFile(world, `k-${each}-1.jpg`)) ?? 0;
  expect(posterOf(`k-${id}-1.jpg`)).toMatchObject({ seed: `collection|${id}`, title: { subtitle: 'Coleção' } });
});

test('the portrait of a person is seeded by their id', () => {
  expect(contentOf('f-52583-1.jpg')).toMatchObject({ form: 'portrait', subject: { seed: 'person|52583', variant: 1 } });
});

test('the mark of a watch service has its colour and its letters', () => {
  const colour: unknown = expect.stringMatching(/^#[0-9a-f]{6}$/i);
  expect(contentOf('l-8-1.jpg')).toEqual({ form: 'mark', colour, letters: 'N' });
  expect(contentOf('l-1899-1.jpg')).toEqual({ form: 'mark', colour, letters: 'max' });
});
