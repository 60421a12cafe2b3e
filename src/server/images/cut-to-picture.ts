import type { SourceFormat } from './sniff.ts';

/** Encoders write about ten; each costs the browser a pass over the picture, and a file of 3,000 takes it minutes. */
const MOST_SCANS = 100;
const MARKER = 0xff;
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/**
 * The bytes that are the picture, without what follows them; `null` when the file ends before the picture does or when it would
 * keep a browser busy. Source bytes go to browsers, so a second file hidden behind a picture must not go with it.
 */
export function cutToPicture(bytes: Buffer, format: SourceFormat): Buffer | null {
  const end = { jpeg: findJpegEnd, png: findPngEnd, webp: findWebpEnd }[format](bytes);
  return end === null || end > bytes.length ? null : bytes.subarray(0, end);
}

/** Segments that say their length; behind the header of a scan come its pixels, up to the next marker. */
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

/** An escaped FF of the pixels, a restart between them, TEM, a second start. */
const isWithoutLength = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** Chunks of length, name, body and checksum. One that announces frames makes it a film. */
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

/** Its length is in front. */
function findWebpEnd(bytes: Buffer): number | null {
  return bytes.length < 12 ? null : bytes.readUInt32LE(4) + 8;
}
