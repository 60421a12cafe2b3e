import type { OwnPicture } from '../../../domain/titles/field-values.ts';

/** The same value with one picture in the place of another: a path, a gallery, or a list whose entries name pictures. */
export function replaceInValue(value: unknown, from: string, to: OwnPicture): unknown {
  if (value === from) return to.path;
  if (Array.isArray(value)) return value.map((entry) => replaceInValue(entry, from, to));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => [
      name,
      name === 'own' && Array.isArray(part)
        ? replaceInGallery(part as OwnPicture[], from, to)
        : replaceInValue(part, from, to),
    ]),
  );
}

/** An entry of a gallery has size and texts of the picture; no picture is in a gallery twice. */
function replaceInGallery(own: readonly OwnPicture[], from: string, to: OwnPicture): OwnPicture[] {
  if (own.some(({ path }) => path === to.path)) return own.filter(({ path }) => path !== from);
  return own.map((picture) => (picture.path === from ? to : picture));
}
