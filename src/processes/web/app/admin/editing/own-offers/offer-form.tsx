import { Link, useLocation } from 'react-router';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { subjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { adminFreeServices } from '#shared/admin/text/free-services.ts';
import { adminSite } from '#shared/admin/text/site-settings.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { AUDIO_WORDS, type AudioFacts } from '#shared/domain/subscriptions/free-services.ts';
import { asChecked, type OwnOffer } from '#shared/domain/subscriptions/own-offers.ts';
import { AdminForm } from '../../forms/admin-form.tsx';
import { Checkbox, Field } from '../../forms/field.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { buttonClass, Submit } from '../../forms/submit.tsx';
import { useSuccesses } from '../../forms/use-successes.ts';
import { Hint, Panel } from '../../frame/panel.tsx';
import { outcomeOf } from '../../outcome.ts';
import site from '../../site/site.module.css';
import { DatedFields } from '../../subscriptions/dated-fields.tsx';
import { useEdit } from '../edit-context.ts';
import { tabParameters } from '../tabs.ts';

const words = adminFreeServices;
const PARAMETERS = ['oferta'];

/** One offer of the title, put into the draft: a new one, or the one that the address names. It stays while the field changes. */
export function OfferForm() {
  const { ownOffers: view, subject, draft, member, outcome } = useEdit();
  const { times } = useSuccesses(outcomeOf(outcome, 'putOffer'));
  const chosen = Number(new URLSearchParams(useLocation().search).get('oferta'));
  if (!view || !mayRole(member.role, 'draft')) return null;
  const { services, today } = view;
  const offers = (draft.state.fields.ownOffers?.value as readonly OwnOffer[] | null | undefined) ?? [];
  const service = services.find(({ id }) => id === chosen);
  const edited = service && offers.find(({ serviceId }) => serviceId === chosen);
  const tab = subjectPath(subject.entity, subject.id, tabParameters('watch'));
  return (
    <Panel title={edited && service ? words.editOffer(service.name) : words.onTitle.add}>
      {services.length === 0 && <Link to={adminPaths.freeServices()}>{words.onTitle.noServices}</Link>}
      {services.length > 0 && (
        <AdminForm
          key={`${times} ${edited?.serviceId ?? ''}`}
          intent="putOffer"
          parameters={PARAMETERS}
          isQuiet
          isScrollKept
        >
          <input type="hidden" name="was" value={edited ? JSON.stringify(edited) : ''} />
          {edited ? (
            <input type="hidden" name="service" value={edited.serviceId} />
          ) : (
            <SelectField name="service" label={words.service}>
              {services.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          )}
          <Field
            name="link"
            type="url"
            label={words.link}
            hint={words.linkHint}
            defaultValue={edited?.url}
            spellCheck={false}
            autoComplete="off"
            required
          />
          <fieldset className={site.choices}>
            <legend>{words.audioLabel}</legend>
            <Hint>{words.audioHint}</Hint>
            {(Object.keys(AUDIO_WORDS) as (keyof AudioFacts)[]).map((field) => (
              <Checkbox key={field} name={field} label={words.audio[field]} isOn={edited?.[field] ?? false} />
            ))}
          </fieldset>
          <DatedFields
            edited={edited && asChecked(edited, service.offersCheckedOn)}
            today={today}
            sourceHint={words.offerSourceHint}
            isSourceOptional
          />
          <div className={site.buttons}>
            <Submit intent="putOffer" look="outline">
              {adminSite.putInDraft}
            </Submit>
            {edited && (
              <Link className={buttonClass('quiet')} to={tab} preventScrollReset>
                {adminSubscriptions.cancel}
              </Link>
            )}
          </div>
        </AdminForm>
      )}
    </Panel>
  );
}
