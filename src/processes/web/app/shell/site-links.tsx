import { Link } from 'react-router';
import { shell } from '#shared/text/shell.ts';
import { FOOTER_COLUMNS } from './footer-columns.ts';
import styles from './site-links.module.css';

/**
 * Every list of the site in one row, for keyboard and screen reader users, because the footer is folded on narrow screens. Hidden
 * until it gets the focus, then visible.
 */
export function SiteLinks() {
  return (
    <nav className={styles.links} aria-label={shell.siteLinks}>
      <ul>
        {FOOTER_COLUMNS.flatMap(({ title, links }) =>
          links.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{shell.siteLink(title, label)}</Link>
            </li>
          )),
        )}
      </ul>
    </nav>
  );
}
