import type { Editable } from '#shared/domain/entities.ts';
import { buildDraftCardUrl } from '#shared/domain/pictures/share-card-url.ts';
import { pageOf } from '#shared/domain/site/page-texts.ts';
import { paths } from '#shared/domain/site/paths.ts';
import type { Context } from '../../context.ts';
import type { KeyRing } from '../../infra/key-ring.ts';
import type { Subject } from '../../store/titles/overrides.ts';
import { changeCatalogue } from '../../sync/change-catalogue.ts';
import type { Editor } from './editor.ts';
import { openSubject } from './open-subject.ts';
import { issuePreviewToken } from './preview-token.ts';

const PREVIEW_OF: Record<Editable, (token: string, id: number) => string> = {
  movie: paths.previewMovie,
  series: paths.previewSeries,
  person: paths.previewPerson,
  collection: paths.previewCollection,
  page: (token, id) => (pageOf(id) === 'privacy' ? paths.previewPrivacy : paths.previewAbout)(token),
  genre: paths.previewGenre,
  platform: paths.previewPlatform,
  home: paths.previewHome,
  // No page to look at: the screen offers no preview.
  robots: paths.previewHome,
};

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
  return { url: ctx.siteUrl + PREVIEW_OF[entity](token, id), endsAt };
}

/** The draft's page for the screen that edits it. The same for an hour, so that a reloaded screen keeps its frames. */
export function previewPath({ entity, id }: Subject, keys: KeyRing, now: Date): string {
  return PREVIEW_OF[entity](issuePreviewToken(keys[0], { entity, id }, startOfHour(now)).token, id);
}

/** The address of the share picture as the draft would make it. The same for an hour, so that a reloaded screen asks for it once. */
export function draftCardPath(subject: Subject, keys: KeyRing, now: Date): string {
  return buildDraftCardUrl(issuePreviewToken(keys[0], subject, startOfHour(now), 'card').token);
}

const startOfHour = (now: Date) => new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000);
