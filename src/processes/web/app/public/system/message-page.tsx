import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { paths } from '#shared/domain/site/paths.ts';
import { systemPages } from '#shared/text/system-pages.ts';
import button from '../../design/button.module.css';
import { classNames } from '../../design/class-names.ts';
import { lazyPart } from '../../design/lazy-part.ts';
import styles from './message-page.module.css';

const Theatre = lazyPart(async () => (await import('./theatre.tsx')).Theatre);

interface Action {
  label: string;
  to: string;
}

interface MessagePageProps {
  title: string;
  message: string;
  /** A line above the title. */
  about?: string;
  /** The main link; home by default. */
  action?: Action;
  otherAction?: Action;
  drawing?: { screen: string; seat: string };
  children?: ReactNode;
  /** Below the links, with a main button of its own. */
  after?: ReactNode;
}

const HOME = { label: systemPages.backHome, to: paths.home() };

/** Text on the left, the drawing of a dark cinema on the right. `data-no-seats` leaves out the footer's drawing. */
export function MessagePage(props: MessagePageProps) {
  const { title, message, about, action = HOME, otherAction, drawing, children, after } = props;
  return (
    <div className={classNames('wrap', styles.page)} data-no-seats>
      <div>
        {about && <p className={styles.about}>{about}</p>}
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.message}>{message}</p>
        {children}
        <p className={styles.action}>
          <Link className={classNames(button.button, after ? button.outline : button.primary)} to={action.to}>
            {action.label}
          </Link>
          {otherAction && (
            <Link className={classNames(button.button, button.outline)} to={otherAction.to}>
              {otherAction.label}
            </Link>
          )}
        </p>
        {after}
      </div>
      <div className={styles.drawing}>
        <Suspense>
          <Theatre {...drawing} />
        </Suspense>
      </div>
    </div>
  );
}
