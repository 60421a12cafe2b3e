import { Link } from 'react-router';
import { subscriptionsPath } from '#shared/admin/domain/paths.ts';
import type { PlanLine, PlatformChoice } from '#shared/admin/domain/subscriptions/subscription-screens.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { formatCents } from '#shared/domain/subscriptions/format-price.ts';
import { RESOLUTIONS } from '#shared/domain/subscriptions/subscriptions.ts';
import { priceWords } from '#shared/text/platforms/prices.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Checkbox, Field } from '../forms/field.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { buttonClass, Submit } from '../forms/submit.tsx';
import { useSuccesses } from '../forms/use-successes.ts';
import { Panel } from '../frame/panel.tsx';
import { type Outcome, outcomeOf } from '../outcome.ts';
import site from '../site/site.module.css';
import { DatedFields, PeriodField, SeenFields } from './dated-fields.tsx';

const PARAMETERS = ['ver', 'editar', 'novo'];
const words = adminSubscriptions;

interface PlanFormProps {
  platforms: PlatformChoice[];
  /** Chosen in the address. */
  platform: string;
  today: string;
  outcome: Outcome | undefined;
  edited: PlanLine | undefined;
}

export function PlanForm({ platforms, platform, edited, today, outcome }: PlanFormProps) {
  const own = outcomeOf(outcome, 'savePlan');
  const { times } = useSuccesses(own);
  return (
    <Panel title={edited ? words.editPlan(edited.title) : words.newPlan}>
      <AdminForm intent="savePlan" isQuiet key={times} parameters={PARAMETERS}>
        <SeenFields edited={edited} />
        <SelectField name="platform" label={words.platform} defaultValue={String(edited?.platformId ?? platform)}>
          {platforms.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <Field name="name" label={words.plan} defaultValue={edited?.name} autoComplete="off" required />
        <Field
          name="price"
          label={words.price}
          hint={words.priceHint}
          inputMode="decimal"
          defaultValue={edited && formatCents(edited.priceCents)}
          autoComplete="off"
          required
        />
        <PeriodField value={edited?.period ?? 'month'} />
        <Checkbox name="hasAds" label={words.hasAds} isOn={edited?.hasAds ?? false} />
        <SelectField name="resolution" label={words.resolution} defaultValue={edited?.resolution ?? ''}>
          <option value="">{words.unknown}</option>
          {RESOLUTIONS.map((resolution) => (
            <option key={resolution} value={resolution}>
              {priceWords.resolutions[resolution]}
            </option>
          ))}
        </SelectField>
        <Field
          name="screens"
          label={words.screens}
          inputMode="numeric"
          defaultValue={edited?.screens == null ? '' : String(edited.screens)}
          autoComplete="off"
        />
        <DatedFields edited={edited} today={today} />
        <div className={site.buttons}>
          <Submit intent="savePlan">{words.publish}</Submit>
          {(edited || platform) && (
            <Link className={buttonClass('quiet')} to={subscriptionsPath()}>
              {words.cancel}
            </Link>
          )}
        </div>
      </AdminForm>
    </Panel>
  );
}
