import { adminEditing } from '#shared/admin/text/editing.ts';
import { META_DESCRIPTION_CHARACTERS, SHARE_CARD } from '#shared/domain/limits.ts';
import { cutText } from '../../seo/cut-text.ts';
import { buildPageTitle } from '../../seo/page-title.ts';
import { Hint, Panel } from '../frame/panel.tsx';
import { describeDraft } from './draft/describe-draft.ts';
import { useEdit } from './edit-context.ts';
import styles from './share-preview.module.css';

/** The page as chats and social networks show its link: with the unsaved text, and the picture as of the last save. */
export function SharePreview() {
  const { subject, siteName, siteUrl, cardPath, draft } = useEdit();
  const described = describeDraft(subject, draft);
  const title = buildPageTitle(described.title, siteName);
  const description = cutText(described.description, META_DESCRIPTION_CHARACTERS);
  const { host } = new URL(siteUrl);
  // Every save raises a version, which changes the address, so the browser fetches the picture again.
  const saved = Object.values(draft.state.fields).reduce((sum, { version }) => sum + version, 0);
  const card = (
    <img src={`${cardPath}?v=${saved}`} alt="" width={SHARE_CARD.width} height={SHARE_CARD.height} loading="lazy" />
  );
  return (
    <Panel title={adminEditing.sharePreview}>
      <h3 className={styles.where}>{adminEditing.shareWhatsApp}</h3>
      <div className={styles.chat}>
        {card}
        <div className={styles.words}>
          <p className={styles.title}>{title}</p>
          <p className={styles.description}>{description}</p>
          <p className={styles.host}>{host}</p>
        </div>
      </div>
      <h3 className={styles.where}>{adminEditing.shareSocial}</h3>
      <div className={styles.social}>
        {card}
        <div className={styles.words}>
          <p className={styles.host}>{host}</p>
          <p className={styles.title}>{title}</p>
        </div>
      </div>
      <Hint>{adminEditing.shareHint}</Hint>
    </Panel>
  );
}
