import type { SubjectLine } from '#shared/admin/domain/edited-subject.ts';
import { adminPaths, subjectPath } from '#shared/admin/domain/paths.ts';
import type { PinLine, SiteRevisionLine } from '#shared/admin/domain/site-screens.ts';
import { adminPins } from '#shared/admin/text/pins.ts';
import { HOME_SLICES } from '#shared/domain/limits.ts';
import { EmptyState } from '../../ui/states.tsx';
import { HistoryPanel } from '../audit/history-panel.tsx';
import { AdminForm } from '../forms/admin-form.tsx';
import { Notice } from '../forms/notice.tsx';
import { Submit } from '../forms/submit.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { Hint, Panel } from '../frame/panel.tsx';
import type { Outcome } from '../outcome.ts';
import { FoundTitle } from './found-title.tsx';
import { PinsTable } from './pins-table.tsx';
import { SearchBox } from './search-box.tsx';
import styles from './site.module.css';

const words = adminPins;

interface HomePinsPageProps {
  query: string;
  version: number;
  lines: PinLine[];
  found: SubjectLine[];
  history: SiteRevisionLine[];
  now: Date;
  mayArrange: boolean;
  outcome: Outcome | undefined;
}

/** The titles pinned to the start of the home page. */
export function HomePinsPage(props: HomePinsPageProps) {
  const { lines, mayArrange, history, now, version, outcome } = props;
  return (
    <>
      <PageTop title={words.title} count={words.count(lines.length)} />
      <Hint>{words.intro(HOME_SLICES.banners)}</Hint>
      {outcome?.notice && <Notice kind="ok">{outcome.notice}</Notice>}
      {outcome?.problem && <Notice kind="error">{outcome.problem}</Notice>}
      {mayArrange && <Finder {...props} />}
      {lines.length === 0 ? (
        <EmptyState message={words.empty} hint={words.emptyHint} />
      ) : (
        <PinsTable lines={lines} version={version} mayArrange={mayArrange} outcome={outcome} />
      )}
      <HistoryPanel lines={history} now={now} hint={words.historyHint} version={version} mayRestore={mayArrange} />
    </>
  );
}

function Finder({ query, found, version, lines }: HomePinsPageProps) {
  return (
    <Panel title={words.find} className={styles.section}>
      <SearchBox action={adminPaths.homePins()} query={query} placeholder={words.placeholder} label={words.search} />
      {query && found.length === 0 && <Hint>{words.nothingFound}</Hint>}
      {found.length > 0 && (
        <ul className={styles.found} aria-label={words.found(query)}>
          {found.map((line) => (
            <FoundTitle key={`${line.entity}:${line.id}`} line={line} to={subjectPath(line.entity, line.id)}>
              {lines.some((pin) => pin.kind === line.entity && pin.id === line.id) ? (
                <span className={styles.dim}>{words.already}</span>
              ) : (
                <AdminForm
                  intent="pin"
                  outcome={undefined}
                  about={{ name: 'title', value: `${line.entity}:${line.id}` }}
                  isQuiet
                >
                  <input type="hidden" name="version" value={version} />
                  <Submit intent="pin" look="outline" label={words.pinOf(line.title)}>
                    {words.pin}
                  </Submit>
                </AdminForm>
              )}
            </FoundTitle>
          ))}
        </ul>
      )}
    </Panel>
  );
}
