import type { SourceFormat } from './sniff.ts';

/** Encoders write about ten scans; each costs the browser a pass over the picture, and 3,000 take it minutes. */
const MOST_SCANS = 100;
const MARKER = 0xff;
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/**
 * The bytes of the picture without trailing data; `null` if the file is truncated or would keep a browser busy. Source bytes are
 * sent to browsers, so a second file hidden behind the picture must be cut off.
 */
export function cutToPicture(bytes: Buffer, format: SourceFormat): Buffer | null {
  const end = { jpeg: findJpegEnd, png: findPngEnd, webp: findWebpEnd }[format](bytes);
  return end === null || end > bytes.length ? null : bytes.subarray(0, end);
}

/** Segments start with their length; the header of a scan is followed by its pixels, up to the next marker. */
function findJpegEnd(bytes: Buffer): number | null {
  let at = 2;
  let scans = 0;
  for (;;) {
    at = bytes.indexOf(MARKER, at);
    if (at < 0) return null;
    while (bytes[at] === MARKER) at += 1;
    const marker = bytes[at] ?? 0;
    at += 1;
    if (marker === END_OF_IMAGE) return at;
    if (isWithoutLength(marker)) continue;
    if (at + 2 > bytes.length) return null;
    at += bytes.readUInt16BE(at);
    if (marker !== START_OF_SCAN) continue;
    scans += 1;
    if (scans > MOST_SCANS) return null;
  }
}

/** An escaped FF in the pixels, a restart marker, TEM, or a second start of image. */
const isWithoutLength = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** Chunks of length, name, body and checksum. A chunk that announces frames makes it an animation. */
function findPngEnd(bytes: Buffer): number | null {
  let at = 8;
  while (at + 12 <= bytes.length) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    at += bytes.readUInt32BE(at) + 12;
    if (name === 'IEND') return at;
    if (name === 'acTL') return null;
  }
  return null;
}

/** The length is in the header. */
function findWebpEnd(bytes: Buffer): number | null {
  return bytes.length < 12 ? null : bytes.readUInt32LE(4) + 8;
}
