import type { ReactNode } from 'react';
import type {
  CacheHealth,
  Health,
  ProviderHealth,
  QueueHealth,
  Reading,
  WorkerHealth,
} from '#shared/domain/admin-desk.ts';
import { formatMoment } from '#shared/domain/admin-moment.ts';
import { formatCount } from '#shared/domain/format.ts';
import { adminDesk } from '#shared/text/admin-desk.ts';
import { State } from '../frame/data-table.tsx';
import { Panel } from '../frame/panel.tsx';
import styles from './dashboard-page.module.css';

/** Four live readings. One that failed says so and is not green. */
export function HealthPanel({ health: { worker, queue, provider, caches }, now }: { health: Health; now: Date }) {
  return (
    <Panel title={adminDesk.health}>
      <dl className={styles.health}>
        <Row label={adminDesk.worker} reading={worker}>
          {(value) => <Worker value={value} now={now} />}
        </Row>
        <Row label={adminDesk.queue} reading={queue}>
          {(value) => <Queue value={value} now={now} />}
        </Row>
        <Row label={adminDesk.provider} reading={provider}>
          {(value) => <Provider value={value} now={now} />}
        </Row>
        <Row label={adminDesk.caches} reading={caches}>
          {(value) => <Caches value={value} now={now} />}
        </Row>
      </dl>
    </Panel>
  );
}

interface RowProps<T> {
  label: string;
  reading: Reading<T>;
  children: (value: T) => ReactNode;
}

function Row<T>({ label, reading, children }: RowProps<T>) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{reading.isKnown ? children(reading.value) : <State kind="error">{adminDesk.unknown}</State>}</dd>
    </div>
  );
}

function Worker({ value: { isWorking, seenAt }, now }: { value: WorkerHealth; now: Date }) {
  const word = isWorking ? adminDesk.workerOk : seenAt ? adminDesk.workerStopped : adminDesk.workerNever;
  return (
    <>
      <State kind={isWorking ? 'ok' : 'error'}>{word}</State>
      {seenAt && <small>{adminDesk.seen(formatMoment(seenAt, now))}</small>}
    </>
  );
}

function Queue({ value, now }: { value: QueueHealth; now: Date }) {
  const { state, waiting, failing, oldestDueAt, unreadable } = value;
  return (
    <>
      <State kind={state === 'ok' ? 'ok' : 'error'}>{adminDesk.queueStates[state]}</State>
      <small>{adminDesk.queueCounts(waiting, failing)}</small>
      {state === 'stuck' && oldestDueAt && <small>{adminDesk.oldest(formatMoment(oldestDueAt, now))}</small>}
      {unreadable > 0 && <small>{adminDesk.unreadable(unreadable)}</small>}
    </>
  );
}

function Provider({ value, now }: { value: ProviderHealth; now: Date }) {
  const { isAnswering, latencyMs, fault, storedAt } = value;
  return (
    <>
      <State kind={isAnswering ? 'ok' : 'error'}>
        {isAnswering ? adminDesk.providerOk(formatCount(latencyMs ?? 0)) : adminDesk.providerDown}
      </State>
      {fault && <small>{adminDesk.faults[fault] ?? fault}</small>}
      {storedAt && <small>{adminDesk.stored(formatMoment(storedAt, now))}</small>}
    </>
  );
}

const BYTES_PER_MB = 1024 * 1024;

function Caches({ value, now }: { value: CacheHealth; now: Date }) {
  const { documents, oldestDocumentAt, pictures, pictureBytes, isStoreAnswering } = value;
  return (
    <>
      <State kind={isStoreAnswering ? 'ok' : 'error'}>
        {isStoreAnswering ? adminDesk.storeOk : adminDesk.storeDown}
      </State>
      <small>{adminDesk.documents(documents)}</small>
      {oldestDocumentAt && <small>{adminDesk.oldestDocument(formatMoment(oldestDocumentAt, now))}</small>}
      <small>{adminDesk.pictures(pictures, formatCount(Math.round(pictureBytes / BYTES_PER_MB)))}</small>
    </>
  );
}
