import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#shared/domain/paths.ts';
import { systemPages } from '#shared/text/system-pages.ts';
import button from '../ui/button.module.css';
import { classNames } from '../ui/class-names.ts';
import styles from './message-page.module.css';
import { Theatre } from './theatre.tsx';

interface MessagePageProps {
  title: string;
  message: string;
  /** The way out; home where nothing better is known. */
  action?: { label: string; to: string };
  children?: ReactNode;
}

const HOME = { label: systemPages.backHome, to: paths.home() };

/** Words on the left, the dark theatre on the right. Its lamp is the only light of the page: the footer's goes out. */
export function MessagePage({ title, message, action = HOME, children }: MessagePageProps) {
  return (
    <div className={classNames('wrap', styles.page)} data-own-light>
      <div>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.message}>{message}</p>
        {children}
        <p className={styles.action}>
          <Link className={classNames(button.button, button.primary)} to={action.to}>
            {action.label}
          </Link>
        </p>
      </div>
      <div className={styles.drawing}>
        <Theatre />
      </div>
    </div>
  );
}
