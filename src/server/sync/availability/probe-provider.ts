import type { Context } from '../../context.ts';
import { type ProbeAnswer, probeTmdb } from '../../tmdb/probe.ts';

/** The dashboard shows a cached answer for this long, so that page views do not become calls to TMDB. */
const KEPT_MS = 15_000;
const kept = new WeakMap<Context['tmdb'], { at: number; answer: Promise<ProbeAnswer> }>();

export function probeProvider({ tmdb, now }: Context): Promise<ProbeAnswer> {
  const at = now().getTime();
  const last = kept.get(tmdb);
  if (last && at - last.at < KEPT_MS) return last.answer;
  const answer = probeTmdb(tmdb);
  kept.set(tmdb, { at, answer });
  return answer;
}
