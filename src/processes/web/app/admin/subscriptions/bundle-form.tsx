import { Link } from 'react-router';
import { subscriptionsPath } from '#shared/admin/domain/paths.ts';
import type { BundleLine, PlatformChoice } from '#shared/admin/domain/subscriptions/subscription-screens.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { formatCents } from '#shared/domain/subscriptions/format-price.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Checkbox, Field } from '../forms/field.tsx';
import { buttonClass, Submit } from '../forms/submit.tsx';
import { useSuccesses } from '../forms/use-successes.ts';
import { Panel } from '../frame/panel.tsx';
import { type Outcome, outcomeOf } from '../outcome.ts';
import site from '../site/site.module.css';
import { DatedFields, PeriodField, SeenFields } from './dated-fields.tsx';

const PARAMETERS = ['ver', 'editar', 'novo'];
const words = adminSubscriptions;

interface BundleFormProps {
  platforms: PlatformChoice[];
  today: string;
  outcome: Outcome | undefined;
  edited: BundleLine | undefined;
}

export function BundleForm({ platforms, edited, today, outcome }: BundleFormProps) {
  const own = outcomeOf(outcome, 'saveBundle');
  const { times } = useSuccesses(own);
  const fault = own?.fields?.includes;
  return (
    <Panel title={edited ? words.editPlan(edited.title) : words.newBundle}>
      <AdminForm intent="saveBundle" isQuiet key={times} parameters={PARAMETERS}>
        <SeenFields edited={edited} />
        <Field name="seller" label={words.seller} defaultValue={edited?.seller} autoComplete="off" required />
        <Field name="name" label={words.bundle} defaultValue={edited?.name} autoComplete="off" required />
        <fieldset className={site.choices} aria-describedby={fault && 'includes-error'}>
          <legend>{words.includes}</legend>
          {platforms.map(({ id, name }) => (
            <Checkbox key={id} name={`platform.${id}`} label={name} isOn={edited?.platformIds.includes(id) ?? false} />
          ))}
          {fault && (
            <p id="includes-error" className={site.error} role="alert">
              {fault}
            </p>
          )}
        </fieldset>
        <Field
          name="price"
          label={words.priceOptional}
          hint={words.priceHint}
          inputMode="decimal"
          defaultValue={edited?.priceCents == null ? '' : formatCents(edited.priceCents)}
          autoComplete="off"
        />
        <PeriodField value={edited?.period ?? 'month'} />
        <DatedFields edited={edited} today={today} />
        <div className={site.buttons}>
          <Submit intent="saveBundle">{words.publish}</Submit>
          {edited && (
            <Link className={buttonClass('quiet')} to={subscriptionsPath({ ver: 'combos' })}>
              {words.cancel}
            </Link>
          )}
        </div>
      </AdminForm>
    </Panel>
  );
}
