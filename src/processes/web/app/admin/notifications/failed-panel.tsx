import { formatTimeAgo } from '#shared/admin/domain/format-time.ts';
import type { FailedDelivery } from '#shared/admin/domain/notifications/delivery-views.ts';
import { adminNotificationSettings } from '#shared/admin/text/staff/notification-settings.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Submit } from '../forms/submit.tsx';
import { DataTable, DimCell, NumberCell } from '../frame/data-table.tsx';
import { Hint, Panel } from '../frame/panel.tsx';
import styles from './notifications.module.css';

const words = adminNotificationSettings;

/** For administrators: what was given up. */
export function FailedPanel({ failed, now }: { failed: readonly FailedDelivery[]; now: Date }) {
  const { columns } = words.failed;
  const title = words.failed.title(failed.length);
  return (
    <Panel
      title={title}
      className={styles.failed}
      note={
        <AdminForm intent="retry" isQuiet>
          <Submit intent="retry" look="link">
            {words.failed.retry}
          </Submit>
        </AdminForm>
      }
    >
      <Hint>{words.failed.hint}</Hint>
      <DataTable
        caption={title}
        columns={[
          { key: 'to', label: columns.to },
          { key: 'what', label: columns.what },
          { key: 'attempts', label: columns.attempts, isNumber: true },
          { key: 'error', label: columns.error },
          { key: 'at', label: columns.at },
        ]}
      >
        {failed.map(({ id, channel, memberName, kinds, attempts, error, at }) => (
          <tr key={id}>
            <td>{memberName ?? words.columns[channel]}</td>
            <td>{kinds.map((kind) => words.kinds[kind]).join(', ')}</td>
            <NumberCell>{attempts}</NumberCell>
            <DimCell>{error}</DimCell>
            <DimCell>{formatTimeAgo(at, now)}</DimCell>
          </tr>
        ))}
      </DataTable>
    </Panel>
  );
}
