import { Link } from 'react-router';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { adminDubbing } from '#shared/admin/text/dubbing.ts';
import { adminSite } from '#shared/admin/text/site-settings.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import type { VoiceFields } from '#shared/domain/dubbing/dubbing.ts';
import { isOwnPerson } from '#shared/domain/people/own-person.ts';
import { ExternalLink } from '../../design/external-link.tsx';
import { LineActions } from '../editing/lines/line-actions.tsx';
import { buttonClass } from '../forms/submit.tsx';
import { type Column, DataTable, NumberCell } from '../frame/data-table.tsx';
import site from '../site/site.module.css';
import styles from '../subscriptions/subscriptions.module.css';

const words = adminDubbing;

const COLUMNS: Column[] = [
  { key: 'character', label: words.character },
  { key: 'voice', label: words.voice },
  { key: 'source', label: words.source },
  { key: 'actions', label: <span className="visually-hidden">{adminSite.actions}</span> },
];

interface TableProps {
  voices: readonly VoiceFields[];
  nameOf: (voice: VoiceFields) => string;
  /** Absent: the member may only read. */
  onEdit: ((voice: VoiceFields) => void) | undefined;
}

export function VoicesTable({ voices, nameOf, onEdit }: TableProps) {
  return (
    <DataTable caption={words.title} columns={COLUMNS}>
      {voices.map((voice) => (
        <tr key={voice.character}>
          <td>
            <span className={styles.name}>{voice.character}</span>
            <span className={site.to}>{voice.original}</span>
          </td>
          <td>
            {voice.voiceId === null ? voice.voice : <Link to={adminPaths.person(voice.voiceId)}>{nameOf(voice)}</Link>}
            <span className={site.to}>
              {[voice.studio, voice.director, sayPerson(voice)].filter(Boolean).join(' · ')}
            </span>
          </td>
          <td>
            <ExternalLink className={styles.source} href={voice.sourceUrl} nofollow>
              {words.sourcePage}
            </ExternalLink>
          </td>
          <NumberCell>
            {onEdit && (
              <LineActions name={voice.character} line={voice} remove="removeVoice">
                <button
                  type="button"
                  className={buttonClass('link')}
                  onClick={() => onEdit(voice)}
                  aria-label={adminSubscriptions.editOf(voice.character)}
                >
                  {adminSubscriptions.edit}
                </button>
              </LineActions>
            )}
          </NumberCell>
        </tr>
      ))}
    </DataTable>
  );
}

function sayPerson({ voiceId }: VoiceFields): string {
  if (voiceId === null) return words.willBeCreated;
  return isOwnPerson(voiceId) ? words.newPerson : '';
}
