import type { ReactNode } from 'react';
import { adminFreeServices } from '#shared/admin/text/free-services.ts';
import { adminSite } from '#shared/admin/text/site-settings.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { formatDate } from '#shared/domain/format.ts';
import { AUDIO_WORDS, type AudioFacts } from '#shared/domain/subscriptions/free-services.ts';
import type { OwnOffer } from '#shared/domain/subscriptions/own-offers.ts';
import { ExternalLink } from '../../design/external-link.tsx';
import { DataTable, DimCell, NumberCell } from '../frame/data-table.tsx';
import site from '../site/site.module.css';
import styles from '../subscriptions/subscriptions.module.css';
import { CheckedCell, type CheckedLine } from './row-actions.tsx';

const words = adminFreeServices;

/** Offers of one service, or of one title. */
export function OffersTable({ of, children }: { of: string; children: ReactNode }) {
  const columns = [
    { key: 'of', label: of },
    { key: 'link', label: words.link },
    { key: 'checked', label: adminSubscriptions.checkedOn },
    { key: 'expires', label: adminSubscriptions.expiresOn },
    { key: 'actions', label: <span className="visually-hidden">{adminSite.actions}</span> },
  ];
  return (
    <DataTable caption={words.offers} columns={columns} isStacked>
      {children}
    </DataTable>
  );
}

interface OfferTableRowProps {
  name: ReactNode;
  year?: number | null;
  offer: OwnOffer & CheckedLine;
  /** The actions. */
  children: ReactNode;
}

export function OfferTableRow({ name, year, offer, children }: OfferTableRowProps) {
  return (
    <tr>
      <td>
        <span className={styles.name}>{name}</span>
        <span className={site.to}>{[year, ...listAudio(offer)].filter(Boolean).join(' · ')}</span>
      </td>
      <td>
        <ExternalLink className={styles.source} href={offer.url} nofollow>
          {adminSubscriptions.sourcePage}
        </ExternalLink>
      </td>
      <CheckedCell line={offer} />
      <DimCell>{formatDate(offer.expiresOn)}</DimCell>
      <NumberCell>{children}</NumberCell>
    </tr>
  );
}

/** What is known of an offer's audio, in words. */
function listAudio(facts: AudioFacts): string[] {
  return (Object.keys(AUDIO_WORDS) as (keyof AudioFacts)[])
    .filter((field) => facts[field])
    .map((field) => words.audio[field]);
}
