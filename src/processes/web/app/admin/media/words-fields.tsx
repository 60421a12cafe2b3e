import { useId } from 'react';
import { LINE_CHARACTERS } from '#shared/admin/domain/limits.ts';
import type { LibraryPicture } from '#shared/admin/domain/media/library.ts';
import { adminMedia } from '#shared/admin/text/media.ts';
import { Field } from '../forms/field.tsx';

interface WordsFieldsProps {
  picture?: LibraryPicture;
}

/** Name, texts and licence of a picture, the same for a new one and in the library. */
export function WordsFields({ picture }: WordsFieldsProps) {
  const licences = useId();
  const line = { maxLength: LINE_CHARACTERS, autoComplete: 'off' } as const;
  return (
    <>
      <Field {...line} name="alt" label={adminMedia.alt} hint={adminMedia.altHint} defaultValue={picture?.alt} />
      <Field {...line} name="credit" label={adminMedia.credit} defaultValue={picture?.credit} />
      <Field {...line} name="licence" label={adminMedia.licence} defaultValue={picture?.licence} list={licences} />
      <datalist id={licences}>
        {adminMedia.licences.map((licence) => (
          <option key={licence} value={licence} />
        ))}
      </datalist>
      <Field
        name="expiresOn"
        type="date"
        label={adminMedia.expiresOn}
        hint={adminMedia.expiresHint}
        defaultValue={picture?.expiresOn}
      />
      <Field {...line} name="name" label={adminMedia.name} hint={adminMedia.nameHint} defaultValue={picture?.name} />
    </>
  );
}
