import type { SourceProfile } from '#shared/domain/people/person.ts';
import { isOwnPicturePath } from '#shared/domain/pictures/own-picture-path.ts';
import type { GalleryEdits, OwnPicture } from '#shared/domain/titles/field-values.ts';
import type { SourceImage } from '#shared/domain/titles/source-parts.ts';
import { inChosenOrder } from './project-parts.ts';

interface Images {
  posters: readonly SourceImage[];
  backdrops: readonly SourceImage[];
}

/** A title's gallery. An uploaded picture that is taller than wide goes with the posters. */
export function projectImages<O extends object>(owner: O, { posters, backdrops }: Images, gallery?: GalleryEdits) {
  const own = ownPictures(gallery);
  const rowsOf = (kind: 'poster' | 'backdrop', images: readonly SourceImage[], ours: readonly OwnPicture[]) =>
    inChosenOrder([...ours.map(toRow), ...images.map(toRow)], pathOf, gallery).map((row, position) => ({
      ...owner,
      kind,
      position,
      ...row,
    }));
  return [
    ...rowsOf(
      'poster',
      posters,
      own.filter(({ width, height }) => height > width),
    ),
    ...rowsOf(
      'backdrop',
      backdrops,
      own.filter(({ width, height }) => height <= width),
    ),
  ];
}

export function projectProfiles(personId: number, profiles: readonly SourceProfile[], gallery?: GalleryEdits) {
  const rows = [...ownPictures(gallery), ...profiles].map((picture) => {
    const { language: _, ...row } = toRow(picture);
    return row;
  });
  return inChosenOrder(rows, pathOf, gallery).map((row, position) => ({ person_id: personId, position, ...row }));
}

function ownPictures(gallery: GalleryEdits | undefined): readonly OwnPicture[] {
  return (gallery?.own ?? []).filter(({ path }) => isOwnPicturePath(path));
}

const pathOf = ({ file_path }: { file_path: string }) => file_path;

function toRow(picture: SourceImage | SourceProfile | OwnPicture) {
  const isOurs = 'path' in picture;
  return {
    file_path: isOurs ? picture.path : picture.filePath,
    width: picture.width,
    height: picture.height,
    language: 'language' in picture ? picture.language : null,
    alt: isOurs ? picture.alt : null,
    credit: isOurs ? picture.credit : null,
    licence: isOurs ? picture.licence : null,
  };
}
