import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import sharp, { type Sharp } from 'sharp';
import type { Box } from '#shared/admin/domain/media/crop.ts';
import { IMAGE_PIXELS } from '#shared/domain/limits.ts';
import type { PictureRequest } from '#shared/domain/pictures/picture-request.ts';
import { cutToPicture } from './cut-to-picture.ts';
import { findDominantColour } from './dominant-colour.ts';
import { type Order, REFINED, UPLOADED } from './order.ts';
import { LARGEST, SHAPES, widthOf } from './sizes.ts';
import { type SourceFormat, sniff, sniffUpload, type UploadFormat } from './sniff.ts';

// libvips would use every core for one picture and cache what it decoded; we encode several at a time, each once.
sharp.concurrency(1);
sharp.cache(false);

/** The bytes are not a picture, or not one that we accept. */
export class NotAPicture extends Error {}
/** Too many pictures are queued; the client asks again later. */
export class EncoderBusy extends Error {}
/** When its turn came, all visitors who had asked for it were gone, or the process was closing. */
export class Dropped extends Error {}

export interface SourcePicture {
  bytes: Buffer;
  format: SourceFormat;
  width: number;
  height: number;
  /** Where it was fetched from, if it was fetched just now. */
  url?: string;
}

/** `quick` gives somewhat larger files; `thorough` takes several times as long. */
type Effort = 'quick' | 'thorough';

export interface Encoder {
  /** Refuses incomplete, too large or animated pictures. Reads the header and finds the end. */
  inspect(bytes: Buffer): Promise<SourcePicture>;
  /** Decodes every pixel and returns the dominant colour, or refuses the picture: 2 to 10 ms, off the event loop. */
  decode(source: SourcePicture): Promise<string>;
  encode(source: SourcePicture, request: PictureRequest, order: Order): Promise<Buffer>;
  /** Encodes again with more effort, for a picture that is already stored. */
  refine(source: SourcePicture, request: PictureRequest): Promise<Buffer>;
  /** The stored form of an upload: upright, in sRGB, without metadata. */
  encodeUpload(bytes: Buffer): Promise<Original>;
  /** A part of a stored upload, to the pixel. */
  cut(bytes: Buffer, box: Box): Promise<Original>;
  /** Place, camera, colour profile or comments, which no stored upload has. */
  hasMetadata(bytes: Buffer): Promise<boolean>;
  /** Queued work is no longer started. */
  close(): void;
}

export interface Original {
  bytes: Buffer;
  width: number;
  height: number;
  ink: string;
  /** 64 binary digits; those of pictures that look alike differ in few. */
  fingerprint: string;
}

/**
 * Encoding runs on libuv's threads, off the event loop. One core stays free to serve requests, and at least one of libuv's four
 * threads for files, DNS and decoding.
 */
const AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1));
/** More than this is minutes of work; visitors get the source bytes meanwhile, and the next request tries again. */
const QUEUE_LENGTH = 256;
const QUEUE_BYTES = 128 * 1024 * 1024;
const SECONDS: Record<Effort, number> = { quick: 10, thorough: 60 };
const AVIF_EFFORT: Record<Effort, number> = { quick: 2, thorough: 4 };
/** Background for the JPEG of a transparent logo: the page's own grey. */
const BEHIND = '#141516';
/** Pictures are encoded from it again, so it must lose nothing visible. */
const UPLOAD_QUALITY = 92;
/** Enough samples to find the dominant tone. */
const COLOUR_PIXELS = 1_024;
const COLOUR_SIDE = 64;

// One of each per process: pictures for visitors, prepared and refined ones share the same cores.
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
    hasMetadata,
    encode: (source, request, order) => inQueue(order, source.bytes.length, () => encodeAs(source, request, 'quick')),
    refine: (source, request) => inQueue(REFINED, source.bytes.length, () => encodeAs(source, request, 'thorough')),
    encodeUpload: (bytes) => inQueue(UPLOADED, bytes.length, () => encodeUpload(bytes)),
    cut: (bytes, { x, y, width, height }) =>
      inQueue(UPLOADED, bytes.length, () => toOriginal(open(bytes).extract({ left: x, top: y, width, height }))),
    close: () => void (isClosed = true),
  };
}

function encodeAs(source: SourcePicture, request: PictureRequest, effort: Effort): Promise<Buffer> {
  const output = toFormat(resize(open(source.bytes), source, request), request, effort);
  return output.timeout({ seconds: SECONDS[effort] }).toBuffer();
}

/** Pixels sampled from the whole picture, as RGB. */
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
  return findDominantColour(sample(data, info.channels));
}

function refuse(error: unknown): never {
  throw new NotAPicture(error instanceof Error ? error.message : 'it cannot be opened');
}

/** libvips' names of the formats. */
const LIBVIPS_NAMES: Record<UploadFormat, string> = { jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif' };

async function measure(bytes: Buffer, format: UploadFormat): Promise<{ width: number; height: number }> {
  const about = await open(bytes).metadata().catch(refuse);
  const { width, height, pages = 1 } = about;
  if (about.format !== LIBVIPS_NAMES[format]) throw new NotAPicture(`it says ${format} and is ${about.format}`);
  if (width * height > IMAGE_PIXELS) throw new NotAPicture(`${width} × ${height} is too large`);
  if (pages > 1) throw new NotAPicture('it moves');
  return { width, height };
}

async function hasMetadata(bytes: Buffer): Promise<boolean> {
  const { exif, icc, xmp, iptc, comments = [] } = await open(bytes).metadata().catch(refuse);
  return [exif, icc, xmp, iptc].some((part) => part !== undefined) || comments.length > 0;
}

async function encodeUpload(bytes: Buffer): Promise<Original> {
  const format = sniffUpload(bytes);
  if (!format) throw new NotAPicture('what came is not a picture');
  await measure(bytes, format);
  const upright = open(bytes)
    .autoOrient()
    .resize({ width: LARGEST, height: LARGEST, fit: 'inside', withoutEnlargement: true });
  return toOriginal(upright);
}

async function toOriginal(picture: Sharp): Promise<Original> {
  const pixels = picture.flatten({ background: BEHIND }).toColourspace('srgb').raw();
  const { data, info } = await pixels.timeout({ seconds: SECONDS.quick }).toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const kept = sharp(data, { raw: info }).jpeg({ quality: UPLOAD_QUALITY, chromaSubsampling: '4:4:4' });
  const original = await kept.timeout({ seconds: SECONDS.quick }).toBuffer();
  const fingerprint = await findFingerprint(sharp(data, { raw: info }));
  return { bytes: original, width, height, ink: findDominantColour(sample(data, channels)), fingerprint };
}

/** Difference hash: of 9 × 8 grey pixels, whether each is brighter than the one at its right. */
async function findFingerprint(picture: Sharp): Promise<string> {
  const small = picture.greyscale().resize(9, 8, { fit: 'fill' }).toColourspace('b-w').raw();
  const grey = await small.timeout({ seconds: SECONDS.quick }).toBuffer();
  const places = Array.from({ length: 64 }, (_, place) => Math.floor(place / 8) * 9 + (place % 8));
  return places.map((at) => ((grey[at] ?? 0) > (grey[at + 1] ?? 0) ? '1' : '0')).join('');
}

/** Never enlarges. Stills of trailers may have black bars above and below: these are cut off. */
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

/** sharp writes no metadata by default. */
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
