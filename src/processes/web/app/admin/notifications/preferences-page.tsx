import { Fragment } from 'react';
import type { WebhookView } from '#shared/admin/domain/notifications/delivery-views.ts';
import {
  channelsOf,
  EMAIL_PACES,
  NOTIFICATION_RULES,
  type NotificationKind,
  type NotificationPreferences,
} from '#shared/admin/domain/notifications/kinds.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { adminAccount } from '#shared/admin/text/staff/account.ts';
import { adminNotificationSettings } from '#shared/admin/text/staff/notification-settings.ts';
import { adminNotifications } from '#shared/admin/text/staff/notifications.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Notice } from '../forms/notice.tsx';
import { Submit } from '../forms/submit.tsx';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { Crumbs } from '../frame/crumbs.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { Hint, Panel } from '../frame/panel.tsx';
import { type Outcome, outcomeOf } from '../outcome.ts';
import styles from './preferences.module.css';
import { WEBHOOK_FORM, WebhookPanel } from './webhook-panel.tsx';

interface PreferencesPageProps {
  now: Date;
  email: string;
  isEmailOn: boolean;
  /** Those that can concern the member. */
  kinds: readonly NotificationKind[];
  preferences: NotificationPreferences;
  /** For administrators. */
  webhook: WebhookView | undefined;
  isConfirmed: boolean;
  outcome: (Outcome & { codes?: string[] }) | undefined;
}

const words = adminNotificationSettings;
const FORM = 'preferencias';

export function PreferencesPage(props: PreferencesPageProps) {
  const { email, isEmailOn, preferences, webhook, outcome } = props;
  const own = ['save', 'restoreDefaults'].flatMap((intent) => outcomeOf(outcome, intent) ?? [])[0];
  return (
    <>
      <Crumbs back={{ label: adminAccount.title, to: adminPaths.account() }} current={adminNotifications.title} />
      <PageTop title={adminNotifications.title} count={words.hint} />
      {own?.notice && <Notice kind="ok">{own.notice}</Notice>}
      {own?.problem && <Notice kind="error">{own.problem}</Notice>}
      <div className={styles.columns}>
        <KindsTable {...props} />
        <div className={styles.side}>
          <Panel title={words.email}>
            <p className={styles.address}>{email}</p>
            {isEmailOn ? (
              <AdminForm intent="testEmail">
                <Submit intent="testEmail" look="outline" label={words.testEmailOf}>
                  <AdminIcon name="mail" />
                  {words.test}
                </Submit>
              </AdminForm>
            ) : (
              <Notice kind="warn">{words.emailOff}</Notice>
            )}
            <fieldset className={styles.paces}>
              <legend>{words.pace}</legend>
              {EMAIL_PACES.map((pace) => (
                <label key={pace}>
                  <input type="radio" form={FORM} name="pace" value={pace} defaultChecked={pace === preferences.pace} />
                  {words.paces[pace]}
                </label>
              ))}
            </fieldset>
            <Hint>{words.paceHint}</Hint>
          </Panel>
          {webhook && <WebhookPanel {...props} webhook={webhook} />}
        </div>
      </div>
      <div className={styles.bar}>
        <AdminForm intent="restoreDefaults" isQuiet>
          <Submit intent="restoreDefaults" look="quiet">
            {words.restore}
          </Submit>
        </AdminForm>
        <AdminForm id={FORM} intent="save" isQuiet>
          <Submit intent="save">{words.save}</Submit>
        </AdminForm>
      </div>
    </>
  );
}

const GROUPS: readonly { name: keyof typeof words.groups; kinds: readonly NotificationKind[] }[] = [
  { name: 'reviews', kinds: ['review-asked', 'review-approved', 'review-returned'] },
  { name: 'comments', kinds: ['mention'] },
  { name: 'publishing', kinds: ['published', 'plan-failed'] },
  {
    name: 'care',
    kinds: [
      'conflict',
      'offer-expiring',
      'picture-expiring',
      'picture-expired',
      'picture-unused',
      'links-broken',
      'routine-failed',
    ],
  },
  { name: 'account', kinds: ['credential-changed'] },
];

function KindsTable({ kinds, preferences, webhook }: PreferencesPageProps) {
  const { columns } = words;
  const span = webhook ? 4 : 3;
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{words.hint}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.when}</th>
          <th scope="col">{columns.bell}</th>
          <th scope="col">{columns.email}</th>
          {webhook && <th scope="col">{columns.webhook}</th>}
        </tr>
      </thead>
      <tbody key={JSON.stringify([preferences, webhook?.kinds])}>
        {GROUPS.map(({ name, kinds: own }) => (
          <Fragment key={name}>
            {own.some((kind) => kinds.includes(kind)) && (
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={span}>
                  {words.groups[name]}
                </th>
              </tr>
            )}
            {own
              .filter((kind) => kinds.includes(kind))
              .map((kind) => (
                <KindRow key={kind} kind={kind} preferences={preferences} webhook={webhook} />
              ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function KindRow({
  kind,
  preferences,
  webhook,
}: { kind: NotificationKind } & Pick<PreferencesPageProps, 'preferences' | 'webhook'>) {
  const { isBellLocked } = NOTIFICATION_RULES[kind];
  const { bell, email } = channelsOf(kind, preferences);
  const label = words.kinds[kind];
  const { columns } = words;
  return (
    <tr>
      <th scope="row">
        {label}
        {isBellLocked && <span>{words.alwaysOn}</span>}
      </th>
      <td>
        {isBellLocked ? (
          <span className={styles.locked}>
            <AdminIcon name="lock" />
            <span className="visually-hidden">{words.alwaysOn}</span>
          </span>
        ) : (
          <Box form={FORM} name={`bell:${kind}`} label={words.boxOf(label, columns.bell)} isOn={bell} />
        )}
      </td>
      <td>
        <Box form={FORM} name={`email:${kind}`} label={words.boxOf(label, columns.email)} isOn={email} />
      </td>
      {webhook && (
        <td>
          <Box
            form={WEBHOOK_FORM}
            name={`webhook:${kind}`}
            label={words.boxOf(label, columns.webhook)}
            isOn={webhook.kinds.includes(kind)}
          />
        </td>
      )}
    </tr>
  );
}

function Box({ form, name, label, isOn }: { form: string; name: string; label: string; isOn: boolean }) {
  return (
    <label className={styles.box}>
      <input type="checkbox" form={form} name={name} value="1" aria-label={label} defaultChecked={isOn} />
    </label>
  );
}
