import sharp from 'sharp';
import { expect, test } from 'vitest';
import { SHARE_CARD_BYTES_MAX } from '#shared/domain/limits.ts';
import type { ShareCardFacts } from '#shared/domain/pictures/share-card-url.ts';
import { drawShareCard } from './draw-card.ts';
import { keepDrawable } from './drawable.ts';

const named = (...names: string[]) => names.map((name) => ({ name, logo: `/${name.slice(0, 3)}.jpg` }));
const facts: ShareCardFacts = {
  title: 'O Agente Secreto',
  caption: '2025 · 2h 38min',
  certification: '16',
  picturePath: '/a.jpg',
  services: named('Netflix', 'Prime Video (Aluguel)'),
};
const noise = () =>
  sharp({
    create: {
      width: 500,
      height: 750,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 80 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer();

test.each<[string, Partial<ShareCardFacts>]>([
  ['with three offers and an age', { services: named('Netflix', 'Globoplay', 'MUBI (Compra)', 'Looke') }],
  ['without offers', { services: [], certification: '18' }],
  ['with a title of three hundred letters', { title: 'Como Aprendi a Parar de Me Preocupar '.repeat(8) }],
  ['with one word longer than its column', { title: 'A'.repeat(120) }],
  ['with a title in letters we do not have', { title: '기생충' }],
  ['with nothing but a title', { caption: '', certification: null, services: [] }],
])(
  'a card %s is a picture within the limits',
  async (_what, own) => {
    const card = await drawShareCard({
      kind: 'filme',
      facts: { ...facts, ...own },
      picture: null,
      logos: new Map(),
      product: 'Lanterninha',
    });
    expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(card.length).toBeLessThanOrEqual(SHARE_CARD_BYTES_MAX);
  },
  30_000,
);

test('the most restless of posters still gives a card that chats accept', async () => {
  const card = await drawShareCard({
    kind: 'filme',
    facts,
    picture: await noise(),
    logos: new Map(),
    product: 'Lanterninha',
  });
  expect(card.length).toBeLessThanOrEqual(SHARE_CARD_BYTES_MAX);
}, 30_000);

test('a service has its logo on the card, and letters in its colour where the logo is missing', async () => {
  const green = await sharp({ create: { width: 92, height: 92, channels: 3, background: '#00ff00' } })
    .jpeg()
    .toBuffer();
  const card = { kind: 'filme', facts, picture: null, product: 'Lanterninha' } as const;
  const greenIn = async (bytes: Buffer) => {
    const pixels = await sharp(bytes).raw().toBuffer();
    let count = 0;
    for (let at = 0; at < pixels.length; at += 3) {
      if ((pixels[at] ?? 0) < 40 && (pixels[at + 1] ?? 0) > 200 && (pixels[at + 2] ?? 0) < 40) count += 1;
    }
    return count;
  };

  expect(await greenIn(await drawShareCard({ ...card, logos: new Map() }))).toBe(0);
  // The pixels of one chip of 64 x 64; its corners are rounded.
  const drawn = await greenIn(await drawShareCard({ ...card, logos: new Map([['/Net.jpg', green]]) }));
  expect(drawn).toBeGreaterThan(3_700);
  expect(drawn).toBeLessThan(64 * 64);
}, 30_000);

test('letters the card cannot draw are left out, and the others stay', () => {
  expect(keepDrawable('기생충 Parasita (2019)')).toBe('Parasita (2019)');
  expect(keepDrawable('Ação à meia-noite… “já”')).toBe('Ação à meia-noite… “já”');
});
