import type { GivenPictureWords } from '#shared/admin/domain/media/check-picture.ts';

export function readPictureWords(field: (name: string) => string): GivenPictureWords {
  return {
    ...{ name: field('name'), alt: field('alt'), credit: field('credit') },
    ...{ licence: field('licence'), expiresOn: field('expiresOn') },
    ...{ focusX: field('focusX'), focusY: field('focusY') },
  };
}
