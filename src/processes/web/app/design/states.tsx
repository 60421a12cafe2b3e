import type { ReactNode } from 'react';
import { Link, useRouteError } from 'react-router';
import { errors } from '#shared/text/errors.ts';
import { BrowserFailure } from '../browser-cache/browser-failure.ts';
import button from './button.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './pictures/icon.tsx';
import { RetryLink } from './retry-link.tsx';
import styles from './states.module.css';

interface EmptyStateProps {
  message: string;
  /** What the visitor can do, in a sentence. */
  hint?: string | undefined;
  /** One useful link. */
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
  /** The address to retry. */
  retry: string;
  retryLabel?: string;
  /** `h2` if the page has its own title. */
  level?: 'h1' | 'h2';
  children?: ReactNode;
}

/** Replaces the page's content, so its title is the page's. A network failure shows its own message instead. */
export function ErrorState(props: ErrorStateProps) {
  const { title, message, retry, retryLabel = errors.tryAgain, level: Heading = 'h1', children } = props;
  const error = useRouteError();
  const onTheWay = error instanceof BrowserFailure ? error : undefined;
  return (
    <div className={classNames(styles.box, styles.error)} role="alert">
      <Icon name="alert" className={styles.icon} />
      <Heading className={styles.message}>{title}</Heading>
      <p>{onTheWay?.message ?? message}</p>
      <p className={styles.action}>
        <RetryLink to={retry} label={retryLabel} isOffline={onTheWay?.isOffline ?? false} />
      </p>
      {children}
    </div>
  );
}
