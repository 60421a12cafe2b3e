import { Link } from 'react-router';
import { shell } from '#shared/text/shell.ts';
import styles from './breadcrumb.module.css';
import { buildSureTrail, buildTrail } from './trail.ts';

interface BreadcrumbProps {
  trail: readonly { label: string; to: string }[];
  /** The current page's label; unknown while it is loading. */
  current: string | undefined;
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
        {current && (
          <li>
            <span aria-current="page">{current}</span>
          </li>
        )}
      </ol>
    </nav>
  );
}

/** The breadcrumb of a path, by the rules of `buildTrail`; nothing for a single crumb. */
export function PathBreadcrumb({ path, names }: { path: string; names?: Readonly<Record<string, string>> }) {
  const trail = buildTrail(path, names);
  const current = trail.at(-1);
  if (!current || trail.length < 2) return null;
  return <Breadcrumb trail={trail.slice(0, -1)} current={current.label} />;
}

/** The same while the page is loading, when its name may be unknown. */
export function LoadingBreadcrumb({ path }: { path: string }) {
  const { trail, current } = buildSureTrail(path);
  return trail.length > 0 && <Breadcrumb trail={trail} current={current?.label} />;
}
