import { Link } from 'react-router';
import { formatTimeAgo } from '#shared/admin/domain/format-time.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { subjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminPins } from '#shared/admin/text/pins.ts';
import { adminSite } from '#shared/admin/text/site-settings.ts';
import { useEdit } from '../../editing/edit-context.ts';
import { DraftField } from '../../editing/field/draft-field.tsx';
import { AdminForm } from '../../forms/admin-form.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { Submit } from '../../forms/submit.tsx';
import { Hint, Panel } from '../../frame/panel.tsx';
import { FoundTitleRow } from '../found-title.tsx';
import { SearchBox } from '../search-box.tsx';
import styles from '../site.module.css';
import home from './home.module.css';
import type { HomeParts } from './home-parts.ts';
import { HomePreview } from './home-preview.tsx';

const words = adminPins;

/** Its titles, sections and collections are one draft until it is published. */
export function HomeFields() {
  return (
    <div className={home.columns}>
      <div>
        <DraftField field="sections" />
        <DraftField field="collections" />
      </div>
      <div>
        <DraftField field="pins" />
      </div>
    </div>
  );
}

export function HomeBelow() {
  const { home: parts, draft } = useEdit();
  const versions = Object.values(draft.state.fields).map(({ version }) => version);
  return parts && <HomePreview {...parts.preview} version={versions.join('.')} />;
}

/** What home has now, and what can be added to its draft. */
export function HomeAbove() {
  const { home: parts, member } = useEdit();
  if (!parts) return null;
  const { shown } = parts;
  return (
    <>
      <Published />
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
      {mayRole(member.role, 'draft') && (
        <div className={home.adding}>
          <Finder {...parts} />
          <CollectionChoice {...parts} />
        </div>
      )}
    </>
  );
}

/** The published version, and the button that goes back to the one before. */
function Published() {
  const { subject, member, now } = useEdit();
  const line = subject.recent.find(({ isCurrent }) => isCurrent);
  if (!line) return null;
  const isDrafted = subject.fields.some(({ draft }) => draft !== undefined);
  return (
    <div className={home.published}>
      <p>{words.shown(line.number, line.author?.name ?? adminEditing.someone, formatTimeAgo(line.at, now))}</p>
      {mayRole(member.role, 'publish') && !isDrafted && (
        <AdminForm intent="undo" about={{ name: 'revision', value: String(line.number) }} isQuiet>
          <Submit intent="undo" look="outline">
            {words.undo}
          </Submit>
        </AdminForm>
      )}
    </div>
  );
}

function CollectionChoice({ choices }: HomeParts) {
  return (
    <Panel title={words.addCollection}>
      {choices.length === 0 ? (
        <Hint>{words.noChoice}</Hint>
      ) : (
        <AdminForm intent="choose" className={home.choose} isQuiet>
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

function Finder({ query, found, lines }: HomeParts) {
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
                <AdminForm intent="pin" about={{ name: 'title', value: `${line.entity}:${line.id}` }} isQuiet>
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
