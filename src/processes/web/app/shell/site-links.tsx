import { Link } from 'react-router';
import { shell } from '#shared/text/shell.ts';
import { FOOTER_COLUMNS } from './footer-columns.ts';
import styles from './site-links.module.css';

/**
 * Every list of the site in one row, for whoever reads with keys or by ear: the footer of a narrow screen keeps them folded.
 * Out of sight until it is reached, and then in sight: what nobody could ever see would be a trick.
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
