import { Link } from 'react-router';
import { formatTimeAgo } from '#shared/admin/domain/format-time.ts';
import { WEBHOOK_ADDRESS_CHARACTERS } from '#shared/admin/domain/limits.ts';
import type { WebhookView } from '#shared/admin/domain/notifications/delivery-views.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { adminAccount } from '#shared/admin/text/staff/account.ts';
import { adminNotificationSettings } from '#shared/admin/text/staff/notification-settings.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { CopyButton } from '../forms/copy-button.tsx';
import { Checkbox, Field } from '../forms/field.tsx';
import { Notice } from '../forms/notice.tsx';
import { buttonClass, Submit } from '../forms/submit.tsx';
import { Hint, Panel } from '../frame/panel.tsx';
import type { Outcome } from '../outcome.ts';
import styles from './preferences.module.css';

/** The webhook's boxes are in the table of all preferences and belong to this form. */
export const WEBHOOK_FORM = 'webhook';

const words = adminNotificationSettings.webhook;

interface WebhookPanelProps {
  webhook: WebhookView;
  now: Date;
  isConfirmed: boolean;
  outcome: (Outcome & { codes?: string[] }) | undefined;
}

export function WebhookPanel({ webhook, now, isConfirmed, outcome }: WebhookPanelProps) {
  const { address, secretHint, hasDrafts, last } = webhook;
  const [secret] = outcome?.codes ?? [];
  return (
    <Panel title={words.title} note={words.who}>
      {!isConfirmed && (
        <Notice
          kind="warn"
          action={
            <Link className={buttonClass('outline')} to={adminPaths.confirm(adminPaths.notificationPreferences())}>
              {adminAccount.confirmNow}
            </Link>
          }
        >
          {adminAccount.confirmFirst}
        </Notice>
      )}
      <fieldset className={styles.controls} disabled={!isConfirmed}>
        <AdminForm id={WEBHOOK_FORM} intent="saveWebhook">
          <Field
            name="address"
            label={words.address}
            hint={words.addressHint}
            type="url"
            inputMode="url"
            autoComplete="off"
            maxLength={WEBHOOK_ADDRESS_CHARACTERS}
            defaultValue={address}
          />
          <Checkbox name="hasDrafts" label={words.drafts} isOn={hasDrafts} />
          <Submit intent="saveWebhook" look="outline">
            {words.save}
          </Submit>
        </AdminForm>
        {secret && (
          <div className={styles.secret} role="status">
            <p>{words.secretOnce}</p>
            <code>{secret}</code>
            <CopyButton text={secret} />
          </div>
        )}
        {address && (
          <>
            <p className={styles.line}>
              <b>{words.secret}</b> {words.secretHint(secretHint)}
            </p>
            <div className={styles.buttons}>
              <AdminForm intent="replaceSecret">
                <Submit intent="replaceSecret" look="quiet">
                  {words.replace}
                </Submit>
              </AdminForm>
              <AdminForm intent="testWebhook">
                <Submit intent="testWebhook" look="outline" label={words.testOf}>
                  {adminNotificationSettings.test}
                </Submit>
              </AdminForm>
            </div>
          </>
        )}
      </fieldset>
      {last && (
        <Hint>
          {words.last[last.state](formatTimeAgo(last.at, now))}
          {last.error && `. ${last.error}`}
        </Hint>
      )}
    </Panel>
  );
}
