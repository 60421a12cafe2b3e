import { Outlet } from 'react-router';
import { preview } from '#shared/text/preview.ts';
import styles from './preview-route.module.css';

/** The frame of draft previews; their headers forbid caching and indexing. The bar stays visible while scrolling. */
export default function Preview() {
  return (
    <>
      <p className={styles.bar} role="note">
        <strong>{preview.title}</strong> {preview.notice}
      </p>
      <Outlet />
    </>
  );
}
