import { expect, test } from 'vitest';
import { demoSagas } from '../../demo/sagas.ts';
import { findImageFile } from '../images/file-names.ts';
import { answerDetail } from '../world/detail-routes.ts';
import { buildWorld } from '../world/test-world.ts';

const world = buildWorld({});
const answer = (path: string) => answerDetail(world, path, new URLSearchParams({ language: 'pt-BR' }));

test.each(demoSagas)('$name has its films, each of which names it', ({ id, name, parts }) => {
  const saga = answer(`/collection/${id}`) as { name: string; poster_path: string; parts: { id: number }[] };
  expect([saga.name, saga.parts.map((part) => part.id)]).toEqual([name, [...parts]]);
  expect(findImageFile(world, saga.poster_path.slice(1))).toBeDefined();
  for (const part of parts) expect(answer(`/movie/${part}`)).toMatchObject({ belongs_to_collection: { id, name } });
});
