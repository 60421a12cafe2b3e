import { renderToStaticMarkup } from 'react-dom/server';
import type { TitleChange, TitleHistory } from '#shared/contract/streaming-history.ts';
import { HISTORY_ROWS_SHOWN } from '#shared/domain/limits.ts';
import { historyWords as words } from '#shared/text/titles/streaming-history.ts';
import { classNames } from '../../../design/class-names.ts';
import { Icon } from '../../../design/pictures/icon.tsx';
import { ServiceChip } from '../../../design/pictures/service-chip.tsx';
import { Section } from '../../../design/section.tsx';
import type { SafeHtml } from '../../../rich-text/safe-html.ts';
import type { RenderedPast } from '../movie-view.ts';
import styles from './history.module.css';
import { describeUpdate, type HistoryRow, type HistoryView, toHistoryView } from './history-view.ts';

/** Rendered on the server only, so that the page's scripts do not grow with it: nothing in it moves. React escapes every text. */
export function renderPast(
  past: { history: TitleHistory; last_change: TitleChange | null },
  changesPath: string,
): RenderedPast | null {
  const view = toHistoryView(past.history);
  if (!view && !past.last_change) return null;
  const html = renderToStaticMarkup(
    <>
      {view && <History view={view} />}
      {past.last_change && (
        <p>
          <a href={changesPath} rel="nofollow">
            {describeUpdate(past.last_change)}
          </a>
        </p>
      )}
    </>,
  ) as SafeHtml;
  return view ? { html, anchor: words.anchor } : { html };
}

function History({ view: { rows, observed } }: { view: HistoryView }) {
  const [first, others] = [rows.slice(0, HISTORY_ROWS_SHOWN), rows.slice(HISTORY_ROWS_SHOWN)];
  return (
    <Section id="historico" title={words.title} subtitle={observed || undefined}>
      <ol>{first.map(toRow)}</ol>
      {others.length > 0 && (
        <details>
          <summary>
            {words.all(rows.length)}
            <Icon name="chevronDown" />
          </summary>
          <ol start={first.length + 1}>{others.map(toRow)}</ol>
        </details>
      )}
    </Section>
  );
}

function toRow({ key, day, date, what, detail, isThere, isDeparture, chip }: HistoryRow) {
  return (
    <li key={key} className={classNames(isThere && styles.there, isDeparture && styles.left)}>
      <time dateTime={day}>{date}</time>
      <i aria-hidden="true" />
      <span>
        <ServiceChip {...chip} size="small" />
      </span>
      <div>
        <b>{what}</b>
        {detail && <small>{detail}</small>}
      </div>
    </li>
  );
}
