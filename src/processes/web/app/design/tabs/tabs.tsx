import { Link } from 'react-router';
import styles from './tabs.module.css';

interface TabsProps {
  label: string;
  tabs: readonly { label: string; to: string; isCurrent: boolean }[];
}

/** Each tab has its own address, so these are links: they work without script, in a new window and in the history. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.label}>
            <Link
              className={styles.tab}
              to={tab.to}
              aria-current={tab.isCurrent ? 'page' : undefined}
              preventScrollReset
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
