import { Link } from 'react-router';
import { shell } from '#shared/text/shell.ts';
import styles from './breadcrumb.module.css';

interface BreadcrumbProps {
  trail: readonly { label: string; to: string }[];
  /** Where the visitor is. */
  current: string;
}

export function Breadcrumb({ trail, current }: BreadcrumbProps) {
  return (
    <nav aria-label={shell.breadcrumb}>
      <ol className={styles.trail}>
        {trail.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li className={styles.current}>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
