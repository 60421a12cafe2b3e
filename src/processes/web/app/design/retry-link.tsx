import { type MouseEvent, useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { listWords } from '#shared/text/lists.ts';
import button from './button.module.css';
import { classNames } from './class-names.ts';

interface RetryLinkProps {
  to: string;
  label: string;
  /** Retries by itself when the network is back. */
  isOffline: boolean;
}

/** A link that reloads the page; with script only the failed data is loaded again. */
export function RetryLink({ to, label, isOffline }: RetryLinkProps) {
  const { revalidate, state } = useRevalidator();
  const isTrying = state === 'loading';

  useEffect(() => {
    if (!isOffline) return;
    const retry = () => void revalidate();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isOffline, revalidate]);

  const retry = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!isTrying) void revalidate();
  };
  return (
    <a className={classNames(button.button, button.primary)} href={to} aria-busy={isTrying} onClick={retry}>
      {isTrying ? listWords.loading : label}
    </a>
  );
}
