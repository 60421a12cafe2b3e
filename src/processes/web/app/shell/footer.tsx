import { Link } from 'react-router';
import { paths } from '#shared/domain/site/paths.ts';
import { shell } from '#shared/text/shell.ts';
import { classNames } from '../design/class-names.ts';
import styles from './footer.module.css';
import { FOOTER_COLUMNS } from './footer-columns.ts';
import { Later } from './later.tsx';
import { Logo } from './logo.tsx';
import { Seats } from './seats.tsx';

/** Columns on wide and medium screens, native accordions on narrow ones: CSS shows one of the two. */
export function Footer({ siteName }: { siteName: string }) {
  return (
    <>
      <Seats />
      <footer className={styles.footer}>
        <div className={classNames('wrap', styles.layout)}>
          <div className={styles.brand}>
            <Link className={styles.logo} to={paths.home()}>
              <Logo siteName={siteName} />
            </Link>
            <p>{shell.footerText}</p>
          </div>
          <nav className={styles.links} aria-label={shell.footerNavigation}>
            {FOOTER_COLUMNS.map((column) => (
              <div key={column.title} className={styles.column}>
                <h2>{column.title}</h2>
                <LinkList links={column.links} />
              </div>
            ))}
            {FOOTER_COLUMNS.map((column) => (
              <details key={column.title} className={styles.accordion}>
                <summary>{column.title}</summary>
                <LinkList links={column.links} />
              </details>
            ))}
          </nav>
        </div>
        <div className="wrap">
          <div className={styles.end}>
            <span>{shell.dataSource}</span>
            <span>{shell.tmdbNotice}</span>
            <Link to={paths.privacy()}>{shell.privacy}</Link>
            <Later part="DataSaverSwitch" />
          </div>
        </div>
      </footer>
    </>
  );
}

function LinkList({ links }: { links: readonly { label: string; to: string }[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.to}>
          <Link to={link.to}>{link.label}</Link>
        </li>
      ))}
    </ul>
  );
}
