import type { ReactNode } from 'react';
import { titlePage } from '#shared/text/title-page.ts';

interface ExternalLinkProps {
  href: string;
  className?: string | undefined;
  /** For places we do not vouch for. */
  nofollow?: boolean;
  /** Replaces the words inside for screen readers; the new tab is announced either way. */
  label?: string;
  children: ReactNode;
}

/** A link out of the site: new tab, and screen readers are told so. */
export function ExternalLink({ href, className, nofollow = false, label, children }: ExternalLinkProps) {
  return (
    <a
      className={className}
      href={href}
      target="_blank"
      rel={nofollow ? 'noopener nofollow' : 'noopener'}
      aria-label={label && `${label} ${titlePage.opensInNewTab}`}
    >
      {children}
      {!label && <span className="visually-hidden"> {titlePage.opensInNewTab}</span>}
    </a>
  );
}
