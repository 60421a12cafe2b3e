import { leave, readPresent, stay } from '#server/admin/presence/stay.ts';
import { PRESENCE } from '#shared/admin/domain/limits.ts';
import { parseStay } from '#shared/admin/domain/presence.ts';
import { adminErrors } from '#shared/admin/text/errors.ts';
import { Failure } from '#shared/domain/failure.ts';
import { adminAction, adminLoader } from '../guard.server.ts';

/** Members who have a screen of the subject open: for browsers whose event stream does not open. */
export const loader = adminLoader('/admin/presenca', async ({ ctx, url }) => {
  const asked = parseStay((name) => url.searchParams.get(name) ?? '');
  return Response.json({ present: asked ? await readPresent(ctx, asked) : [] });
});

export const action = adminAction('/admin/presenca', {
  /** Sent when a screen opens, every few seconds, and when the member goes to another field. */
  async stay({ ctx, member, tools, field }) {
    if (!tools.beats.take(member.id)) throw new Failure('resource-exhausted', adminErrors.tooManyRequests);
    const screen = parseStay(field);
    if (screen) await stay(ctx, member.id, screen);
    // Without a stream, the answer says who is there.
    const present = screen && field('isPolling') === '1' ? await readPresent(ctx, screen) : undefined;
    return Response.json({ present, againInMs: PRESENCE.beatMs });
  },
  async leave({ ctx, member, field }) {
    await leave(ctx, member.id, field('tab'));
    return Response.json({});
  },
});
