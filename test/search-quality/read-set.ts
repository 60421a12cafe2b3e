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

/** A question as people type it, and what answers it: a title or person by kind and id, a film by its title, or an address. */
const AskedQuestion = z.object({
  query: z.string().min(1),
  form: z.enum(['where', 'on', 'when', 'fact', 'order', 'person', 'list', 'news', 'page', 'theme', 'like', 'name']),
  wanted: z.array(z.string().min(1)).min(1),
});
export type AskedQuestion = z.infer<typeof AskedQuestion>;

/** The grammar was written with `tuned`; `held-out` is only counted, and no word is added for it. */
export async function readQuestions(half: 'tuned' | 'held-out'): Promise<AskedQuestion[]> {
  const text = await readFile(path.join(import.meta.dirname, `questions-${half}.json`), 'utf8');
  return z.array(AskedQuestion).parse(JSON.parse(text));
}

const Plot = z.object({
  query: z.string().min(1),
  wanted: z.array(z.string()).min(1),
  split: z.enum(['tuned', 'held-out']),
});

/** Half-remembered stories. */
export async function readPlots(): Promise<z.infer<typeof Plot>[]> {
  const text = await readFile(path.join(import.meta.dirname, 'plots.json'), 'utf8');
  return z.array(Plot).parse(JSON.parse(text));
}
