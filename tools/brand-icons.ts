import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/**
 * Draws the versions of our mark that cannot be SVG: for home screens, old browsers and search engines. Run when the
 * mark changes.
 */
const BRAND = path.resolve(import.meta.dirname, '../src/processes/web/app/brand');
const ROOM = '#1a1b1d';

const mark = await readFile(path.join(BRAND, 'favicon.svg'), 'utf8');
/** Without round corners, for platforms that cut their own. */
const fullMark = mark.replace(' rx="8"', '');
/** The mark stays within the central four fifths, which no mask cuts. */
const maskableMark = fullMark
  .replace('viewBox="0 0 40 40"', 'viewBox="-5 -5 50 50"')
  .replace('<rect width="40" height="40"', '<rect x="-5" y="-5" width="50" height="50"');

await draw(mark, 192, 'icon-192.png');
await draw(mark, 512, 'icon-512.png');
await draw(fullMark, 180, 'apple-touch-icon.png');
await draw(maskableMark, 512, 'icon-maskable-512.png');
await drawLogo({ width: 200, height: 60, margin: 12 });

async function draw(svg: string, pixels: number, file: string): Promise<void> {
  await sharp(Buffer.from(svg), { density: 72 * (pixels / 40) })
    .resize(pixels, pixels)
    .png({ compressionLevel: 9, palette: true })
    .toFile(path.join(BRAND, file));
}

/** The letters are light and would be invisible on a white page. */
async function drawLogo({ width, height, margin }: { width: number; height: number; margin: number }): Promise<void> {
  const logo = await sharp(path.join(BRAND, 'logo.svg'), { density: 288 })
    .resize(width - 2 * margin, height - 2 * margin, { fit: 'inside' })
    .toBuffer();
  await sharp({ create: { width, height, channels: 3, background: ROOM } })
    .composite([{ input: logo }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(path.join(BRAND, 'logo-200x60.png'));
}
