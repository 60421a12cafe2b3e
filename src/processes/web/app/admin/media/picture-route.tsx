import { data, redirect } from 'react-router';
import {
  bringPictureBack,
  describePicture,
  type SeenPicture,
  takePictureOff,
} from '#server/admin/media/change-picture.ts';
import { openTarget } from '#server/admin/media/draft-picture.ts';
import { draftWithWords } from '#server/admin/media/draft-with-words.ts';
import { openPicture } from '#server/admin/media/read-library.ts';
import { replacePicture } from '#server/admin/media/replace-picture.ts';
import { cutPicture } from '#server/images/upload-picture.ts';
import type { Box } from '#shared/admin/domain/media/crop.ts';
import { nameOf } from '#shared/admin/domain/media/library.ts';
import { parseChoice, parseTarget } from '#shared/admin/domain/media/picture-fields.ts';
import { mediaPath } from '#shared/admin/domain/paths.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminErrors } from '#shared/admin/text/errors.ts';
import { adminMedia } from '#shared/admin/text/media.ts';
import { parseId } from '#shared/domain/ids.ts';
import type { PixelSize } from '#shared/domain/pictures/image-url.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader, type Granted, type GrantedAction } from '../guard.server.ts';
import type { Route } from './+types/picture-route';
import { fieldPath } from './field-path.ts';
import { PicturePage } from './picture-page.tsx';
import { readPictureWords } from './read-words.ts';

const NOTICES: Readonly<Record<string, string>> = {
  substituiu: adminMedia.replaced,
  'nos-rascunhos': adminMedia.replacedInDrafts,
  enviada: adminMedia.uploaded,
  conhecida: adminMedia.known,
  recortada: adminMedia.cut,
};

function idOf({ params }: Pick<Granted, 'params'>): number {
  const id = parseId(params.id);
  if (id === undefined) throw data(adminErrors.notFound, { status: 404 });
  return id;
}

export const loader = adminLoader('/admin/midia/:id', async (granted) => {
  const { ctx, now, member, site, url } = granted;
  const [picture, target] = await Promise.all([
    openPicture(ctx, idOf(granted)),
    openTarget(ctx, url.searchParams.get('para')),
  ]);
  return {
    ...{ siteName: site.name, now, picture },
    target,
    notice: NOTICES[url.searchParams.get('aviso') ?? ''],
    mayDraft: mayRole(member.role, 'draft'),
    mayPublish: mayRole(member.role, 'publish'),
  };
});

const seen = (granted: GrantedAction): SeenPicture => ({
  id: idOf(granted),
  version: parseId(granted.field('version')) ?? 0,
});

function readBox({ field }: Pick<GrantedAction, 'field'>): Box {
  const number = (part: string) => Math.round(Number(field(part))) || 0;
  return { x: number('x'), y: number('y'), width: number('width'), height: number('height') };
}

export const action = adminAction('/admin/midia/:id', {
  async describe(granted) {
    const shown = await describePicture(granted.ctx, granted.editor, seen(granted), readPictureWords(granted.field));
    const notices = { same: adminMedia.saved, ended: adminMedia.savedAndEnded, resumed: adminMedia.savedAndShown };
    return { notice: notices[shown] };
  },
  /** Cuts the picture. If it was chosen for a field, its texts are saved too, and the part is put into the field's draft. */
  async cut(granted) {
    const { ctx, editor, field } = granted;
    const target = parseTarget(field('target'));
    if (!target) {
      const { id } = await cutPicture(ctx, editor.actor, {
        id: idOf(granted),
        box: readBox(granted),
        least: undefined,
      });
      return redirect(mediaPath({ aviso: 'recortada' }, id));
    }
    const part = { id: idOf(granted), box: readBox(granted) };
    const { clashes } = await draftWithWords(ctx, editor, {
      ...{ seen: seen(granted), words: readPictureWords(field), target },
      cut: (least, words) => cutPicture(ctx, editor.actor, { ...part, least, words }),
    });
    if (clashes.length > 0) return { clashes, problem: adminMedia.changedMeanwhile };
    return redirect(fieldPath(target));
  },
  /** Cuts the picture in the shape of another and puts the part wherever the other is named. */
  async replace(granted) {
    const { ctx, editor, field } = granted;
    const target = parseChoice(field('target'));
    if (target?.entity !== 'picture') throw data(adminErrors.notFound, { status: 404 });
    const replaced = { id: target.id, version: parseId(field('version')) ?? 0 };
    const source = { id: idOf(granted), box: readBox(granted) };
    const cut = (least: PixelSize) => cutPicture(ctx, editor.actor, { ...source, least });
    const { id, places } = await replacePicture(ctx, editor, { replaced, id: source.id, cut });
    return redirect(mediaPath({ aviso: places > 0 ? 'substituiu' : 'nos-rascunhos' }, id));
  },
  async takeOff(granted) {
    await takePictureOff(granted.ctx, granted.editor, seen(granted));
    return { notice: adminMedia.takenOff };
  },
  async bringBack(granted) {
    await bringPictureBack(granted.ctx, granted.editor, seen(granted));
    return { notice: adminMedia.broughtBack };
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(
    loaderData ? nameOf(loaderData.picture, adminMedia.unnamed) : adminMedia.title,
    loaderData?.siteName,
  );

export default function OnePicture({ loaderData, actionData }: Route.ComponentProps) {
  // Another picture or another field: the frame starts again.
  return (
    <PicturePage
      key={`${loaderData.picture.id} ${loaderData.target?.key ?? ''}`}
      {...loaderData}
      outcome={actionData}
    />
  );
}
