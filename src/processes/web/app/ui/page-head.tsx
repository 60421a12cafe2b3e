import styles from './page-head.module.css';

/** What a page is, in its own words. */
export function PageHead({ title, intro }: { title: string; intro?: string }) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      {intro && <p>{intro}</p>}
    </div>
  );
}
