import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** One question as somebody types it, and any of what they may mean by it. */
const Question = z.object({
  query: z.string().min(1),
  /** Kind and number. */
  wanted: z.array(z.string().regex(/^(movie|series|person) \d+$/)).min(1),
  /** What is odd about it. */
  way: z.enum([
    'accents',
    'exact',
    'partial',
    'typo',
    'sound',
    'original',
    'script',
    'nickname',
    'actor',
    'year',
    'number',
    'glued',
    'order',
  ]),
});
export type Question = z.infer<typeof Question>;

/** `tuned` is what search was made better by; `held-out` is looked at once, when it is done. */
export async function readQualitySet(half: 'tuned' | 'held-out'): Promise<Question[]> {
  const text = await readFile(path.join(import.meta.dirname, `${half}.json`), 'utf8');
  return z.array(Question).parse(JSON.parse(text));
}
