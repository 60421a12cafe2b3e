import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { errors } from '#shared/text/errors.ts';
import button from './button.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './states.module.css';

interface EmptyStateProps {
  message: string;
  /** What to do about it, in a sentence. */
  hint?: string | undefined;
  /** One useful way out. */
  action?: { label: string; to: string } | undefined;
}

export function EmptyState({ message, hint, action }: EmptyStateProps) {
  return (
    <div className={styles.box}>
      <p className={styles.message}>{message}</p>
      {hint && <p>{hint}</p>}
      {action && (
        <p className={styles.action}>
          <Link className={classNames(button.button, button.outline)} to={action.to}>
            {action.label}
          </Link>
        </p>
      )}
    </div>
  );
}

interface ErrorStateProps {
  title: string;
  message: string;
  /** Address asked for again, whole: what failed may be the script. */
  retry: string;
  retryLabel?: string;
  /** `h2` where the page keeps a title of its own. */
  level?: 'h1' | 'h2';
  children?: ReactNode;
}

/** It stands for the page's content, so its title is the page's. */
export function ErrorState(props: ErrorStateProps) {
  const { title, message, retry, retryLabel = errors.tryAgain, level: Heading = 'h1', children } = props;
  return (
    <div className={classNames(styles.box, styles.error)} role="alert">
      <Icon name="alert" className={styles.icon} />
      <Heading className={styles.message}>{title}</Heading>
      <p>{message}</p>
      <p className={styles.action}>
        <a className={classNames(button.button, button.primary)} href={retry}>
          {retryLabel}
        </a>
      </p>
      {children}
    </div>
  );
}
