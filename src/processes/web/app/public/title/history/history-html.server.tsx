import { renderToStaticMarkup } from 'react-dom/server';
import type { TitleChange, TitleHistory } from '#shared/contract/streaming-history.ts';
import { HISTORY_ROWS_SHOWN } from '#shared/domain/limits.ts';
import { historyWords as words } from '#shared/text/streaming-history.ts';
import type { SafeHtml } from '../../../rich-text/safe-html.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { ServiceChip } from '../../../ui/pictures/service-chip.tsx';
import type { RenderedPast } from '../movie-view.ts';
import styles from './history.module.css';
import { describeUpdate, type HistoryRow, toHistoryView } from './history-view.ts';

/** Rendered on the server only, so that the page's scripts do not grow with it: nothing in it moves. React escapes every text. */
export function renderPast(
  past: { history: TitleHistory; last_change: TitleChange | null },
  changesPath: string,
): RenderedPast {
  return { history: renderHistory(past.history), updated: renderUpdate(past.last_change, changesPath) };
}

function renderHistory(history: TitleHistory): SafeHtml | null {
  const view = toHistoryView(history);
  if (!view) return null;
  const [first, others] = [view.rows.slice(0, HISTORY_ROWS_SHOWN), view.rows.slice(HISTORY_ROWS_SHOWN)];
  return renderToStaticMarkup(
    <>
      {view.observed && <p>{view.observed}</p>}
      <ol>{first.map(toRow)}</ol>
      {others.length > 0 && (
        <details>
          <summary>
            {words.all(view.rows.length)}
            <Icon name="chevronDown" />
          </summary>
          <ol start={first.length + 1}>{others.map(toRow)}</ol>
        </details>
      )}
    </>,
  ) as SafeHtml;
}

/** The quiet line: when the page changed last, and why. */
function renderUpdate(change: TitleChange | null, to: string): SafeHtml | null {
  if (!change) return null;
  const link = (
    <a href={to} rel="nofollow">
      {describeUpdate(change)}
    </a>
  );
  return renderToStaticMarkup(link) as SafeHtml;
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
