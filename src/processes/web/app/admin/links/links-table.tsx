import { Fragment } from 'react';
import { Link } from 'react-router';
import { formatTimeAgo } from '#shared/admin/domain/format-time.ts';
import { isReplaceable, type LinkLine, placeWord } from '#shared/admin/domain/links.ts';
import { linksPath } from '#shared/admin/domain/paths.ts';
import { subjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { adminLinks } from '#shared/admin/text/links.ts';
import { formatCount } from '#shared/domain/format.ts';
import { classNames } from '../../design/class-names.ts';
import { ExternalLink } from '../../design/external-link.tsx';
import { AdminForm } from '../forms/admin-form.tsx';
import { Field } from '../forms/field.tsx';
import { Notice } from '../forms/notice.tsx';
import { buttonClass, Submit } from '../forms/submit.tsx';
import { WriteButton } from '../forms/write-button.tsx';
import { type Column, DataTable, DimCell, NumberCell, State } from '../frame/data-table.tsx';
import { outcomeOf } from '../outcome.ts';
import { Thumbnail } from '../subjects/thumbnail.tsx';
import styles from './links.module.css';
import type { LinksPageProps } from './links-page-props.ts';

const words = adminLinks;
const INTENTS = ['try', 'replace', 'publishReplacement'];
const TRIALS = ['try'];
const PARAMETERS = ['trocar'];

const COLUMNS: Column[] = [
  { key: 'subject', label: words.subject },
  { key: 'link', label: words.link },
  { key: 'seen', label: words.seen },
  { key: 'since', label: words.since },
  { key: 'views', label: words.views, isNumber: true },
  { key: 'actions', label: <span className="visually-hidden">{words.actions}</span> },
];

export function LinksTable(props: LinksPageProps) {
  const { lines, opened, now } = props;
  return (
    <DataTable caption={words.title} columns={COLUMNS} isStacked>
      {lines.map((line) => {
        const isOpen = opened !== undefined && placeWord(line) === placeWord(opened);
        return (
          <Fragment key={placeWord(line)}>
            <tr>
              <td>
                <Subject line={line} />
              </td>
              <td className={classNames('small', styles.link)}>
                <ExternalLink href={line.url} nofollow>
                  {shorten(line)}
                </ExternalLink>
              </td>
              <td>
                <WhatWasSeen line={line} />
              </td>
              <DimCell>{formatTimeAgo(line.since, now)}</DimCell>
              <NumberCell>
                {formatCount(line.views)}
                <span className={classNames('dim', styles.unit)}> {words.views}</span>
              </NumberCell>
              <NumberCell>
                <Actions {...props} line={line} isOpen={isOpen} />
              </NumberCell>
            </tr>
            {isOpen && props.mayTest && (
              <tr className={styles.open}>
                <td colSpan={COLUMNS.length}>
                  <Replace {...props} line={line} />
                </td>
              </tr>
            )}
          </Fragment>
        );
      })}
    </DataTable>
  );
}

function Subject({ line }: { line: LinkLine }) {
  return (
    <span className={classNames('line gap-12', styles.subject)}>
      <Thumbnail kind={line.entity === 'person' ? 'profile' : 'poster'} path={line.poster ?? undefined} />
      <span>
        <Link className="block medium strong" to={placeOf(line)}>
          {line.title || line.label}
        </Link>
        <span className="fine">{words.kinds[line.kind]}</span>
      </span>
    </span>
  );
}

/** The screen on which the link can be edited. */
function placeOf({ entity, entityId }: LinkLine): string {
  return subjectPath(entity, entityId);
}

function shorten({ url, kind, label }: LinkLine): string {
  const { host, pathname } = new URL(url);
  const site = host.replace(/^www\./, '');
  if (kind === 'trailer') return label ? `youtube · “${label}”` : site;
  const text = site + (pathname === '/' ? '' : pathname);
  return text.length > 42 ? `${text.slice(0, 41)}…` : text;
}

function WhatWasSeen({ line: { state, reason, nights, isReplaced } }: { line: LinkLine }) {
  if (state === 'kept') return <State kind="ok">{words.keptBecause}</State>;
  const said = words.reasons[reason] ?? reason;
  return (
    <span className="stack gap-2">
      <State kind={state === 'broken' ? 'error' : 'warn'}>
        {state === 'broken' ? said : words.seenFor(said, words.times(nights))}
      </State>
      {isReplaced && <span className="fine">{words.replaced}</span>}
    </span>
  );
}

interface LineProps extends LinksPageProps {
  line: LinkLine;
}

function Actions({ line, isOpen, list, mayDraft, mayTest, mayCurate }: LineProps & { isOpen: boolean }) {
  const name = line.title || line.label;
  const about = { name: 'id', value: String(line.id) };
  const parameters = { ver: list === 'todos' ? '' : list };
  if (line.state === 'kept')
    return (
      mayCurate && (
        <AdminForm intent="stopKeeping" about={about} isQuiet>
          <Submit intent="stopKeeping" look="link" label={words.stopKeepingOf(name)}>
            {words.stopKeeping}
          </Submit>
        </AdminForm>
      )
    );
  return (
    <span className={classNames('line to-end gap-16', styles.actions)}>
      {mayTest && isOpen && (
        <Link className={buttonClass('quiet')} to={linksPath(parameters)} preventScrollReset>
          {words.cancel}
        </Link>
      )}
      {mayTest && !isOpen && isReplaceable(line) && (
        <Link
          className={buttonClass('link')}
          to={linksPath({ ...parameters, trocar: placeWord(line) })}
          aria-label={words.replaceOf(name)}
          preventScrollReset
        >
          {words.replace}
        </Link>
      )}
      {mayDraft && !(mayTest && isReplaceable(line)) && (
        <Link className={buttonClass('link')} to={placeOf(line)} aria-label={words.openOf(name)}>
          {words.open}
        </Link>
      )}
      {mayTest && (
        <AdminForm intent="test" about={about} isQuiet>
          <Submit intent="test" look="link" label={words.testOf(name)}>
            {words.test}
          </Submit>
        </AdminForm>
      )}
      {mayCurate && (
        <AdminForm intent="keep" about={about} isQuiet>
          <Submit intent="keep" look="link" label={words.keepOf(name)}>
            {words.keep}
          </Submit>
        </AdminForm>
      )}
    </span>
  );
}

/** One form with three ends: test the address, save it as a draft, publish it. Enter tests. */
function Replace({ line, outcome, mayPublish }: LineProps) {
  const own = INTENTS.map((intent) => outcomeOf(outcome, intent)).find(Boolean);
  const isTrailer = line.kind === 'trailer';
  return (
    <AdminForm
      intent={INTENTS}
      className={classNames('stack gap-8', styles.replace)}
      parameters={PARAMETERS}
      trials={TRIALS}
      isScrollKept
      isQuiet
    >
      <input type="hidden" name="place" value={placeWord(line)} />
      <div className={classNames('grid gap-12', styles.fields)}>
        <Field
          name="address"
          label={words.address}
          inputMode="url"
          spellCheck={false}
          autoFocus
          {...(isTrailer && { hint: words.trailerHint })}
        />
        {isTrailer && <Field name="publishedOn" label={words.publishedOn} type="date" />}
      </div>
      <span className="row gap-8">
        <WriteButton className={buttonClass('outline')} name="intent" value="try">
          {words.tryIt}
        </WriteButton>
        <WriteButton className={buttonClass('outline')} name="intent" value="replace">
          {words.save}
        </WriteButton>
        {mayPublish && (
          <WriteButton className={buttonClass('primary')} name="intent" value="publishReplacement">
            {words.publish}
          </WriteButton>
        )}
      </span>
      {own?.intent === 'try' && own.notice && <Notice kind="ok">{own.notice}</Notice>}
    </AdminForm>
  );
}
