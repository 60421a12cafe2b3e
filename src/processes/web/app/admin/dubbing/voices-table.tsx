import { Link } from 'react-router';
import type { VoiceLine } from '#shared/admin/domain/dubbing/voice-screens.ts';
import { adminPaths, voicesPath } from '#shared/admin/domain/paths.ts';
import { adminDubbing } from '#shared/admin/text/dubbing.ts';
import { adminSite } from '#shared/admin/text/site-settings.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import type { DubbedTitle } from '#shared/domain/dubbing/dubbing.ts';
import { isOwnPerson } from '#shared/domain/people/own-person.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { AdminForm } from '../forms/admin-form.tsx';
import { buttonClass, Submit } from '../forms/submit.tsx';
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
  title: DubbedTitle;
  lines: VoiceLine[];
  mayCurate: boolean;
}

export function VoicesTable({ title, lines, mayCurate }: TableProps) {
  return (
    <DataTable caption={words.title} columns={COLUMNS}>
      {lines.map((line) => (
        <tr key={line.id}>
          <td>
            <span className={styles.name}>{line.character}</span>
            <span className={site.to}>{line.original}</span>
          </td>
          <td>
            <Link to={adminPaths.person(line.voiceId)}>{line.voice}</Link>
            <span className={site.to}>
              {[line.studio, line.director, isOwnPerson(line.voiceId) && words.newPerson].filter(Boolean).join(' · ')}
            </span>
          </td>
          <td>
            <ExternalLink className={styles.source} href={line.sourceUrl} nofollow>
              {words.sourcePage}
            </ExternalLink>
          </td>
          <NumberCell>{mayCurate && <Actions title={title} line={line} />}</NumberCell>
        </tr>
      ))}
    </DataTable>
  );
}

function Actions({ title, line: { id, version, character } }: { title: DubbedTitle; line: VoiceLine }) {
  return (
    <span className={site.rowActions}>
      <Link
        className={buttonClass('link')}
        to={voicesPath(title, { editar: String(id) })}
        aria-label={adminSubscriptions.editOf(character)}
      >
        {adminSubscriptions.edit}
      </Link>
      <AdminForm intent="remove" outcome={undefined} about={{ name: 'row', value: String(id) }} isQuiet>
        <input type="hidden" name="version" value={version} />
        <Submit intent="remove" look="danger-link" label={adminSubscriptions.removeOf(character)}>
          {adminSubscriptions.remove}
        </Submit>
      </AdminForm>
    </span>
  );
}
