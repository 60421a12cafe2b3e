import type { RedirectAnswer, RedirectVersion } from '#shared/admin/domain/site-screens.ts';
import { REDIRECT_CODES } from '#shared/domain/site/redirect-path.ts';
import type { SubjectAudit } from '../../store/staff/audit.ts';
import type { NameAuthor } from '../editing/editor.ts';

const EVENTS = {
  'redirect.created': 'created',
  'redirect.changed': 'changed',
  'redirect.removed': 'removed',
  'redirect.restored': 'restored',
} as const;

/** Every audit event of a redirect stores its values whole, so the events are its versions. The newest first. */
export function toRedirectVersions(entries: readonly SubjectAudit[], nameAuthor: NameAuthor): RedirectVersion[] {
  const versions = entries.flatMap(({ number, at, actor, action, before, after }) => {
    const event = Object.hasOwn(EVENTS, action) ? EVENTS[action as keyof typeof EVENTS] : undefined;
    const answer = readAnswer(after ?? before);
    return event && answer ? [{ ...answer, number, event, isLive: false, author: nameAuthor(actor), at }] : [];
  });
  return versions.map((version, place) => ({ ...version, isLive: place === 0 && version.event !== 'removed' }));
}

function readAnswer(stored: unknown): RedirectAnswer | undefined {
  const { from, to, code, isOverPage } = (stored ?? {}) as Partial<Record<keyof RedirectAnswer, unknown>>;
  const known = REDIRECT_CODES.find((each) => each === code);
  if (typeof from !== 'string' || known === undefined) return undefined;
  return { from, to: typeof to === 'string' ? to : undefined, code: known, isOverPage: isOverPage === true };
}
