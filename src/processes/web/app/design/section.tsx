import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { listWords } from '#shared/text/lists.ts';
import button from './button.module.css';
import { Icon } from './pictures/icon.tsx';
import styles from './section.module.css';

interface SectionProps {
  /** Also the fragment in the address: `#elenco`. */
  id: string;
  title: string;
  subtitle?: string | undefined;
  /** Before the heading. */
  lead?: ReactNode;
  /** Beside the heading, at the right. */
  action?: ReactNode;
  children: ReactNode;
}

/** A section of a page: a heading and its content. */
export function Section({ id, title, subtitle, lead, action, children }: SectionProps) {
  const headingId = `${id}-titulo`;
  return (
    <section id={id} className={styles.section} aria-labelledby={headingId}>
      <div className={styles.head}>
        {lead}
        <div className={styles.words}>
          <h2 id={headingId}>{title}</h2>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {children}
    </section>
  );
}

/** "Ver Todos ›"; its accessible name says all of what. */
export function SeeAll({ to, title }: { to: string; title: string }) {
  return (
    <Link className={button.text} to={to} aria-label={listWords.seeAllOf(title)}>
      {listWords.seeAll}
      <Icon name="chevronRight" />
    </Link>
  );
}
