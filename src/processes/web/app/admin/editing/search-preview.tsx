import { adminEditing } from '#shared/admin/text/editing.ts';
import { META_DESCRIPTION_CHARACTERS, META_TITLE_CHARACTERS } from '#shared/domain/limits.ts';
import { cutText } from '../../seo/cut-text.ts';
import { addSiteName, buildPageTitle } from '../../seo/page-title.ts';
import { Hint, Panel } from '../frame/panel.tsx';
import { describeDraft } from './draft/describe-draft.ts';
import styles from './edit-aside.module.css';
import { useEdit } from './edit-context.ts';

/** The page as a search engine would show it, with the unsaved text. */
export function SearchPreview() {
  const { subject, siteName, siteUrl, draft } = useEdit();
  const { title: own, description } = describeDraft(subject, draft);
  const title = addSiteName(own, siteName);
  const long = [...title].length > META_TITLE_CHARACTERS || [...description].length > META_DESCRIPTION_CHARACTERS;
  const [section] = subject.path.split('/').filter(Boolean);
  return (
    <Panel title={adminEditing.searchPreview}>
      <div className={styles.search}>
        <p className={styles.address}>
          {new URL(siteUrl).host} › {section}
        </p>
        <p className={styles.found}>{buildPageTitle(own, siteName)}</p>
        <p className={styles.described}>{cutText(description, META_DESCRIPTION_CHARACTERS)}</p>
      </div>
      <dl className={styles.counts}>
        <Count label={adminEditing.searchTitle} text={title} most={META_TITLE_CHARACTERS} />
        <Count label={adminEditing.searchDescription} text={description} most={META_DESCRIPTION_CHARACTERS} />
      </dl>
      {long && (
        <Hint>
          {adminEditing.cutAt(
            [...title].length > META_TITLE_CHARACTERS ? META_TITLE_CHARACTERS : META_DESCRIPTION_CHARACTERS,
          )}
        </Hint>
      )}
    </Panel>
  );
}

function Count({ label, text, most }: { label: string; text: string; most: number }) {
  const count = [...text].length;
  return (
    <div>
      <dt>{label}</dt>
      <dd className={count > most ? styles.over : undefined}>{adminEditing.countOf(count, most)}</dd>
    </div>
  );
}
