import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { generateMovie, generatePerson, generateSeries } from './generate.ts';
import { buildWorld, idsUpTo } from './test-world.ts';
import type { World } from './world.ts';

function digest(world: World, ids = idsUpTo(170)): string {
  const hash = createHash('sha256');
  for (const id of ids) {
    for (const generate of [generateMovie, generateSeries, generatePerson]) {
      hash.update(JSON.stringify(generate(world, id)) ?? 'nothing');
    }
  }
  return hash.digest('hex');
}

describe('a world', () => {
  test('gives 510 records byte for byte the same, read twice and after a new start', () => {
    const world = buildWorld();
    const first = digest(world);
    expect(digest(world)).toBe(first);
    expect(digest(buildWorld())).toBe(first);
  });

  // Fixed values, so that a difference on another machine or Node version is noticed.
  test('of seed 7 has the same films everywhere', () => {
    const titles = [1, 2, 3, 4, 5].map((id) => buildWorld().movieItem(id, 'pt-BR')?.title ?? null);
    expect(titles).toMatchInlineSnapshot(`
      [
        "A Noite do Cangaceiro",
        "A Vizinha de Heitor",
        "A Fronteira do Farol",
        "Four Neighbours and the Backyard",
        "O Último Dia em Curitiba",
      ]
    `);
  });

  test('of another seed is another world', () => {
    expect(digest(buildWorld({ seed: 8 }), [1])).not.toBe(digest(buildWorld(), [1]));
  });

  test('has the same film under an id, whatever the size of the world', () => {
    const small = buildWorld({ people: 0 });
    const large = buildWorld({ people: 0, movies: 900 });
    const film = (world: World, id: number) => world.movieItem(id, 'pt-BR');
    const ids = idsUpTo(300);
    expect(ids.map((id) => film(large, id))).toEqual(ids.map((id) => film(small, id)));
  });

  test('answers a film with its parts, and nothing for a gap', () => {
    const world = buildWorld();
    const gap = idsUpTo(100).find((id) => !world.findMovie(id)) ?? 0;
    const film = idsUpTo(100).find((id) => world.findMovie(id)) ?? 0;
    expect(generateMovie(world, gap)).toBeUndefined();
    expect(generateMovie(world, film)).toMatchObject({ id: film, credits: { cast: expect.any(Array) } });
  });

  test('of ten thousand titles is ready in two seconds', () => {
    const startedAt = performance.now();
    buildWorld({ movies: 8000, series: 2000, people: 20_000 });
    expect(performance.now() - startedAt).toBeLessThan(2000);
  });
});
