export type SourceFormat = 'jpeg' | 'png' | 'webp';
/** What an editor may upload. TMDB has no AVIF. */
export type UploadFormat = SourceFormat | 'avif';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const JPEG_END = Buffer.from([0xff, 0xd9]);

/** The format by its first bytes, whatever its name. SVG (a document) and GIF (animations) are not accepted. */
export function sniff(bytes: Buffer): SourceFormat | null {
  if (bytes.subarray(0, 3).equals(JPEG)) return 'jpeg';
  if (bytes.subarray(0, 8).equals(PNG)) return 'png';
  return isWebp(bytes) ? 'webp' : null;
}

export function sniffUpload(bytes: Buffer): UploadFormat | null {
  return sniff(bytes) ?? (isAvif(bytes) ? 'avif' : null);
}

/** Still pictures only: animated ones have the brand `avis`. */
const isAvif = (bytes: Buffer) => bytes.toString('latin1', 4, 12) === 'ftypavif';

const isWebp = (bytes: Buffer) =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';

/** Whether a picture we encoded is complete to its last byte. */
export function isWhole(bytes: Buffer, contentType: string): boolean {
  if (contentType === 'image/jpeg') return sniff(bytes) === 'jpeg' && bytes.subarray(-2).equals(JPEG_END);
  if (contentType === 'image/webp') return isWebp(bytes) && bytes.readUInt32LE(4) + 8 === bytes.length;
  return isWholeAvif(bytes);
}

/** A file of boxes, each starting with its length: they must end where the file ends and include the pixels. */
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
