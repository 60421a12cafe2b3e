import { LRUCache } from 'lru-cache';
import type { Drawing } from '../../demo/art/drawing.ts';
import { drawPortrait } from '../../demo/art/portrait.ts';
import { drawPoster } from '../../demo/art/poster.ts';
import { drawScene, drawStill } from '../../demo/art/scene.ts';
import { type PixelSize, toGrainyJpeg, toPlainJpeg } from '../../demo/art/to-jpeg.ts';
import type { ImageContent } from './image-content.ts';
import { drawWatchServiceMark } from './watch-service-art.ts';

/** Cached because several sizes of a picture are requested together: some 300 drawings of 25 KB. */
const drawings = new LRUCache<string, Drawing>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: ({ shapes }) => shapes.length + 1,
});

export function drawImage(content: ImageContent, pixels: PixelSize): Promise<Buffer> {
  const drawing = drawOnce(content);
  return content.form === 'mark' ? toPlainJpeg(drawing, pixels) : toGrainyJpeg(drawing, pixels);
}

function drawOnce(content: ImageContent): Drawing {
  const key = JSON.stringify(content);
  const drawing = drawings.get(key) ?? draw(content);
  drawings.set(key, drawing);
  return drawing;
}

function draw(content: ImageContent): Drawing {
  switch (content.form) {
    case 'poster':
      return drawPoster(content.subject);
    case 'backdrop':
      return drawScene(content.subject, 'backdrop');
    case 'still':
      return drawStill(content.subject, content.episodeId);
    case 'portrait':
      return drawPortrait(content.subject);
    case 'mark':
      return drawWatchServiceMark(content.colour, content.letters);
  }
}
