import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminPages } from '#shared/admin/text/pages.ts';
import { LISTED_PATHS } from '#shared/domain/site/listed-paths.ts';
import { paths as sitePaths } from '#shared/domain/site/paths.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { TextField } from '../forms/field.tsx';
import { Submit } from '../forms/submit.tsx';
import { Hint, Panel } from '../frame/panel.tsx';
import type { ListPageProps } from '../subjects/list-page-props.ts';
import styles from './site.module.css';

const words = adminPages;
/** Pages with an edit screen of their own. */
const APART = [sitePaths.home(), sitePaths.about(), sitePaths.privacy()];
const NONE = { version: 0, paths: [] };
const LISTS = LISTED_PATHS.filter((path) => !APART.includes(path));

/** The site's lists and pages that ask search engines not to index them. Titles and people have their own switch. */
export function HiddenPagesPanel({ hidden: { version, paths } = NONE, role }: Pick<ListPageProps, 'hidden' | 'role'>) {
  const mayHide = mayRole(role, 'publish');
  const others = paths.filter((path) => !LISTED_PATHS.includes(path));
  return (
    <Panel title={words.robots} className={styles.section}>
      <Hint>{words.robotsHint}</Hint>
      <AdminForm key={version} intent="hide" isQuiet>
        <input type="hidden" name="version" value={version} />
        <div className={styles.checks}>
          {LISTS.map((path) => (
            <label key={path}>
              <input
                type="checkbox"
                name={`path:${path}`}
                value="1"
                defaultChecked={paths.includes(path)}
                disabled={!mayHide}
              />
              {path}
            </label>
          ))}
        </div>
        <TextField
          name="others"
          label={words.robotsOthers}
          hint={words.robotsOthersHint}
          defaultValue={others.join('\n')}
          rows={3}
        />
        {mayHide && (
          <Submit intent="hide" look="outline">
            {words.robotsSave}
          </Submit>
        )}
      </AdminForm>
    </Panel>
  );
}
