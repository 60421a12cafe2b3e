import type { EditableField } from '#shared/admin/domain/subjects/define-subject.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminFields } from '#shared/admin/text/fields.ts';
import type { TmdbOffer, TmdbPicture } from '#shared/domain/titles/field-values.ts';
import { describeWatchService } from '#shared/domain/titles/watch-services.ts';
import { textOf } from '../controls/control.ts';
import { pictureKindOf } from '../controls/picture-kind.ts';
import { PictureChoice } from '../controls/shown-picture.tsx';
import { describeValue } from './describe-value.ts';
import styles from './provider-box.module.css';

const PICTURES_SHOWN = 6;

interface ProviderBoxProps {
  field: string;
  spec: EditableField;
  value: unknown;
}

/** Shows TMDB's value, read-only, while no editor has written one. */
export function ProviderBox({ field, spec, value }: ProviderBoxProps) {
  if (spec.kind === 'picture' && textOf(value))
    return (
      <div className={styles.box}>
        <span className={styles.picture}>
          <PictureChoice kind={pictureKindOf(field)} path={textOf(value)} />
        </span>
      </div>
    );
  if (spec.kind === 'gallery' && Array.isArray(value) && value.length > 0)
    return (
      <div className={styles.box}>
        {describeValue(spec.kind, value)}
        <span className={styles.row}>
          {(value as TmdbPicture[]).slice(0, PICTURES_SHOWN).map(({ kind, path }) => (
            <span key={path} className={kind === 'backdrop' ? styles.wide : styles.tall}>
              <PictureChoice kind={kind} path={path} />
            </span>
          ))}
        </span>
      </div>
    );
  if (spec.kind === 'offers' && Array.isArray(value) && value.length > 0)
    return (
      <ul className={styles.box}>
        {(value as TmdbOffer[]).map(({ serviceId, serviceName, kind }) => (
          <li key={`${kind}-${serviceId}`}>
            {adminFields.offerAt(describeWatchService(serviceId, serviceName).label, adminFields.offerKinds[kind])}
          </li>
        ))}
      </ul>
    );
  return <p className={styles.box}>{describeValue(spec.kind, value) || adminEditing.emptyValue}</p>;
}
