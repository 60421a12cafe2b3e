import { Breadcrumb } from '../../design/breadcrumb.tsx';
import styles from './crumbs.module.css';

/** The way back, above the head of a page that belongs to a list. The name may be longer than the screen is wide. */
export function Crumbs({ back, current }: { back: { label: string; to: string }; current: string }) {
  return (
    <div className={styles.crumbs}>
      <Breadcrumb trail={[back]} current={current} />
    </div>
  );
}
