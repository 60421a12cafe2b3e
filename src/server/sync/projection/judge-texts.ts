import { judgeTextLanguage } from '#shared/domain/titles/text-language.ts';
import type { Context } from '../../context.ts';
import { type JudgedEntity, listUnjudgedTexts, saveTextLanguages } from '../../store/editing/text-languages.ts';

const BATCH = 2_000;
const KINDS: readonly JudgedEntity[] = ['movie', 'series', 'person'];

/** Backfill for rows projected before a projection stored the language of its text. Returns how many texts it checked. */
export async function judgeTexts(ctx: Context, most = Number.POSITIVE_INFINITY): Promise<number> {
  let judged = 0;
  for (const kind of KINDS) {
    for (;;) {
      const texts = await listUnjudgedTexts(ctx.db, kind, BATCH);
      const verdicts = texts.map(({ id, text, declared }) => ({ id, language: judgeTextLanguage(text, declared) }));
      await saveTextLanguages(ctx.db, kind, verdicts);
      judged += texts.length;
      if (texts.length < BATCH || judged >= most) break;
    }
  }
  return judged;
}
