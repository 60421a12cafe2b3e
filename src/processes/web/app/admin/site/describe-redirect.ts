import type { RedirectAnswer, RedirectPreview } from '#shared/admin/domain/site-screens.ts';
import { adminRedirects } from '#shared/admin/text/redirects.ts';

const words = adminRedirects;

/** `leva a /filmes, responde 301`. */
export function describeAnswer({ to, code }: Pick<RedirectAnswer, 'to' | 'code'>): string {
  return to === undefined ? words.answersGone : words.leads(to, code);
}

/** What publishing changes, and what the address does today. */
export function describePreview({ from, today, ...answer }: RedirectPreview): string {
  const now = today === 'page' ? words.hasPage : today === 'no page' ? words.noPage : describeAnswer(today);
  return [words.will(from, describeAnswer(answer)), words.answersToday(now), words.notYet].join(' ');
}
