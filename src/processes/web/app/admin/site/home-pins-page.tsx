import { Link } from 'react-router';
import type { SubjectLine } from '#shared/admin/domain/editing/edited-subject.ts';
import { formatTimeAgo } from '#shared/admin/domain/format-time.ts';
import { adminPaths, subjectPath } from '#shared/admin/domain/paths.ts';
import type { HomeCollectionLine, PinLine } from '#shared/admin/domain/site-screens.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminPins } from '#shared/admin/text/pins.ts';
import { adminSite } from '#shared/admin/text/site-settings.ts';
import { HOME_SLICES } from '#shared/domain/limits.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import type { EditPageProps } from '../editing/edit-page-props.ts';
import { OwnField } from '../editing/field/own-field.tsx';
import { AdminForm } from '../forms/admin-form.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { Submit } from '../forms/submit.tsx';
import { Hint, Panel } from '../frame/panel.tsx';
import { FoundTitleRow } from './found-title.tsx';
import { CollectionsControl } from './home/collections-control.tsx';
import home from './home/home.module.css';
import { HomePreview } from './home/home-preview.tsx';
import { SectionsControl } from './home/sections-control.tsx';
import { SitePartPage } from './parts/site-part-page.tsx';
import { PinsControl } from './pins-control.tsx';
import { SearchBox } from './search-box.tsx';
import styles from './site.module.css';

const words = adminPins;

interface HomePinsPageProps extends EditPageProps {
  query: string;
  lines: PinLine[];
  collections: HomeCollectionLine[];
  /** Published collections that are not chosen. */
  choices: { id: number; name: string }[];
  found: SubjectLine[];
  /** What home shows first now. */
  shown: { kind: TitleKind; id: number; title: string }[];
  mayPin: boolean;
  /** The draft's page, and the day it is shown for. */
  preview: { path: string; today: string; day: string };
}

/** The home page: its featured titles, sections and collections are one draft until it is published. */
export function HomePinsPage(props: HomePinsPageProps) {
  const { lines, collections, mayPin, subject, member, preview } = props;
  const field = { subject, member };
  return (
    <SitePartPage
      {...props}
      title={words.title}
      intro={words.intro(HOME_SLICES.banners)}
      above={<Above {...props} />}
      below={(draft) => (
        <HomePreview
          {...preview}
          version={Object.values(draft.state.fields)
            .map(({ version }) => version)
            .join('.')}
        />
      )}
    >
      {(draft) => (
        <div className={home.columns}>
          <div>
            <OwnField
              {...{ ...field, draft, field: 'sections' }}
              hint={words.moveHint}
              control={(control) => <SectionsControl {...control} mayArrange={mayRole(member.role, 'publish')} />}
            />
            <OwnField
              {...{ ...field, draft, field: 'collections' }}
              control={(control) => <CollectionsControl {...control} lines={collections} mayArrange={mayPin} />}
            />
          </div>
          <OwnField
            {...{ ...field, draft, field: 'pins' }}
            control={(control) => <PinsControl {...control} lines={lines} mayArrange={mayPin} />}
          />
        </div>
      )}
    </SitePartPage>
  );
}

function Above(props: HomePinsPageProps) {
  const { shown, mayPin } = props;
  return (
    <>
      <Published {...props} />
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
      {mayPin && (
        <div className={home.adding}>
          <Finder {...props} />
          <CollectionChoice {...props} />
        </div>
      )}
    </>
  );
}

/** The published version, and the button that goes back to the one before. */
function Published({ subject, member, now, outcome }: HomePinsPageProps) {
  const line = subject.recent.find(({ isCurrent }) => isCurrent);
  if (!line) return null;
  const isDrafted = subject.fields.some(({ draft }) => draft !== undefined);
  return (
    <div className={home.published}>
      <p>{words.shown(line.number, line.author?.name ?? adminEditing.someone, formatTimeAgo(line.at, now))}</p>
      {mayRole(member.role, 'publish') && !isDrafted && (
        <AdminForm intent="undo" outcome={outcome} about={{ name: 'revision', value: String(line.number) }} isQuiet>
          <Submit intent="undo" look="outline">
            {words.undo}
          </Submit>
        </AdminForm>
      )}
    </div>
  );
}

function CollectionChoice({ choices }: HomePinsPageProps) {
  return (
    <Panel title={words.addCollection}>
      {choices.length === 0 ? (
        <Hint>{words.noChoice}</Hint>
      ) : (
        <AdminForm intent="choose" outcome={undefined} className={home.choose} isQuiet>
          <SelectField name="collection" label={words.collection}>
            {choices.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <Submit intent="choose" look="outline">
            {words.add}
          </Submit>
        </AdminForm>
      )}
    </Panel>
  );
}

function Finder({ query, found, lines }: HomePinsPageProps) {
  return (
    <Panel title={words.find}>
      <SearchBox action={adminPaths.homePins()} query={query} placeholder={words.placeholder} label={words.search} />
      {query && found.length === 0 && <Hint>{words.nothingFound}</Hint>}
      {found.length > 0 && (
        <ul className={styles.found} aria-label={words.found(query)}>
          {found.map((line) => (
            <FoundTitleRow key={`${line.entity}:${line.id}`} line={line} to={subjectPath(line.entity, line.id)}>
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
            </FoundTitleRow>
          ))}
        </ul>
      )}
    </Panel>
  );
}
