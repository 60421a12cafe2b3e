import { z } from 'zod';

/** One difference between what TMDB sends and what we read. */
export interface Drift {
  field: string;
  problem: string;
}

/**
 * Reads an answer field by field without the forgiveness of everyday: where a schema would quietly take a fallback,
 * this says what it would have hidden.
 */
export function findDrift(schema: z.ZodObject, answer: unknown): Drift[] {
  if (typeof answer !== 'object' || answer === null) return [{ field: '(answer)', problem: 'is no object' }];
  return Object.entries(schema.shape).flatMap(([field, member]) => {
    if (!Object.hasOwn(answer, field)) return [{ field, problem: 'is missing' }];
    const parsed = unforgiving(member as z.ZodType).safeParse((answer as Record<string, unknown>)[field]);
    const issue = parsed.error?.issues[0];
    return issue ? [{ field: [field, ...issue.path].join('.'), problem: issue.message }] : [];
  });
}

function unforgiving(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodCatch ? (schema.unwrap() as z.ZodType) : schema;
}
