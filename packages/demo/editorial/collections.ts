import { brazilCollections } from './collections/brazil.ts';
import { moodCollections } from './collections/moods.ts';
import { sagaCollections } from './collections/sagas.ts';
import type { DemoCollection } from './types.ts';

export const demoCollections: readonly DemoCollection[] = [
  ...sagaCollections,
  ...brazilCollections,
  ...moodCollections,
];
