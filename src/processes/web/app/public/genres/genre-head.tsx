import { PageHead } from '../../design/page-head.tsx';
import { Picture } from '../../design/pictures/picture.tsx';
import styles from './genre-head.module.css';

/** A wide picture with the page's name on a slanted tab; without a picture, the name alone. */
export function GenreHead({ title, intro, backdrop }: { title: string; intro?: string; backdrop: string | null }) {
  if (!backdrop) return <PageHead title={title} {...(intro && { intro })} />;
  return (
    <>
      <div className={styles.head}>
        <div className={styles.art}>
          <Picture
            kind="backdrop"
            path={backdrop}
            widths={['w500', 'w780', 'w1280']}
            shown="(min-width: 1440px) 1360px, 100vw"
            width={1280}
            height={720}
            alt=""
            loading="high"
          />
        </div>
        <h1>{title}</h1>
      </div>
      {intro && <p className={styles.intro}>{intro}</p>}
    </>
  );
}
