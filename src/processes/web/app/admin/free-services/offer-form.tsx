import { Link } from 'react-router';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import type { OfferLine } from '#shared/admin/domain/subscriptions/free-service-screens.ts';
import { adminFreeServices } from '#shared/admin/text/free-services.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { AUDIO_WORDS, type AudioFacts, listHostsOf } from '#shared/domain/subscriptions/free-services.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Checkbox, Field } from '../forms/field.tsx';
import { buttonClass, Submit } from '../forms/submit.tsx';
import { useSuccesses } from '../forms/use-successes.ts';
import { Hint, Panel } from '../frame/panel.tsx';
import { outcomeOf } from '../outcome.ts';
import site from '../site/site.module.css';
import { DatedFields, SeenFields } from '../subscriptions/dated-fields.tsx';
import type { FreeOffersPageProps } from './page-props.ts';

const PARAMETERS = ['editar'];
const words = adminFreeServices;

/** One title on the service. The title of an entered offer stays. */
export function OfferForm({ service, edited, today, outcome }: FreeOffersPageProps) {
  const { times } = useSuccesses(outcomeOf(outcome, 'saveOffer'));
  const [host = ''] = listHostsOf(service.url);
  return (
    <Panel title={edited ? words.editOffer(edited.name) : words.newOffer}>
      <AdminForm intent="saveOffer" isQuiet key={times} parameters={PARAMETERS}>
        <SeenFields edited={edited} />
        {edited ? (
          <input type="hidden" name="title" value={`https://www.themoviedb.org/${toTmdbPage(edited)}`} />
        ) : (
          <Field
            name="title"
            label={words.titleColumn}
            hint={words.titleHint}
            autoComplete="off"
            spellCheck={false}
            required
          />
        )}
        <OfferInputs {...{ edited, today }} linkHint={words.linkHint(host)} />
        <div className={site.buttons}>
          <Submit intent="saveOffer">{adminSubscriptions.publish}</Submit>
          {edited && (
            <Link className={buttonClass('quiet')} to={adminPaths.freeOffers(service.id)}>
              {adminSubscriptions.cancel}
            </Link>
          )}
        </div>
      </AdminForm>
    </Panel>
  );
}

const toTmdbPage = ({ titleKind, titleId }: NonNullable<FreeOffersPageProps['edited']>) =>
  `${titleKind === 'movie' ? 'movie' : 'tv'}/${titleId}`;

interface OfferInputsProps {
  edited: OfferLine | undefined;
  today: string;
  linkHint: string;
}

/** Link, audio, source and dates; the form names title and service. */
export function OfferInputs({ edited, today, linkHint }: OfferInputsProps) {
  return (
    <>
      <Field
        name="link"
        type="url"
        label={words.link}
        hint={linkHint}
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
      <DatedFields {...{ edited, today }} sourceHint={words.offerSourceHint} isSourceOptional />
    </>
  );
}
