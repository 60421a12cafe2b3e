import { Link } from 'react-router';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { adminFreeServices } from '#shared/admin/text/free-services.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { adminTaxonomy } from '#shared/admin/text/taxonomy.ts';
import { ASKS } from '#shared/domain/subscriptions/free-services.ts';
import { ARTICLES } from '#shared/text/platforms/platforms.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Checkbox, Field } from '../forms/field.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { buttonClass, Submit } from '../forms/submit.tsx';
import { useSuccesses } from '../forms/use-successes.ts';
import { Panel } from '../frame/panel.tsx';
import { outcomeOf } from '../outcome.ts';
import site from '../site/site.module.css';
import { DatedFields, SeenFields } from '../subscriptions/dated-fields.tsx';
import type { FreeServicesPageProps } from './page-props.ts';

const PARAMETERS = ['editar'];
const words = adminFreeServices;

/** A new service, or what is known of one. Which platform it is cannot be changed later. */
export function ServiceForm({ platforms, edited, today, outcome }: FreeServicesPageProps) {
  const { times } = useSuccesses(outcomeOf(outcome, 'saveService'));
  const platform = edited?.platformId == null ? '' : String(edited.platformId);
  return (
    <Panel title={edited ? words.editService(edited.name) : words.newService}>
      <AdminForm intent="saveService" isQuiet key={times} parameters={PARAMETERS}>
        <SeenFields edited={edited} />
        {edited ? (
          <input type="hidden" name="platform" value={platform} />
        ) : (
          <SelectField name="platform" label={words.existing} hint={words.existingHint}>
            <option value="">{words.existingNone}</option>
            {platforms.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <Field name="name" label={words.name} defaultValue={edited?.name} autoComplete="off" required />
        <SelectField
          name="article"
          label={words.article}
          hint={adminTaxonomy.articleHint}
          defaultValue={edited?.article ?? 'o'}
        >
          {ARTICLES.map((article) => (
            <option key={article} value={article}>
              {adminTaxonomy.articles[article]}
            </option>
          ))}
        </SelectField>
        <Field
          name="about"
          label={words.about}
          hint={words.aboutHint}
          defaultValue={edited?.about}
          autoComplete="off"
          required
        />
        <Field
          name="url"
          type="url"
          label={words.url}
          hint={words.urlHint}
          defaultValue={edited?.url}
          spellCheck={false}
          autoComplete="off"
          required
        />
        <SelectField name="asks" label={words.asks} defaultValue={edited?.asks ?? 'nothing'}>
          {ASKS.map((asks) => (
            <option key={asks} value={asks}>
              {words.asksLabels[asks]}
            </option>
          ))}
        </SelectField>
        <Field
          name="asksOther"
          label={words.asksOther}
          hint={words.asksOtherHint}
          defaultValue={edited?.asksOther}
          autoComplete="off"
        />
        <Checkbox name="hasAds" label={adminSubscriptions.hasAds} isOn={edited?.hasAds ?? false} />
        <Checkbox name="isPublic" label={words.isPublic} isOn={edited?.isPublic ?? false} />
        <DatedFields edited={edited} today={today} sourceHint={words.sourceHint} />
        <div className={site.buttons}>
          <Submit intent="saveService">{adminSubscriptions.publish}</Submit>
          {edited && (
            <Link className={buttonClass('quiet')} to={adminPaths.freeServices()}>
              {adminSubscriptions.cancel}
            </Link>
          )}
        </div>
      </AdminForm>
    </Panel>
  );
}
