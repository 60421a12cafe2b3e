import { z } from 'zod';

/** One difference between TMDB's answer and our schema. */
export interface Drift {
  field: string;
  problem: string;
}

/**
 * Parses an answer field by field and strictly: reports what the tolerant schemas would silently replace by a fallback.
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
