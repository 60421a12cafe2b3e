import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { renderAsync } from '@resvg/resvg-js';
import PQueue from 'p-queue';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { SHARE_CARD, SHARE_CARD_BYTES_MAX, SHARE_CARDS_DRAWN } from '#shared/domain/limits.ts';
import { findDominantColour } from '../dominant-colour.ts';
import { EncoderBusy } from '../encode.ts';
import { type CardContent, CHIP_PIXELS, layOutCard } from './lay-out-card.ts';

const FACES = ['display', 'text', 'strong', 'narrow'];
const FONTS = path.join(import.meta.dirname, 'fonts');

async function readFonts(): Promise<Font[]> {
  return Promise.all(
    FACES.map(async (name) => ({
      name,
      weight: 400 as const,
      data: await readFile(path.join(FONTS, `archivo-${name}.woff`)),
    })),
  );
}
let fonts: Promise<Font[]> | undefined;

/**
 * Layout on the event loop (some 20 ms), drawing off it (some 200 ms of CPU); one card at a time and a pause after each, so that
 * many cards at once leave the CPU to pages and pictures.
 */
const line = new PQueue({ concurrency: 1 });

type CardFacts = Omit<CardContent, 'picture' | 'logos'> & {
  picture: Buffer | null;
  /** By path. */
  logos: ReadonlyMap<string, Buffer>;
};

/** JPEG, 1200 × 630, small enough for chat apps. */
export async function drawShareCard(card: CardFacts): Promise<Buffer> {
  // Each card is followed by its pause, so it takes two entries of the queue.
  if (line.size >= 2 * SHARE_CARDS_DRAWN.waiting) throw new EncoderBusy('too many cards wait to be drawn');
  let tookMs = 0;
  const drawn = line.add(async () => {
    const started = performance.now();
    const bytes = await draw(card);
    tookMs = performance.now() - started;
    return bytes;
  });
  // The next card starts after this pause.
  void line.add(() => sleep(tookMs * SHARE_CARDS_DRAWN.pauseShare));
  return drawn;
}

async function draw(card: CardFacts): Promise<Buffer> {
  fonts ??= readFonts();
  const picture = card.picture && (await preparePicture(card.picture));
  const logos = new Map(
    await Promise.all([...card.logos].map(async ([file, bytes]) => [file, await prepareLogo(bytes)] as const)),
  );
  const drawn = layOutCard({ ...card, picture, logos });
  const svg = await satori(drawn as Parameters<typeof satori>[0], { ...SHARE_CARD, fonts: await fonts });
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return encode(image.pixels);
}

/** A picture as a card: 1200 × 630, cut at the longer side. */
export async function fillShareCard(picture: Buffer): Promise<Buffer> {
  const { width, height } = SHARE_CARD;
  return encode(await sharp(picture).resize(width, height, { fit: 'cover' }).ensureAlpha().raw().toBuffer());
}

const QUALITIES = [86, 74, 60];

async function encode(pixels: Buffer): Promise<Buffer> {
  const raw = { width: SHARE_CARD.width, height: SHARE_CARD.height, channels: 4 as const };
  let jpeg = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    jpeg = await sharp(pixels, { raw }).removeAlpha().jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
    if (jpeg.length <= SHARE_CARD_BYTES_MAX) break;
  }
  return jpeg;
}

/** The picture in drawing size, in a format that resvg reads, and its dominant colour for the panel. */
async function preparePicture(bytes: Buffer): Promise<{ dataUrl: string; ink: string }> {
  const small = sharp(bytes).removeAlpha().resize(344, 516, { fit: 'cover' });
  const [jpeg, pixels] = await Promise.all([
    small.clone().jpeg({ quality: 92 }).toBuffer(),
    small.clone().resize(32, 32, { fit: 'fill' }).raw().toBuffer(),
  ]);
  return { dataUrl: `data:image/jpeg;base64,${jpeg.toString('base64')}`, ink: findDominantColour(pixels) };
}

async function prepareLogo(bytes: Buffer): Promise<string> {
  const png = await sharp(bytes).resize(CHIP_PIXELS, CHIP_PIXELS, { fit: 'cover' }).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
