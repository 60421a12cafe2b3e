import { mulberry32 } from '../random.ts';
import { type EdgeFixture, look } from './edge-fixture.ts';

const PLAIN = ['genero=drama', 'ordenacao=mais-votados'];
const NOISE = [
  'utm_source=carta',
  'fbclid=x1',
  'gclid=a%20b',
  'genero=terror',
  '=',
  'Genero=x',
  'ref',
  'pagina2=3',
  '%67enero=x',
];

/** Requests one list in many ways: how many copies the edge made of it, and whether all were the same page. */
export async function countCopies({ edge }: EdgeFixture, permutations: number, seed: number) {
  const random = mulberry32(seed);
  const asked = new Set([`/filmes?${PLAIN.join('&')}`]);
  while (asked.size < permutations) {
    const noise = NOISE.filter(() => random() < 0.5);
    const words = [...PLAIN, ...noise].map((word) => ({ word, place: random() })).toSorted((a, b) => a.place - b.place);
    const spoken = words.map(({ word }) => word);
    // The first of two values counts, so the intended genre must come before the extra one.
    if (spoken.indexOf('genero=terror') >= 0 && spoken.indexOf('genero=terror') < spoken.indexOf('genero=drama'))
      continue;
    asked.add(`/filmes?${spoken.join('&')}`);
  }
  const bodies = new Set<string>();
  let copies = 0;
  for (const path of asked) {
    const { status, cache, body } = await look(edge.url + path);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    if (cache !== 'hit') copies += 1;
    bodies.add(body);
  }
  return { asked: asked.size, copies, pages: bodies.size };
}
