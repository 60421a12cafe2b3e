import sharp from 'sharp';
import { type Drawing, toSvg } from './drawing.ts';
import { addGrain } from './grain.ts';

export interface PixelSize {
  width: number;
  height: number;
}

/** Flat colours meet at hard edges, which 4:2:0 would smear. Optimised coding takes twice as long and saves a tenth. */
const JPEG = { quality: 84, chromaSubsampling: '4:4:4', optimiseCoding: false };

/** Exactly the requested size. The grain is added to the final pixels, never scaled. */
export async function toGrainyJpeg(drawing: Drawing, { width, height }: PixelSize): Promise<Buffer> {
  const svg = Buffer.from(toSvg(drawing, width, height));
  const { data, info } = await sharp(svg).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  addGrain(data, info.width);
  return sharp(data, { raw: info }).jpeg(JPEG).toBuffer();
}

/** Without grain, for logos. */
export async function toPlainJpeg(drawing: Drawing, { width, height }: PixelSize): Promise<Buffer> {
  return sharp(Buffer.from(toSvg(drawing, width, height)))
    .jpeg({ ...JPEG, quality: 86 })
    .toBuffer();
}
