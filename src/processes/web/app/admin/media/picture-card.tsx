import { Link } from 'react-router';
import { type LibraryPicture, licenceStateOf, nameOf } from '#shared/admin/domain/media/library.ts';
import { adminMedia } from '#shared/admin/text/media.ts';
import { daysBetween } from '#shared/domain/day.ts';
import { Picture } from '../../design/pictures/picture.tsx';
import { Tag } from '../frame/tag.tsx';
import styles from './media.module.css';

interface PictureCardProps {
  picture: LibraryPicture;
  today: string;
  to: string;
  isChosen?: boolean;
}

/** A picture of the library; the whole card is one link. */
export function PictureCard({ picture, today, to, isChosen = false }: PictureCardProps) {
  const name = nameOf(picture, adminMedia.unnamed);
  return (
    <li className={styles.card}>
      <span className={styles.thumb}>
        <Picture
          kind="backdrop"
          path={picture.path}
          widths={['w300', 'w500']}
          shown="220px"
          width={220}
          height={148}
          alt=""
          className={styles.whole}
        />
      </span>
      <div className={styles.text}>
        <Link to={to} className={styles.name} {...(isChosen && { 'aria-label': adminMedia.chooseOf(name) })}>
          {name}
        </Link>
        <span className={styles.facts}>
          {adminMedia.size(picture)}
          {picture.uses > 0 && ` · ${adminMedia.uses(picture.uses)}`}
        </span>
        <PictureTags picture={picture} today={today} />
      </div>
    </li>
  );
}

/** What an editor must know before using it. */
export function PictureTags({ picture, today }: { picture: LibraryPicture; today: string }) {
  const { alt, uses, expiresOn, removedAt } = picture;
  const licence = licenceStateOf(picture, today);
  return (
    <span className={styles.tags}>
      {removedAt && <Tag look="err">{adminMedia.removed}</Tag>}
      {licence === 'expired' && <Tag look="err">{adminMedia.expired}</Tag>}
      {licence === 'expiring' && expiresOn && (
        <Tag look="warn">{adminMedia.expiresIn(daysBetween(today, expiresOn))}</Tag>
      )}
      {alt === '' && <Tag look="warn">{adminMedia.noAlt}</Tag>}
      {uses === 0 && !removedAt && <Tag>{adminMedia.noUse}</Tag>}
    </span>
  );
}
