import sharp from 'sharp';
import { RESERVED_FILM } from '../../demo/film.ts';
import { hexId } from '../../demo/hash.ts';
import type { Reply } from '../reply.ts';
import type { Simulation } from '../simulation.ts';
import type { World } from '../world/world.ts';
import { drawImage } from './draw-image.ts';
import { describeTrailer, type ImageContent } from './image-content.ts';

const HEADERS = { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=7200' };

/**
 * `/vi/{key}/{name}.jpg`, as YouTube answers it: some videos lack the large still, the small one has black bars above
 * and below, and a missing one is a grey picture of 120 × 90 with status 404.
 */
export async function answerVideoStill(
  { world, pictures }: Pick<Simulation, 'world' | 'pictures'>,
  path: string,
): Promise<Reply> {
  const [, key = '', name] = /^\/vi\/([A-Za-z0-9_-]{11})\/(maxresdefault|hqdefault)\.jpg$/.exec(path) ?? [];
  const content = describeVideo(world, key);
  const isLarge = name === 'maxresdefault';
  if (!content || !name || (isLarge && !hasLargeStill(key)))
    return { status: 404, headers: HEADERS, body: await grey() };
  const body = await pictures.get(hexId(`video|${name}|${JSON.stringify(content)}`), () =>
    isLarge ? drawImage(content, { width: 1280, height: 720 }) : drawSmall(content),
  );
  return { status: 200, headers: HEADERS, body };
}

async function drawSmall(content: ImageContent): Promise<Buffer> {
  const still = await drawImage(content, { width: 480, height: 270 });
  return sharp(still).extend({ top: 45, bottom: 45, background: '#000000' }).jpeg().toBuffer();
}

/** The key contains the title's id; see `videoKey`. */
function describeVideo(world: World, key: string) {
  const [, prefix, number] = /^(DEMO|SIM|TV_|OWN_|OWNT)(\d+)_*\d$/.exec(key) ?? [];
  if (!prefix) return undefined;
  const id = Number(number) + (prefix.startsWith('OWN') ? RESERVED_FILM : 0);
  return describeTrailer(world, prefix === 'TV_' || prefix === 'OWNT' ? 'tv' : 'movie', id);
}

const hasLargeStill = (key: string) => Number.parseInt(hexId(key).slice(0, 2), 16) % 4 !== 0;

function grey(): Promise<Buffer> {
  return sharp({ create: { width: 120, height: 90, channels: 3, background: '#808080' } })
    .jpeg()
    .toBuffer();
}
