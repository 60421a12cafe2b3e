import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import sharp, { type Sharp } from 'sharp';
import { IMAGE_PIXELS } from '#shared/domain/limits.ts';
import type { PictureRequest } from '#shared/domain/picture-request.ts';
import { findInk } from './ink.ts';
import { LARGEST, SHAPES, widthOf } from './sizes.ts';
import { type SourceFormat, sniff, sniffUpload, type UploadFormat } from './sniff.ts';

// libvips would use every core for one picture and keep what it decoded; we encode several at a time, each once.
sharp.concurrency(1);
sharp.cache(false);

/** What came is no picture, or not one we would open. */
export class NotAPicture extends Error {}
/** Too many pictures wait to be encoded; this one is asked for again later. */
export class EncoderBusy extends Error {}

export interface SourcePicture {
  bytes: Buffer;
  format: SourceFormat;
  width: number;
  height: number;
  /** Where it was found, if it was fetched just now. */
  url?: string;
}

/** Somebody waits: quick and somewhat larger. Nobody does: slow and small. */
export type Effort = 'quick' | 'thorough';

export interface Encoder {
  /** Refuses what is not a picture, is too large, or moves. Reads the header only. */
  inspect(bytes: Buffer): Promise<SourcePicture>;
  encode(source: SourcePicture, request: PictureRequest, effort: Effort): Promise<Buffer>;
  /** The same of what nobody has opened before, and its ink from the pixels on their way: a second look would cost 4 ms. */
  encodeNew(source: SourcePicture, request: PictureRequest): Promise<{ bytes: Buffer; ink: string }>;
  /** What is kept of a file somebody uploaded: upright, in our colours, without a word about where it was taken. */
  encodeUpload(bytes: Buffer): Promise<Original>;
}

export interface Original {
  bytes: Buffer;
  width: number;
  height: number;
  ink: string;
}

/**
 * One core is left to answer: encoding runs on threads beside the event loop, and of libuv's four threads at least one
 * stays free for files and names.
 */
const AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1));
/** At 30 to 70 ms each a longer line is longer than anybody waits. */
const LINE_LENGTH = 256;
const SECONDS: Record<Effort, number> = { quick: 10, thorough: 60 };
const AVIF_EFFORT: Record<Effort, number> = { quick: 2, thorough: 4 };
/** For the jpg of a logo that one can see through: the room's own grey. */
const BEHIND = '#141516';
/** Pictures are made of it once more, so it loses nothing anybody could see. */
const UPLOAD_QUALITY = 92;
/** Enough to tell which tone dominates. */
const INK_PIXELS = 1_024;

export function createEncoder(): Encoder {
  const line = new PQueue({ concurrency: AT_ONCE });
  async function inLine<T>(priority: number, work: () => Promise<T>): Promise<T> {
    if (line.size >= LINE_LENGTH) throw new EncoderBusy('too many pictures wait to be encoded');
    return line.add(work, { priority });
  }
  return {
    inspect,
    encode: (source, request, effort) =>
      inLine(effort === 'quick' ? 0 : -1, async () => {
        const output = toFormat(resize(open(source.bytes), source, request), request, effort);
        return output.timeout({ seconds: SECONDS[effort] }).toBuffer();
      }),
    encodeNew: (source, request) =>
      inLine(0, async () => {
        const upright = resize(open(source.bytes), source, request).toColourspace('srgb').raw();
        const { data, info } = await upright.timeout({ seconds: SECONDS.quick }).toBuffer({ resolveWithObject: true });
        const output = toFormat(sharp(data, { raw: info }), request, 'quick');
        const bytes = await output.timeout({ seconds: SECONDS.quick }).toBuffer();
        return { bytes, ink: findInk(sample(data, info.channels)) };
      }),
    encodeUpload: (bytes) => inLine(0, () => encodeUpload(bytes)),
  };
}

/** Pixels from all over the picture, as RGB. */
function sample(pixels: Buffer, channels: number): Uint8Array {
  const step = Math.max(1, Math.floor(pixels.length / channels / INK_PIXELS));
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
  return { bytes, format, ...(await measure(bytes, format)) };
}

/** As libvips calls them. */
const LIBVIPS_NAMES: Record<UploadFormat, string> = { jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif' };

async function measure(bytes: Buffer, format: UploadFormat): Promise<{ width: number; height: number }> {
  const about = await open(bytes)
    .metadata()
    .catch((error: unknown) => {
      throw new NotAPicture(error instanceof Error ? error.message : 'it cannot be opened');
    });
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
