import { Link } from 'react-router';
import { LIBRARY_VIEWS } from '#shared/admin/domain/media/library.ts';
import { formatTarget } from '#shared/admin/domain/media/picture-fields.ts';
import { mediaPath } from '#shared/admin/domain/paths.ts';
import { editing } from '#shared/admin/text/field-problems.ts';
import { adminMedia } from '#shared/admin/text/media.ts';
import type { Editable } from '#shared/domain/entities.ts';
import { buttonClass } from '../forms/submit.tsx';

interface MediaLinkProps {
  subject: { entity: Editable; id: number; title: string };
  field: string;
  label: string;
  /** Why the field was refused. */
  problem: string | undefined;
}

/** From a field that shows a picture to the library, to choose one of ours or to upload one. */
export function MediaLink({ subject: { entity, id, title }, field, label, problem }: MediaLinkProps) {
  const target = formatTarget({ entity, id, field });
  return (
    <p>
      <Link className={buttonClass('link')} to={mediaPath({ para: target })} aria-label={adminMedia.fieldLinkOf(label)}>
        {adminMedia.fieldLink}
      </Link>
      {problem === editing.altMissing && (
        <>
          {' · '}
          <Link className={buttonClass('link')} to={mediaPath({ ver: LIBRARY_VIEWS['without-alt'], q: title })}>
            {adminMedia.describeLink}
          </Link>
        </>
      )}
    </p>
  );
}
