import { Link } from 'react-router';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import type { Setting } from '#shared/admin/domain/site-screens.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminPages } from '#shared/admin/text/pages.ts';
import { adminPins } from '#shared/admin/text/pins.ts';
import { adminRedirects } from '#shared/admin/text/redirects.ts';
import { adminSettings } from '#shared/admin/text/settings.ts';
import { Notice } from '../forms/notice.tsx';
import { type Column, DataTable, DimCell } from '../frame/data-table.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { Hint, Panel } from '../frame/panel.tsx';
import styles from './site.module.css';

const words = adminSettings;

const COLUMNS: Column[] = [
  { key: 'name', label: words.name },
  { key: 'value', label: words.value },
];

type Group = keyof typeof words.groups;

function groupOf(name: string): Group {
  // Settings are in capitals; programs are not.
  if (name === name.toLowerCase()) return 'versions';
  if (name.startsWith('DATABASE_')) return 'database';
  if (name.startsWith('TMDB_') || name.startsWith('FETCH_')) return 'tmdb';
  if (name.startsWith('IMAGE_') || name.startsWith('VIDEO_')) return 'images';
  if (name.startsWith('GA4_') || name.startsWith('OTEL_') || name === 'METRICS_TOKEN') return 'measurement';
  return name === 'ADMIN_SECRET' || name === 'TRUSTED_PROXIES' || name === 'RATE_LIMITS' ? 'admin' : 'site';
}

/** The operator's configuration, read-only: settings that can change at run time have their own screens. */
export function SettingsPage({ settings }: { settings: Setting[] }) {
  const groups = Object.keys(words.groups) as Group[];
  const missing = settings.filter(({ isMissing }) => isMissing).map(({ name }) => name);
  return (
    <>
      <PageTop title={words.title} />
      <Hint>{words.hint}</Hint>
      {missing.length > 0 && <Notice kind="warn">{words.missing(missing)}</Notice>}
      {groups.map((group) => (
        <Panel key={group} title={words.groups[group]} className={styles.section}>
          <DataTable caption={words.tableOf(words.groups[group])} columns={COLUMNS}>
            {settings
              .filter(({ name }) => groupOf(name) === group)
              .map(({ name, value, isSet, isElsewhere }) => (
                <tr key={name} className={styles.short}>
                  <td>
                    <code>{name}</code>
                  </td>
                  {value === undefined ? (
                    <DimCell>{isElsewhere ? words.elsewhere : isSet ? words.secret : words.unset}</DimCell>
                  ) : (
                    <td className={styles.path}>{value}</td>
                  )}
                </tr>
              ))}
          </DataTable>
        </Panel>
      ))}
      <Panel title={words.editable} className={styles.section}>
        <Hint>{words.editableHint}</Hint>
        <ul className={styles.links}>
          {[
            [adminPaths.homePins(), adminPins.title],
            [adminPaths.genres(), subjects.genre.words.many],
            [adminPaths.platforms(), subjects.platform.words.many],
            [adminPaths.pages(), adminPages.title],
            [adminPaths.redirects(), adminRedirects.title],
          ].map(([to = '', label]) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}
