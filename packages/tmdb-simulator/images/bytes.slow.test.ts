import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const PICTURES = [
  ['p-598-1.jpg', 'w342'],
  ['p-496243-2.jpg', 'w185'],
  ['b-598-1.jpg', 'w780'],
  ['s-3-1.jpg', 'w500'],
  ['f-52583-1.jpg', 'w185'],
  ['l-8-1.jpg', 'w92'],
] as const;

/** Draws every picture in a separate process and prints its hash. */
const PROGRAM = `
  import { createHash } from 'node:crypto';
  import { drawImage } from './draw-image.ts';
  import { findImageFile } from './file-names.ts';
  import { describeImage } from './image-content.ts';
  import { findPixelSize } from './sizes.ts';
  import { buildWorld } from '../world/test-world.ts';
  const world = buildWorld();
  for (const [name, size] of JSON.parse(process.argv[1])) {
    const file = findImageFile(world, name);
    const picture = await drawImage(describeImage(world, file), findPixelSize(file.kind, size));
    console.log(name, picture.length, createHash('sha256').update(picture).digest('hex'));
  }
`;

async function drawElsewhere(pictures: readonly (readonly string[])[]): Promise<string[]> {
  const cwd = fileURLToPath(new URL('.', import.meta.url));
  const options = ['--input-type=module', '--eval', PROGRAM, JSON.stringify(pictures)];
  const { stdout } = await promisify(execFile)(process.execPath, options, { cwd });
  return stdout.trim().split('\n');
}

test('two processes draw the same pictures byte for byte, in whatever order', async () => {
  const [first, second] = await Promise.all([drawElsewhere(PICTURES), drawElsewhere(PICTURES.toReversed())]);
  expect(first).toHaveLength(PICTURES.length);
  expect(second.toReversed()).toEqual(first);
});
