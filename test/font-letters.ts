import { brotliDecompressSync } from 'node:zlib';

/** Indexes in WOFF2's table of known tags; glyf and loca are transformed unless the file says otherwise. */
const CMAP = 0;
const GLYF = 10;
const LOCA = 11;

/** Every code point a WOFF2 file can draw. */
export function readLetters(file: Buffer): Set<number> {
  const cmap = readTable(file, CMAP);
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, place) => cmap.readUInt32BE(4 + 8 * place + 4));
  const segmented = subtables.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (segmented === undefined) throw new Error('the font maps no letters in segments (cmap format 4)');
  return readSegments(cmap.subarray(segmented));
}

/** Format 4: runs of codes, each from `first` to `last`. A code mapped to glyph 0 is not in the font. */
function readSegments(table: Buffer): Set<number> {
  const count = table.readUInt16BE(6) / 2;
  const [lasts, firsts, deltas, ranges] = [14, 16 + 2 * count, 16 + 4 * count, 16 + 6 * count];
  const letters = new Set<number>();
  for (let segment = 0; segment < count; segment += 1) {
    const at = 2 * segment;
    const first = table.readUInt16BE(firsts + at);
    const last = Math.min(table.readUInt16BE(lasts + at), 0xfffe);
    const range = table.readUInt16BE(ranges + at);
    for (let code = first; code <= last; code += 1) {
      const found = range === 0 ? code : table.readUInt16BE(ranges + at + range + 2 * (code - first));
      const glyph = found === 0 ? 0 : (found + table.readUInt16BE(deltas + at)) & 0xffff;
      if (glyph !== 0) letters.add(code);
    }
  }
  return letters;
}

/** All tables are one compressed stream, in the order of the directory. */
function readTable(file: Buffer, wanted: number): Buffer {
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new Error('not a WOFF2 file');
  let place = 48;
  const readNumber = () => {
    let value = 0;
    let byte: number;
    do {
      byte = file.readUInt8(place++);
      value = value * 128 + (byte & 0x7f);
    } while (byte & 0x80);
    return value;
  };

  let offset = 0;
  let found: [from: number, to: number] | undefined;
  for (let left = file.readUInt16BE(12); left > 0; left -= 1) {
    const flags = file.readUInt8(place++);
    const [tag, form] = [flags & 0x3f, flags >> 6];
    if (tag === 0x3f) place += 4;
    let length = readNumber();
    const isTransformed = tag === GLYF || tag === LOCA ? form !== 3 : form !== 0;
    if (isTransformed) length = readNumber();
    if (tag === wanted) found = [offset, offset + length];
    offset += length;
  }
  if (!found) throw new Error('the font has no such table');
  return brotliDecompressSync(file.subarray(place, place + file.readUInt32BE(20))).subarray(...found);
}
