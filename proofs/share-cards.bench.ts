import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import sharp from 'sharp';
import { drawShareCard } from '../src/server/images/share-card/draw-card.ts';
import { layOutCard } from '../src/server/images/share-card/lay-out-card.ts';
import { SHARE_CARD, SHARE_CARD_BYTES_MAX } from '../src/shared/domain/limits.ts';
import { median, rounded } from '../tools/figures.ts';
import { reportBench } from './report.ts';

/** A share card as we send it, against satori and resvg alone with the same layout, fonts and poster. */
const ROUNDS = 7;
const CARDS = 6;
const FONTS = path.resolve(import.meta.dirname, '../src/server/images/share-card/fonts');

const fonts = await Promise.all(
  ['display', 'text', 'strong', 'narrow'].map(async (name) => ({
    name,
    weight: 400 as const,
    data: await readFile(path.join(FONTS, `archivo-${name}.woff`)),
  })),
);
const poster = await sharp({ create: { width: 500, height: 750, channels: 3, background: '#a3341c' } })
  .jpeg()
  .toBuffer();
const prepared = await sharp(poster).resize(344, 516).jpeg().toBuffer();
const content = {
  kind: 'filme' as const,
  product: 'Lanterninha',
  facts: {
    title: 'O Agente Secreto',
    caption: '2025 · 2h 38min',
    certification: '16',
    picturePath: '/a.jpg',
    services: ['Netflix', 'Prime Video (Aluguel)', 'Apple TV (Aluguel)'].map((name) => ({ name, logo: null })),
  },
};
let largest = 0;

async function drawBare(): Promise<void> {
  const picture = { dataUrl: `data:image/jpeg;base64,${prepared.toString('base64')}`, ink: '#a3341c' };
  const drawn = layOutCard({ ...content, picture, logos: new Map() }) as unknown as Parameters<typeof satori>[0];
  new Resvg(await satori(drawn, { ...SHARE_CARD, fonts }), { font: { loadSystemFonts: false } }).render().asPng();
}

async function drawOurs(): Promise<void> {
  largest = Math.max(largest, (await drawShareCard({ ...content, picture: poster, logos: new Map() })).length);
}

async function time(draw: () => Promise<void>): Promise<number> {
  const started = performance.now();
  for (let card = 0; card < CARDS; card += 1) await draw();
  return (performance.now() - started) / CARDS;
}

await drawBare();
await drawOurs();
const rounds: { bare: number; ours: number }[] = [];
for (let round = 0; round < ROUNDS; round += 1) rounds.push({ bare: await time(drawBare), ours: await time(drawOurs) });
reportBench({
  bench: 'share-cards',
  rounds: ROUNDS,
  largestBytes: largest,
  rows: [
    { what: 'bare', 'ms a card': rounded(median(rounds.map(({ bare }) => bare)), 1), 'rate ÷ bare': 1 },
    {
      what: 'ours',
      'ms a card': rounded(median(rounds.map(({ ours }) => ours)), 1),
      'rate ÷ bare': rounded(median(rounds.map(({ bare, ours }) => bare / ours))),
    },
  ],
});
if (largest > SHARE_CARD_BYTES_MAX) process.exitCode = 1;
