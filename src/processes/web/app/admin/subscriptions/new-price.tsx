import type { PlatformChoice } from '#shared/admin/domain/subscriptions/subscription-screens.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import type { SubscriptionKind } from '#shared/domain/subscriptions/subscriptions.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Field } from '../forms/field.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { Submit } from '../forms/submit.tsx';
import { Panel } from '../frame/panel.tsx';

const words = adminSubscriptions;

interface NewPriceProps {
  kind: SubscriptionKind;
  platforms: readonly PlatformChoice[];
}

/** A draft of a plan or bundle: the rest is written on its own page. */
export function NewPrice({ kind, platforms }: NewPriceProps) {
  return (
    <Panel title={kind === 'plan' ? words.newPlan : words.newBundle}>
      <AdminForm intent="create" isQuiet>
        <input type="hidden" name="kind" value={kind} />
        {kind === 'plan' ? (
          <SelectField name="platform" label={words.platform}>
            {platforms.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        ) : (
          <Field name="seller" label={words.seller} autoComplete="off" required />
        )}
        <Field
          name="name"
          label={kind === 'plan' ? words.plan : words.bundle}
          hint={words.createHint}
          autoComplete="off"
          required
        />
        <Submit intent="create">{words.create}</Submit>
      </AdminForm>
    </Panel>
  );
}
