import { Link } from 'react-router';
import { formatTarget, type PicturedEntity } from '#shared/admin/domain/media/picture-fields.ts';
import { mediaPath } from '#shared/admin/domain/paths.ts';
import { adminMedia } from '#shared/admin/text/media.ts';
import type { Editable } from '#shared/domain/entities.ts';
import { buttonClass } from '../forms/submit.tsx';

interface MediaLinkProps {
  subject: { entity: Editable; id: number };
  field: string;
  label: string;
}

/** From a field that shows a picture to the library, to choose one of ours or to upload one. */
export function MediaLink({ subject: { entity, id }, field, label }: MediaLinkProps) {
  const target = formatTarget({ entity: entity as PicturedEntity, id, field });
  return (
    <p>
      <Link className={buttonClass('link')} to={mediaPath({ para: target })} aria-label={adminMedia.fieldLinkOf(label)}>
        {adminMedia.fieldLink}
      </Link>
    </p>
  );
}
