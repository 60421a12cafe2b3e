import sharp from 'sharp';
import type { DemoArt } from '../../demo/types.ts';
import { findDemoWatchService } from '../../demo/watch-services.ts';
import { mix } from '../world/bits.ts';
import { artOf } from '../world/picture-counts.ts';
import { recordBits } from '../world/salts.ts';
import type { World } from '../world/world.ts';
import { type ImageFile, seriesIdOf } from './file-names.ts';
import { drawBackdrop, drawPoster } from './movie-art.ts';
import { drawPortrait } from './portrait-art.ts';
import type { PixelSize } from './sizes.ts';
import { type Drawing, toSvg } from './svg.ts';
import { drawWatchServiceMark } from './watch-service-art.ts';

/** JPEG of exactly the size asked for. Flat inks meet at hard edges, which 4:2:0 would smear. */
export async function drawImage(world: World, file: ImageFile, { width, height }: PixelSize): Promise<Buffer> {
  return sharp(Buffer.from(toSvg(draw(world, file), width, height)))
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

function draw(world: World, file: ImageFile): Drawing {
  if (file.kind === 'profile') return drawPortrait(file.subjectId);
  if (file.kind === 'logo') return drawWatchServiceMark(findDemoWatchService(file.subjectId)?.colour ?? '#383b40');
  const art = artFor(world, file);
  return file.kind === 'poster' ? drawPoster(art, file.variant) : drawBackdrop(art, file.variant);
}

/** Seasons and episodes wear their series' inks; a still is a backdrop of its own variant. */
function artFor(world: World, { role, subjectId }: ImageFile): DemoArt {
  switch (role) {
    case 'moviePoster':
    case 'movieBackdrop':
      return world.findMovie(subjectId)?.art ?? artOf(subjectId);
    case 'seasonPoster':
    case 'still':
      return artOf(mix(recordBits(world.seed, 'tv', seriesIdOf(role, subjectId)), subjectId));
    default:
      return artOf(recordBits(world.seed, 'tv', subjectId));
  }
}
