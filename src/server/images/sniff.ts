export type SourceFormat = 'jpeg' | 'png' | 'webp';
/** What an editor may upload. TMDB has no AVIF. */
export type UploadFormat = SourceFormat | 'avif';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const JPEG_END = Buffer.from([0xff, 0xd9]);

/** What the first bytes say it is, whatever it was called. SVG is a document and GIF a film; neither is a picture here. */
export function sniff(bytes: Buffer): SourceFormat | null {
  if (bytes.subarray(0, 3).equals(JPEG)) return 'jpeg';
  if (bytes.subarray(0, 8).equals(PNG)) return 'png';
  return isWebp(bytes) ? 'webp' : null;
}

export function sniffUpload(bytes: Buffer): UploadFormat | null {
  return sniff(bytes) ?? (isAvif(bytes) ? 'avif' : null);
}

/** A still one: those that move are called `avis`. */
const isAvif = (bytes: Buffer) => bytes.toString('latin1', 4, 12) === 'ftypavif';

const isWebp = (bytes: Buffer) =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';

/** Whether something we encoded ourselves is there to its last byte: half a picture is no picture. */
export function isWhole(bytes: Buffer, contentType: string): boolean {
  if (contentType === 'image/jpeg') return sniff(bytes) === 'jpeg' && bytes.subarray(-2).equals(JPEG_END);
  if (contentType === 'image/webp') return isWebp(bytes) && bytes.readUInt32LE(4) + 8 === bytes.length;
  return isWholeAvif(bytes);
}

/** A file of boxes, each with its length in front: they end where the file does, and the pixels are among them. */
function isWholeAvif(bytes: Buffer): boolean {
  if (bytes.length < 16 || !isAvif(bytes)) return false;
  let at = 0;
  let hasPixels = false;
  while (at + 8 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    if (length < 8) return false;
    hasPixels ||= bytes.toString('latin1', at + 4, at + 8) === 'mdat';
    at += length;
  }
  return hasPixels && at === bytes.length;
}
