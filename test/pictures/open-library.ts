import { openPicture } from '../../src/server/admin/media/read-library.ts';
import { addToLibrary } from '../../src/server/images/upload-picture.ts';
import { openEditedFixture } from '../editing/open-edited-fixture.ts';
import { drawPicture } from './picture-host.ts';

const MIDDLE = { focusX: '50', focusY: '50' };
export const PICTURE_TEXTS = {
  ...{ name: '', alt: 'Um pôster', credit: 'Alguém', licence: 'Divulgação', expiresOn: '', ...MIDDLE },
};

/** An editor, a writer, and pictures that the writer uploads. */
export async function openLibraryFixture() {
  const fixture = await openEditedFixture();
  const [ana, rui] = [await fixture.hire('Ana'), await fixture.hire('Rui', 'writer')];
  return {
    ...{ ...fixture, ana, rui },
    async upload(width: number, height: number, texts: Partial<typeof PICTURE_TEXTS> = {}) {
      const bytes = await drawPicture(width, height);
      const { id } = await addToLibrary(fixture.ctx, rui.actor, { bytes, ...PICTURE_TEXTS, ...texts });
      return openPicture(fixture.ctx, id);
    },
  };
}
