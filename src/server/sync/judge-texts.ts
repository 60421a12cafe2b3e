import { judgeTextLanguage } from '#shared/domain/text-language.ts';
import type { Context } from '../context.ts';
import { type JudgedEntity, listUnjudgedTexts, saveTextLanguages } from '../store/text-languages.ts';

const BATCH = 2_000;
const KINDS: readonly JudgedEntity[] = ['movie', 'series', 'person'];

/** A projection says in which language a text is; this is for what was projected before any did. Returns how many it looked at. */
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
