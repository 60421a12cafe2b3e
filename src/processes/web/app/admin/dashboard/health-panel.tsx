import type { ReactNode } from 'react';
import type {
  CacheHealth,
  ProviderHealth,
  QueueHealth,
  Reading,
  SystemHealth,
  WorkerHealth,
} from '#shared/admin/domain/dashboard.ts';
import { formatTimeAgo } from '#shared/admin/domain/format-time.ts';
import { adminNeeds } from '#shared/admin/text/dashboard-needs.ts';
import { formatCount } from '#shared/domain/format.ts';
import { State } from '../frame/data-table.tsx';
import { Panel } from '../frame/panel.tsx';
import styles from './dashboard-page.module.css';

/** Four live readings. One that failed says so and is not green. */
export function HealthPanel({ health: { worker, queue, provider, caches }, now }: { health: SystemHealth; now: Date }) {
  return (
    <Panel title={adminNeeds.health}>
      <dl className={styles.health}>
        <Row label={adminNeeds.worker} reading={worker}>
          {(value) => <Worker value={value} now={now} />}
        </Row>
        <Row label={adminNeeds.queue} reading={queue}>
          {(value) => <Queue value={value} now={now} />}
        </Row>
        <Row label={adminNeeds.provider} reading={provider}>
          {(value) => <Provider value={value} now={now} />}
        </Row>
        <Row label={adminNeeds.caches} reading={caches}>
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
      <dd>{reading.isKnown ? children(reading.value) : <State kind="error">{adminNeeds.unknown}</State>}</dd>
    </div>
  );
}

function Worker({ value: { isWorking, seenAt }, now }: { value: WorkerHealth; now: Date }) {
  const word = isWorking ? adminNeeds.workerOk : seenAt ? adminNeeds.workerStopped : adminNeeds.workerNever;
  return (
    <>
      <State kind={isWorking ? 'ok' : 'error'}>{word}</State>
      {seenAt && <small>{adminNeeds.seen(formatTimeAgo(seenAt, now))}</small>}
    </>
  );
}

function Queue({ value, now }: { value: QueueHealth; now: Date }) {
  const { state, waiting, failing, oldestDueAt, unreadable } = value;
  return (
    <>
      <State kind={state === 'ok' ? 'ok' : 'error'}>{adminNeeds.queueStates[state]}</State>
      <small>{adminNeeds.queueCounts(waiting, failing)}</small>
      {state === 'stuck' && oldestDueAt && <small>{adminNeeds.oldest(formatTimeAgo(oldestDueAt, now))}</small>}
      {unreadable > 0 && <small>{adminNeeds.unreadable(unreadable)}</small>}
    </>
  );
}

function Provider({ value, now }: { value: ProviderHealth; now: Date }) {
  const { isAnswering, latencyMs, fault, storedAt } = value;
  return (
    <>
      <State kind={isAnswering ? 'ok' : 'error'}>
        {isAnswering ? adminNeeds.providerOk(formatCount(latencyMs ?? 0)) : adminNeeds.providerDown}
      </State>
      {fault && <small>{adminNeeds.faults[fault] ?? fault}</small>}
      {storedAt && <small>{adminNeeds.stored(formatTimeAgo(storedAt, now))}</small>}
    </>
  );
}

const BYTES_PER_MB = 1024 * 1024;

function Caches({ value, now }: { value: CacheHealth; now: Date }) {
  const { documents, oldestDocumentAt, pictures, pictureBytes, isStoreAnswering } = value;
  return (
    <>
      <State kind={isStoreAnswering ? 'ok' : 'error'}>
        {isStoreAnswering ? adminNeeds.storeOk : adminNeeds.storeDown}
      </State>
      <small>{adminNeeds.documents(documents)}</small>
      {oldestDocumentAt && <small>{adminNeeds.oldestDocument(formatTimeAgo(oldestDocumentAt, now))}</small>}
      <small>{adminNeeds.pictures(pictures, formatCount(Math.round(pictureBytes / BYTES_PER_MB)))}</small>
    </>
  );
}
