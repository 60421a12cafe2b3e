import styles from './page-head.module.css';

/** The page's title and introduction. */
export function PageHead({ title, intro }: { title: string; intro?: string }) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      {intro && <p>{intro}</p>}
    </div>
  );
}
