import type { ReactNode } from 'react';
import { titleWords } from '#shared/text/titles/title-words.ts';

interface ExternalLinkProps {
  href: string;
  className?: string | undefined;
  /** For sites we do not vouch for. */
  nofollow?: boolean;
  /** Replaces the link's text for screen readers; the new tab is announced either way. */
  label?: string;
  children: ReactNode;
}

/** A link to another site: opens a new tab and announces it to screen readers. */
export function ExternalLink({ href, className, nofollow = false, label, children }: ExternalLinkProps) {
  return (
    <a
      className={className}
      href={href}
      target="_blank"
      rel={nofollow ? 'noopener nofollow' : 'noopener'}
      aria-label={label && `${label} ${titleWords.opensInNewTab}`}
    >
      {children}
      {!label && <span className="visually-hidden"> {titleWords.opensInNewTab}</span>}
    </a>
  );
}
