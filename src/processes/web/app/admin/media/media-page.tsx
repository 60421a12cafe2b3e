import { Form, Link } from 'react-router';
import { MEDIA, UNUSED_PICTURE_DAYS } from '#shared/admin/domain/limits.ts';
import {
  LIBRARY_SHAPES,
  LIBRARY_VIEWS,
  type LibraryCounts,
  type LibraryPicture,
  type LibraryQuery,
  type LibraryShape,
  type LibraryView,
  writeLibraryQuery,
} from '#shared/admin/domain/media/library.ts';
import type { ShownTarget } from '#shared/admin/domain/media/picture-fields.ts';
import { mediaPath } from '#shared/admin/domain/paths.ts';
import { adminMedia } from '#shared/admin/text/media.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { EmptyState } from '../../design/states.tsx';
import { Paginator } from '../../public/lists/paginator.tsx';
import { AdminForm } from '../forms/admin-form.tsx';
import { Field } from '../forms/field.tsx';
import { Notice } from '../forms/notice.tsx';
import { buttonClass, Submit, useIsSending } from '../forms/submit.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { Hint, Panel } from '../frame/panel.tsx';
import type { Outcome } from '../outcome.ts';
import site from '../site/site.module.css';
import { fieldPath } from './field-path.ts';
import styles from './media.module.css';
import { PictureCard } from './picture-card.tsx';
import { WordsFields } from './words-fields.tsx';

interface MediaPageProps {
  query: LibraryQuery;
  pictures: LibraryPicture[];
  total: number;
  counts: LibraryCounts;
  licences: string[];
  target: ShownTarget | undefined;
  now: Date;
  mayUpload: boolean;
  outcome: Outcome | undefined;
}

/** The library of own pictures, to look after or to choose one for a field. */
export function MediaPage(props: MediaPageProps) {
  const { query, pictures, counts, target, now, mayUpload, outcome } = props;
  const today = toBrazilianDay(now);
  const isFiltered = query.phrase !== '' || query.view !== 'all' || query.shape !== 'any' || query.licence !== '';
  return (
    <>
      <PageTop title={adminMedia.title} count={adminMedia.count(counts.all)}>
        {mayUpload && (
          <span className={styles.toForm}>
            <a className={buttonClass('outline')} href="#enviar">
              {adminMedia.upload}
            </a>
          </span>
        )}
      </PageTop>
      {target ? <Choosing target={target} /> : <Hint>{adminMedia.intro(UNUSED_PICTURE_DAYS)}</Hint>}
      {outcome?.problem && <Notice kind="error">{outcome.problem}</Notice>}
      <div className={site.columns}>
        <div>
          <Filters {...props} />
          {pictures.length === 0 ? (
            <EmptyState
              message={isFiltered ? adminMedia.emptyFound : adminMedia.empty}
              hint={isFiltered ? adminMedia.emptyFoundHint : adminMedia.emptyHint}
            />
          ) : (
            <ul className={styles.grid}>
              {pictures.map((picture) => (
                <PictureCard
                  key={picture.id}
                  picture={picture}
                  today={today}
                  to={mediaPath(target ? { para: target.key } : {}, picture.id)}
                  isChosen={target !== undefined}
                />
              ))}
            </ul>
          )}
          <Pages {...props} />
        </div>
        {mayUpload && (
          <div id="enviar" className={site.formPlace}>
            <UploadPanel {...props} />
          </div>
        )}
      </div>
    </>
  );
}

function Choosing({ target }: { target: ShownTarget }) {
  const isReplacing = target.entity === 'picture';
  const { label, title } = target;
  return (
    <Notice kind="ok">
      {isReplacing ? adminMedia.choosingInstead(title) : adminMedia.choosing(label, title)}.{' '}
      <Link to={isReplacing ? mediaPath({}, target.id) : fieldPath(target)}>{adminMedia.cancelChoice}</Link>
    </Notice>
  );
}

function addressOf({ query, target }: MediaPageProps, other: Partial<LibraryQuery>): string {
  return mediaPath({ ...writeLibraryQuery({ ...query, page: 1, ...other }), para: target?.key ?? '' });
}

function Filters(props: MediaPageProps) {
  const { query, counts, licences, target } = props;
  return (
    <>
      <Form role="search" className={site.filter} action={mediaPath()}>
        <label>
          {adminMedia.search}
          <input type="search" name="q" defaultValue={query.phrase} placeholder={adminMedia.placeholder} />
        </label>
        <label>
          {adminMedia.shape}
          <select name="formato" defaultValue={LIBRARY_SHAPES[query.shape]}>
            {(Object.keys(LIBRARY_SHAPES) as LibraryShape[]).map((shape) => (
              <option key={shape} value={LIBRARY_SHAPES[shape]}>
                {adminMedia.shapes[shape]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {adminMedia.licenceFilter}
          <select name="licenca" defaultValue={query.licence}>
            <option value="">{adminMedia.anyLicence}</option>
            {[...new Set([...licences, query.licence].filter(Boolean))].map((licence) => (
              <option key={licence}>{licence}</option>
            ))}
          </select>
        </label>
        {query.view !== 'all' && <input type="hidden" name="ver" value={LIBRARY_VIEWS[query.view]} />}
        {target && <input type="hidden" name="para" value={target.key} />}
        <button type="submit" className={buttonClass('outline')}>
          {adminMedia.filter}
        </button>
      </Form>
      <nav className={site.tabs} aria-label={adminMedia.viewsLabel}>
        {(Object.keys(LIBRARY_VIEWS) as LibraryView[]).map((view) => (
          <Link key={view} to={addressOf(props, { view })} aria-current={query.view === view ? 'page' : undefined}>
            {adminMedia.viewCount(adminMedia.views[view], counts[view])}
          </Link>
        ))}
      </nav>
    </>
  );
}

function Pages(props: MediaPageProps) {
  const { query, pictures, total } = props;
  if (total === 0) return null;
  const from = (query.page - 1) * MEDIA.perPage + 1;
  return (
    <div className={site.below}>
      <span className={site.dim}>{adminMedia.range(from, from + pictures.length - 1, total)}</span>
      <Paginator
        page={query.page}
        totalPages={Math.ceil(total / MEDIA.perPage)}
        toPage={(page) => addressOf(props, { page })}
      />
    </div>
  );
}

function UploadPanel({ target }: MediaPageProps) {
  const isSending = useIsSending('upload');
  return (
    <Panel title={adminMedia.upload}>
      <AdminForm intent="upload" isQuiet hasFile>
        {target && <input type="hidden" name="target" value={target.key} />}
        <Field
          name="picture"
          label={adminMedia.file}
          hint={adminMedia.uploadHint}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          required
        />
        <WordsFields />
        <div className={site.buttons}>
          <Submit intent="upload">{isSending ? adminMedia.sending : adminMedia.upload}</Submit>
        </div>
      </AdminForm>
    </Panel>
  );
}
