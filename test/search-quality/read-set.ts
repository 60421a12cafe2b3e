import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** One query as people type it, and the titles it may mean. */
const Question = z.object({
  query: z.string().min(1),
  /** Kind and id. */
  wanted: z.array(z.string().regex(/^(movie|series|person) \d+$/)).min(1),
  /** What is special about it. */
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

/** `tuned` is the set search was tuned with; `held-out` is used once, when tuning is done. */
export async function readQualitySet(half: 'tuned' | 'held-out'): Promise<Question[]> {
  const text = await readFile(path.join(import.meta.dirname, `${half}.json`), 'utf8');
  return z.array(Question).parse(JSON.parse(text));
}

/** A query that asks for a list, and the address that answers it. */
const TypedIntention = z.object({ query: z.string().min(1), link: z.string().startsWith('/') });

/** The vocabulary was written with `tuned`; `held-out` was written before it was first asked, and no word was added for it. */
export async function readIntentions(half: 'tuned' | 'held-out'): Promise<z.infer<typeof TypedIntention>[]> {
  const text = await readFile(path.join(import.meta.dirname, `intentions-${half}.json`), 'utf8');
  return z.array(TypedIntention).parse(JSON.parse(text));
}
