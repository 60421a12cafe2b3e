import { Link } from 'react-router';
import { labelOfField } from '#shared/admin/domain/editing/editable-fields.ts';
import { UNUSED_PICTURE_DAYS } from '#shared/admin/domain/limits.ts';
import { nameOf, type OpenedPicture, type PictureUse } from '#shared/admin/domain/media/library.ts';
import { formatReplaced, type ShownTarget } from '#shared/admin/domain/media/picture-fields.ts';
import { mediaPath } from '#shared/admin/domain/paths.ts';
import { adminMedia } from '#shared/admin/text/media.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { formatDate } from '#shared/domain/format.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Notice } from '../forms/notice.tsx';
import { buttonClass, Submit } from '../forms/submit.tsx';
import { WriteButton } from '../forms/write-button.tsx';
import { Crumbs } from '../frame/crumbs.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { Hint, Panel } from '../frame/panel.tsx';
import { type Outcome, outcomeOf, refusedOf } from '../outcome.ts';
import site from '../site/site.module.css';
import { CropForm, WORDS_FORM } from './crop-form.tsx';
import { fieldPath } from './field-path.ts';
import { FocusField } from './focus-field.tsx';
import styles from './media.module.css';
import { PictureCard, PictureTags } from './picture-card.tsx';
import { WordsFields } from './words-fields.tsx';

const INTENTS = ['describe', 'cut'];

interface PicturePageProps {
  picture: OpenedPicture;
  target: ShownTarget | undefined;
  /** Of what was done on the page before. */
  notice: string | undefined;
  now: Date;
  mayDraft: boolean;
  mayPublish: boolean;
  outcome: Outcome | undefined;
}

/** One picture of the library: its part for a field, its texts and licence, and where it is used. */
export function PicturePage(props: PicturePageProps) {
  const { picture, target, now, mayDraft, mayPublish, outcome } = props;
  const today = toBrazilianDay(now);
  const name = nameOf(picture, adminMedia.unnamed);
  const notice = outcome ? outcome.notice : props.notice;
  return (
    <>
      <Crumbs back={{ label: adminMedia.title, to: mediaPath(target ? { para: target.key } : {}) }} current={name} />
      <PageTop title={name} count={adminMedia.size(picture)} />
      {notice && <Notice kind="ok">{notice}</Notice>}
      {outcome?.problem && <Notice kind="error">{outcome.problem}</Notice>}
      {picture.endedAt && <Notice kind="warn">{adminMedia.endedNotice}</Notice>}
      <div className={styles.line}>
        <PictureTags picture={picture} today={today} />
        <span className={site.dim}>
          {adminMedia.sentBy(picture.author.name ?? '', formatDate(toBrazilianDay(picture.createdAt)))}
        </span>
      </div>
      <div className={site.columns}>
        <div className={styles.aside}>
          <CropForm
            picture={picture}
            target={target}
            mayCut={target?.entity === 'picture' ? mayPublish : mayDraft}
            outcome={outcome}
          />
          {picture.alike.length > 0 && <Alike {...props} today={today} />}
        </div>
        <div className={styles.aside}>
          {mayDraft && <WordsForm picture={picture} outcome={outcome} />}
          <Uses picture={picture} />
          {mayPublish && picture.uses > 0 && (
            <div>
              <Link className={buttonClass('outline')} to={mediaPath({ para: formatReplaced(picture.id) })}>
                {adminMedia.replace}
              </Link>
              <Hint>{adminMedia.replaceHint}</Hint>
            </div>
          )}
          {mayPublish && <SiteForm picture={picture} />}
        </div>
      </div>
    </>
  );
}

function WordsForm({ picture, outcome }: Pick<PicturePageProps, 'picture' | 'outcome'>) {
  const own = outcomeOf(outcome, 'describe') ?? outcomeOf(outcome, 'cut');
  const refused = refusedOf(own);
  return (
    <Panel title={adminMedia.facts}>
      <AdminForm key={picture.version} id={WORDS_FORM} intent={INTENTS} isQuiet>
        <input type="hidden" name="version" value={picture.version} />
        <WordsFields picture={picture} />
        <FocusField picture={picture} />
        {refused?.fields?.focusX && <Notice kind="error">{refused.fields.focusX}</Notice>}
        <div className={site.buttons}>
          <WriteButton name="intent" value="describe" className={buttonClass('outline')}>
            {adminMedia.save}
          </WriteButton>
        </div>
      </AdminForm>
    </Panel>
  );
}

function Uses({ picture: { usedIn, uses } }: Pick<PicturePageProps, 'picture'>) {
  return (
    <Panel title={adminMedia.usedIn} note={adminMedia.places(uses)}>
      {usedIn.length === 0 ? (
        <Hint>{adminMedia.nowhere(UNUSED_PICTURE_DAYS)}</Hint>
      ) : (
        <ul className={styles.uses}>
          {usedIn.map((use) => (
            <li key={`${use.entity} ${use.id} ${use.field} ${use.isDraft}`}>
              <Link to={fieldPath(use)}>{use.title}</Link>
              <span>{describeUse(use)}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function describeUse({ field, isDraft }: PictureUse): string {
  const label = field === '' ? adminMedia.onSite : labelOfField(field);
  return isDraft ? adminMedia.inDraft(label) : label;
}

/** Off the site or back on it; both can be undone by the other. */
function SiteForm({ picture }: Pick<PicturePageProps, 'picture'>) {
  const intent = picture.removedAt ? 'bringBack' : 'takeOff';
  return (
    <AdminForm intent={intent} isQuiet>
      <input type="hidden" name="version" value={picture.version} />
      <Submit intent={intent} look={picture.removedAt ? 'outline' : 'danger'}>
        {picture.removedAt ? adminMedia.bringBack : adminMedia.takeOff}
      </Submit>
      {!picture.removedAt && <Hint>{adminMedia.takeOffHint(picture.usedIn.filter((use) => !use.isDraft).length)}</Hint>}
    </AdminForm>
  );
}

function Alike({ picture, target, today }: PicturePageProps & { today: string }) {
  return (
    <Panel title={adminMedia.alike} note={adminMedia.alikeHint}>
      <ul className={styles.grid}>
        {picture.alike.map((each) => (
          <PictureCard
            key={each.id}
            picture={each}
            today={today}
            to={mediaPath(target ? { para: target.key } : {}, each.id)}
          />
        ))}
      </ul>
    </Panel>
  );
}
