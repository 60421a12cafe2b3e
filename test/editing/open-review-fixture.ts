import type { Editor } from '../../src/server/admin/editing/editor.ts';
import { openSubject } from '../../src/server/admin/editing/open-subject.ts';
import { approveReview } from '../../src/server/admin/review/decide-review.ts';
import { openReview } from '../../src/server/admin/review/read-reviews.ts';
import { sendForReview } from '../../src/server/admin/review/send-review.ts';
import type { Subject } from '../../src/server/store/titles/overrides.ts';
import { openEditedFixture } from './open-edited-fixture.ts';

/** Two members who write, and two who may publish. */
export async function openReviewFixture() {
  const fixture = await openEditedFixture();
  const { ctx } = fixture;
  return {
    ...fixture,
    ...{ clara: await fixture.hire('Clara', 'writer'), davi: await fixture.hire('Davi', 'writer') },
    ...{ bruno: await fixture.hire('Bruno'), ana: await fixture.hire('Ana', 'administrator') },
    /** Sends every open draft, as a member who has just read the page does. */
    async send(editor: Editor, subject: Subject, given: { note?: string; reviewer?: Editor } = {}) {
      const { fields } = await openSubject(ctx, subject);
      const seen = Object.fromEntries(
        fields.flatMap(({ field, draft, version }) => (draft ? [[field, version] as const] : [])),
      );
      const sending = { seen, note: given.note ?? '', reviewerId: given.reviewer?.actor.id ?? '' };
      const sent = await sendForReview(ctx, editor, subject, sending);
      if (!('reviewId' in sent)) throw new Error('unexpected clash');
      return sent.reviewId;
    },
    async approve(editor: Editor, id: string, mayApproveOwn = false) {
      return approveReview(ctx, editor, id, { round: (await openReview(ctx, id)).round, mayApproveOwn });
    },
  };
}
