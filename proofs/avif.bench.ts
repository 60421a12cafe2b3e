import sharp from 'sharp';
import { demoMovies } from '../packages/demo/movies.ts';
import { median, rounded } from '../tools/figures.ts';
import { startStack } from '../tools/stack.ts';
import { reportBench } from './report.ts';

/**
 * What AVIF's effort costs in CPU and saves in bytes, on posters and backdrops of the simulator in the sizes that pages show,
 * beside WebP. Efforts are interleaved, so that other load on the machine affects all of them.
 */
const ROUNDS = 3;
const EFFORTS = [0, 1, 2, 3, 4, 5, 6] as const;
const KINDS = {
  poster: { source: 'w780', width: 342, file: 'p' },
  backdrop: { source: 'w1280', width: 780, file: 'b' },
};
const PER_KIND = 12;

sharp.concurrency(1);
sharp.cache(false);
const stack = await startStack();
const readings = new Map<string, { cpuMs: number[]; bytes: number[] }>();
try {
  for (const [kind, { source, width, file }] of Object.entries(KINDS)) {
    const originals = await fetchOriginals((id) => `${stack.env.IMAGE_SOURCE_URL}/${source}/${file}-${id}-1.jpg`);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const original of originals) {
        await note(`${kind}, WebP`, () => sharp(original).resize({ width }).webp({ quality: 78 }).toBuffer());
        for (const effort of EFFORTS) {
          const encode = () => sharp(original).resize({ width }).avif({ quality: 50, effort }).toBuffer();
          await note(`${kind}, AVIF effort ${effort}`, encode);
        }
      }
    }
  }
} finally {
  await stack.stop();
}
const rows = [...readings].map(([what, { cpuMs, bytes }]) => ({
  what,
  'CPU ms': rounded(median(cpuMs), 1),
  KB: rounded(bytes.reduce((sum, one) => sum + one, 0) / bytes.length / 1_000, 2),
}));
reportBench({ bench: 'avif', rounds: ROUNDS, perKind: PER_KIND, rows });

async function fetchOriginals(addressOf: (id: number) => string): Promise<Buffer[]> {
  const found: Buffer[] = [];
  for (const { id } of demoMovies) {
    if (found.length === PER_KIND) break;
    const response = await fetch(addressOf(id));
    if (response.ok) found.push(Buffer.from(await response.arrayBuffer()));
  }
  if (found.length < PER_KIND) throw new Error(`there are ${found.length} pictures, and ${PER_KIND} are needed`);
  return found;
}

async function note(what: string, encode: () => Promise<Buffer>): Promise<void> {
  const before = process.cpuUsage();
  const { length } = await encode();
  const { user, system } = process.cpuUsage(before);
  const own = readings.get(what) ?? { cpuMs: [], bytes: [] };
  own.cpuMs.push((user + system) / 1_000);
  own.bytes.push(length);
  readings.set(what, own);
}
