import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { demoPeople } from '../packages/demo/people.ts';
import { drawImage } from '../packages/tmdb-simulator/images/draw-image.ts';
import { findImageFile, type PictureRole, pictureFile } from '../packages/tmdb-simulator/images/file-names.ts';
import { describeImage } from '../packages/tmdb-simulator/images/image-content.ts';
import { createWorld } from '../packages/tmdb-simulator/world/create-world.ts';

/** Draws samples of the simulator's pictures on one sheet: `npm run art:sheet`, and compare it with the previous one. */
const SHEET = join(import.meta.dirname, '../.cache/art-sheet.png');
const CELL = { width: 108, height: 162 };
const GAP = 8;
const COLUMNS = 12;
const WALL = '#1a1b1d';

const world = createWorld({
  seed: 7,
  movies: 400,
  series: 200,
  people: 600,
  now: () => new Date('2026-11-15T12:00:00Z'),
});

interface Subject {
  role: PictureRole;
  id: number;
}

/** `count` of the ids that have the picture, spread over the whole list. */
function subjectsOf(role: PictureRole, ids: readonly number[], count: number): Subject[] {
  const pictured = ids.filter((id) => findImageFile(world, pictureFile(role, id, 1).slice(1)));
  const step = Math.max(1, pictured.length / count);
  return pictured.flatMap((id, index) =>
    Math.floor(index / step) > Math.floor((index - 1) / step) ? [{ role, id }] : [],
  );
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const films = world.listHandMade().map(({ id }) => id);
const series = world.listHandMadeSeries().map(({ id }) => id);
const people = demoPeople.map(({ id }) => id);
const subjects = [
  ...subjectsOf('moviePoster', films.slice(0, 12), 11),
  ...subjectsOf('moviePoster', films.slice(12), 11),
  ...subjectsOf('seriesPoster', series, 7),
  ...subjectsOf('moviePoster', upTo(world.last.movie), 7),
  ...subjectsOf('seriesPoster', upTo(world.last.tv), 4),
  ...subjectsOf('profile', people, 14),
  ...subjectsOf('profile', upTo(world.last.person), 6),
];

const cells = await Promise.all(
  subjects.map(async ({ role, id }, index) => {
    const file = findImageFile(world, pictureFile(role, id, 1).slice(1));
    if (!file) throw new Error(`no picture of ${role} ${id}`);
    // Drawn three times as large and scaled down, as a browser would show a card.
    const picture = await drawImage(describeImage(world, file), { width: CELL.width * 3, height: CELL.height * 3 });
    return {
      input: await sharp(picture).resize(CELL.width, CELL.height).png().toBuffer(),
      left: GAP + (index % COLUMNS) * (CELL.width + GAP),
      top: GAP + Math.floor(index / COLUMNS) * (CELL.height + GAP),
    };
  }),
);

const rows = Math.ceil(subjects.length / COLUMNS);
const [width, height] = [COLUMNS * (CELL.width + GAP) + GAP, rows * (CELL.height + GAP) + GAP];
mkdirSync(dirname(SHEET), { recursive: true });
const sheet = await sharp({ create: { width, height, channels: 3, background: WALL } })
  .composite(cells)
  .png()
  .toBuffer();
const { size } = await sharp(sheet)
  .png({ palette: true, colours: 256, quality: 90, effort: 8, dither: 0.5 })
  .toFile(SHEET);
console.log(`${subjects.length} pictures, ${width} × ${height}, ${Math.round(size / 1024)} KB: .cache/art-sheet.png`);
