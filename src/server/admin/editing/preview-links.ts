import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { buildDraftCardUrl } from '#shared/domain/pictures/share-card-url.ts';
import type { Context } from '../../context.ts';
import type { KeyRing } from '../../infra/key-ring.ts';
import type { Subject } from '../../store/titles/overrides.ts';
import { changeCatalogue } from '../../sync/change-catalogue.ts';
import type { Editor } from './editor.ts';
import { openSubject } from './open-subject.ts';
import { issuePreviewToken } from './preview-token.ts';

/** A link that shows the draft's page to anyone who has it, for a day. */
export async function issuePreview(
  ctx: Context,
  { actor }: Editor,
  subject: Subject,
  keys: KeyRing,
): Promise<{ url: string; endsAt: Date }> {
  await openSubject(ctx, subject);
  const { entity, id } = subject;
  await changeCatalogue(ctx, async ({ record }) =>
    record(actor, { action: 'preview.issued', entity, entityId: String(id) }),
  );
  const { token, endsAt } = issuePreviewToken(keys[0], subject, ctx.now());
  return { url: ctx.siteUrl + pathOfPreview(subject, token), endsAt };
}

/** The draft's page for the screen that edits it. The same for an hour, so that a reloaded screen keeps its frames. */
export function previewPath({ entity, id }: Subject, keys: KeyRing, now: Date): string {
  const subject = { entity, id };
  return pathOfPreview(subject, issuePreviewToken(keys[0], subject, startOfHour(now)).token);
}

/** Empty if there is no page to look at: the screen offers no preview. */
function pathOfPreview({ entity, id }: Subject, token: string): string {
  return subjects[entity].preview?.(token, id) ?? '';
}

/** The address of the share picture as the draft would make it. The same for an hour, so that a reloaded screen asks for it once. */
export function draftCardPath(subject: Subject, keys: KeyRing, now: Date): string {
  return buildDraftCardUrl(issuePreviewToken(keys[0], subject, startOfHour(now), 'card').token);
}

const startOfHour = (now: Date) => new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000);
