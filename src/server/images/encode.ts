import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import sharp, { type Sharp } from 'sharp';
import { IMAGE_PIXELS } from '#shared/domain/limits.ts';
import type { PictureRequest } from '#shared/domain/picture-request.ts';
import { cutToPicture } from './cut-to-picture.ts';
import { findInk } from './ink.ts';
import { type Order, REFINED, UPLOADED } from './order.ts';
import { LARGEST, SHAPES, widthOf } from './sizes.ts';
import { type SourceFormat, sniff, sniffUpload, type UploadFormat } from './sniff.ts';

// libvips would use every core for one picture and keep what it decoded; we encode several at a time, each once.
sharp.concurrency(1);
sharp.cache(false);

/** What came is no picture, or not one we would open. */
export class NotAPicture extends Error {}
/** Too many pictures wait to be encoded; this one is asked for again later. */
export class EncoderBusy extends Error {}
/** Its turn came when every visitor who asked for it had left, or the process was closing. */
export class Dropped extends Error {}

export interface SourcePicture {
  bytes: Buffer;
  format: SourceFormat;
  width: number;
  height: number;
  /** Where it was found, if it was fetched just now. */
  url?: string;
}

/** `quick` is somewhat larger; `thorough` takes several times as long. */
type Effort = 'quick' | 'thorough';

export interface Encoder {
  /** Refuses what is not a whole picture, is too large, or moves. Reads the header and finds the end. */
  inspect(bytes: Buffer): Promise<SourcePicture>;
  /** Decodes every pixel and tells the dominant colour, or refuses it: 2 to 10 ms beside the event loop. */
  decode(source: SourcePicture): Promise<string>;
  encode(source: SourcePicture, request: PictureRequest, order: Order): Promise<Buffer>;
  /** The same, smaller, for an address that has a picture already. */
  refine(source: SourcePicture, request: PictureRequest): Promise<Buffer>;
  /** What is kept of a file somebody uploaded: upright, in our colours, without a word about where it was taken. */
  encodeUpload(bytes: Buffer): Promise<Original>;
  /** What has not begun is not begun any more. */
  close(): void;
}

export interface Original {
  bytes: Buffer;
  width: number;
  height: number;
  ink: string;
}

/**
 * One core is left to answer: encoding runs on threads beside the event loop, and of libuv's four threads at least one
 * stays free for files, names and decoding.
 */
const AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1));
/** More than this is minutes of work; visitors have the source bytes meanwhile, and the next request asks again. */
const QUEUE_LENGTH = 256;
const QUEUE_BYTES = 128 * 1024 * 1024;
const SECONDS: Record<Effort, number> = { quick: 10, thorough: 60 };
const AVIF_EFFORT: Record<Effort, number> = { quick: 2, thorough: 4 };
/** For the jpg of a logo that one can see through: the room's own grey. */
const BEHIND = '#141516';
/** Pictures are made of it once more, so it loses nothing anybody could see. */
const UPLOAD_QUALITY = 92;
/** Enough to tell which tone dominates. */
const COLOUR_PIXELS = 1_024;
const COLOUR_SIDE = 64;

// One of each per process, whoever encodes: visitors' pictures, prepared ones and refined ones share the same cores.
const encodings = new PQueue({ concurrency: AT_ONCE });
const decodings = new PQueue({ concurrency: 1 });
let queuedBytes = 0;

export function createEncoder(): Encoder {
  let isClosed = false;
  async function inQueue<T>({ priority, abandoned }: Order, size: number, work: () => Promise<T>): Promise<T> {
    if (encodings.size >= QUEUE_LENGTH || queuedBytes + size > QUEUE_BYTES) {
      throw new EncoderBusy('too many pictures wait to be encoded');
    }
    queuedBytes += size;
    const begin = () => {
      queuedBytes -= size;
      if (isClosed || abandoned?.aborted) throw new Dropped('nothing waits for it any more');
      return work();
    };
    return encodings.add(begin, { priority });
  }
  return {
    inspect,
    decode,
    encode: (source, request, order) => inQueue(order, source.bytes.length, () => encodeAs(source, request, 'quick')),
    refine: (source, request) => inQueue(REFINED, source.bytes.length, () => encodeAs(source, request, 'thorough')),
    encodeUpload: (bytes) => inQueue(UPLOADED, bytes.length, () => encodeUpload(bytes)),
    close: () => void (isClosed = true),
  };
}

function encodeAs(source: SourcePicture, request: PictureRequest, effort: Effort): Promise<Buffer> {
  const output = toFormat(resize(open(source.bytes), source, request), request, effort);
  return output.timeout({ seconds: SECONDS[effort] }).toBuffer();
}

/** Pixels from all over the picture, as RGB. */
function sample(pixels: Buffer, channels: number): Uint8Array {
  const step = Math.max(1, Math.floor(pixels.length / channels / COLOUR_PIXELS));
  const chosen: number[] = [];
  for (let at = 0; at + 2 < pixels.length; at += step * channels) {
    const [red = 0, green = red, blue = red] = channels < 3 ? [pixels[at]] : pixels.subarray(at, at + 3);
    chosen.push(red, green, blue);
  }
  return Uint8Array.from(chosen);
}

function open(bytes: Buffer): Sharp {
  // Broken pixels are refused; a warning (a stray byte between two markers) is common and harmless.
  return sharp(bytes, { limitInputPixels: IMAGE_PIXELS, failOn: 'error', sequentialRead: true });
}

async function inspect(bytes: Buffer): Promise<SourcePicture> {
  const format = sniff(bytes);
  if (!format) throw new NotAPicture('what came is not a picture');
  const size = await measure(bytes, format);
  const picture = cutToPicture(bytes, format);
  if (!picture) throw new NotAPicture('it breaks off, or takes too long to show');
  return { bytes: picture, format, ...size };
}

async function decode(source: SourcePicture): Promise<string> {
  const small = open(source.bytes)
    .resize({ width: COLOUR_SIDE, height: COLOUR_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .timeout({ seconds: SECONDS.quick });
  const { data, info } = await decodings.add(() => small.toBuffer({ resolveWithObject: true })).catch(refuse);
  return findInk(sample(data, info.channels));
}

function refuse(error: unknown): never {
  throw new NotAPicture(error instanceof Error ? error.message : 'it cannot be opened');
}

/** As libvips calls them. */
const LIBVIPS_NAMES: Record<UploadFormat, string> = { jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif' };

async function measure(bytes: Buffer, format: UploadFormat): Promise<{ width: number; height: number }> {
  const about = await open(bytes).metadata().catch(refuse);
  const { width, height, pages = 1 } = about;
  if (about.format !== LIBVIPS_NAMES[format]) throw new NotAPicture(`it says ${format} and is ${about.format}`);
  if (width * height > IMAGE_PIXELS) throw new NotAPicture(`${width} × ${height} is too large`);
  if (pages > 1) throw new NotAPicture('it moves');
  return { width, height };
}

async function encodeUpload(bytes: Buffer): Promise<Original> {
  const format = sniffUpload(bytes);
  if (!format) throw new NotAPicture('what came is not a picture');
  await measure(bytes, format);
  const upright = open(bytes)
    .autoOrient()
    .resize({ width: LARGEST, height: LARGEST, fit: 'inside', withoutEnlargement: true });
  const pixels = upright.flatten({ background: BEHIND }).toColourspace('srgb').raw();
  const { data, info } = await pixels.timeout({ seconds: SECONDS.quick }).toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const kept = sharp(data, { raw: info }).jpeg({ quality: UPLOAD_QUALITY, chromaSubsampling: '4:4:4' });
  const original = await kept.timeout({ seconds: SECONDS.quick }).toBuffer();
  return { bytes: original, width, height, ink: findInk(sample(data, channels)) };
}

/** Never larger than it came. Stills of trailers may come with bars above and below: those are cut off. */
function resize(picture: Sharp, source: SourcePicture, request: PictureRequest): Sharp {
  const upright = picture.autoOrient();
  if (request.kind === 'video') {
    const width = Math.min(widthOf(request), source.width);
    return upright.resize({ width, height: Math.round(width * SHAPES.video), fit: 'cover' });
  }
  if (request.size.startsWith('h')) {
    return upright.resize({ height: Number(request.size.slice(1)), withoutEnlargement: true });
  }
  return upright.resize({ width: widthOf(request), withoutEnlargement: true });
}

/** What sharp writes has no metadata unless it is told to keep it. */
function toFormat(picture: Sharp, { format }: PictureRequest, effort: Effort): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 50, effort: AVIF_EFFORT[effort] });
    case 'webp':
      return picture.webp({ quality: 78 });
    case 'jpg':
      return picture.flatten({ background: BEHIND }).jpeg({ quality: 80, progressive: true });
  }
}
