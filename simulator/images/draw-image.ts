import sharp from 'sharp';
import { findDemoWatchService } from '../../demo/watch-services.ts';
import type { Catalogue } from '../catalogue.ts';
import type { ImageFile } from './file-names.ts';
import { drawBackdrop, drawPoster } from './movie-art.ts';
import { drawPortrait } from './portrait-art.ts';
import type { PixelSize } from './sizes.ts';
import { type Drawing, toSvg } from './svg.ts';
import { drawWatchServiceMark } from './watch-service-art.ts';

/** JPEG of exactly the size asked for. Flat inks meet at hard edges, which 4:2:0 would smear. */
export async function drawImage(catalogue: Catalogue, file: ImageFile, { width, height }: PixelSize): Promise<Buffer> {
  return sharp(Buffer.from(toSvg(draw(catalogue, file), width, height)))
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

function draw(catalogue: Catalogue, file: ImageFile): Drawing {
  if (file.kind === 'profile') return drawPortrait(file.subjectId);
  if (file.kind === 'logo') return drawWatchServiceMark(findDemoWatchService(file.subjectId)?.colour ?? '#383b40');

  const movie = catalogue.findMovie(file.subjectId);
  if (!movie) throw new Error(`No film for picture ${file.kind} ${file.subjectId}`);
  return file.kind === 'poster' ? drawPoster(movie.art, file.variant) : drawBackdrop(movie.art, file.variant);
}
