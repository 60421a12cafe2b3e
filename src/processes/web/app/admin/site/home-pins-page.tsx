import { Link } from 'react-router';
import type { SubjectLine } from '#shared/admin/domain/edited-subject.ts';
import { adminPaths, subjectPath } from '#shared/admin/domain/paths.ts';
import type { PinLine } from '#shared/admin/domain/site-screens.ts';
import { adminPins } from '#shared/admin/text/pins.ts';
import { adminSite } from '#shared/admin/text/site-settings.ts';
import { HOME_SLICES } from '#shared/domain/limits.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import type { EditPageProps } from '../editing/edit-page-props.ts';
import { OwnField } from '../editing/field/own-field.tsx';
import { AdminForm } from '../forms/admin-form.tsx';
import { Submit } from '../forms/submit.tsx';
import { Hint, Panel } from '../frame/panel.tsx';
import { FoundTitle } from './found-title.tsx';
import { SitePartPage } from './parts/site-part-page.tsx';
import { PinsControl } from './pins-control.tsx';
import { SearchBox } from './search-box.tsx';
import styles from './site.module.css';

const words = adminPins;

interface HomePinsPageProps extends EditPageProps {
  query: string;
  lines: PinLine[];
  found: SubjectLine[];
  /** What home shows first now. */
  shown: { kind: TitleKind; id: number; title: string }[];
  mayPin: boolean;
}

/** The titles pinned to the start of the home page: a draft until it is published. */
export function HomePinsPage(props: HomePinsPageProps) {
  const { lines, mayPin, subject, member } = props;
  return (
    <SitePartPage {...props} title={words.title} intro={words.intro(HOME_SLICES.banners)} above={<Above {...props} />}>
      {(draft) => (
        <OwnField
          subject={subject}
          member={member}
          draft={draft}
          field="pins"
          control={(control) => <PinsControl {...control} lines={lines} mayArrange={mayPin} />}
        />
      )}
    </SitePartPage>
  );
}

function Above(props: HomePinsPageProps) {
  const { shown, mayPin } = props;
  return (
    <>
      {shown.length > 0 && (
        <Panel title={words.now} className={styles.section}>
          <ol className={styles.now}>
            {shown.map(({ kind, id, title }) => (
              <li key={`${kind}:${id}`}>
                <Link to={subjectPath(kind, id)}>{title}</Link> <span className={styles.dim}>{adminSite[kind]}</span>
              </li>
            ))}
          </ol>
        </Panel>
      )}
      {mayPin && <Finder {...props} />}
    </>
  );
}

function Finder({ query, found, lines }: HomePinsPageProps) {
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
