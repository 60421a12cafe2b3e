import { Link } from 'react-router';
import { redirectsPath } from '#shared/admin/domain/paths.ts';
import type { RedirectLine } from '#shared/admin/domain/site-screens.ts';
import { adminRedirects } from '#shared/admin/text/redirects.ts';
import { REDIRECT_CODES } from '#shared/domain/site/redirect-path.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Checkbox, Field } from '../forms/field.tsx';
import { buttonClass, Submit } from '../forms/submit.tsx';
import { Panel } from '../frame/panel.tsx';
import { type Outcome, outcomeOf } from '../outcome.ts';
import styles from './site.module.css';

const words = adminRedirects;

interface RedirectFormProps {
  edited: RedirectLine | undefined;
  /** The address chosen in the list of missing pages. */
  from: string;
  outcome: Outcome | undefined;
}

export function RedirectForm({ edited, from, outcome }: RedirectFormProps) {
  const intent = edited ? 'change' : 'create';
  const own = outcomeOf(outcome, intent);
  // The typed values are shown again only if they were refused.
  const refused = own && !own.notice ? own : undefined;
  // After a redirect was created the form starts empty.
  const wanted = own?.notice ? '' : from;
  const code = refused?.values?.code ?? String(edited?.code ?? 301);
  return (
    <Panel title={edited ? words.changeTitle(edited.from) : words.newTitle}>
      <AdminForm intent={intent} outcome={outcome} isQuiet key={own?.notice ? 'done' : 'open'}>
        {edited && (
          <>
            <input type="hidden" name="redirect" value={edited.id} />
            <input type="hidden" name="version" value={edited.version} />
          </>
        )}
        <Field
          name="from"
          label={words.from}
          hint={words.fromHint}
          outcome={refused}
          defaultValue={edited?.from ?? wanted}
          spellCheck={false}
          autoComplete="off"
          required
        />
        <Field
          name="to"
          label={words.to}
          hint={words.toHint}
          outcome={refused}
          defaultValue={edited?.to ?? ''}
          spellCheck={false}
          autoComplete="off"
          autoFocus={wanted !== '' && !edited}
        />
        <fieldset className={styles.choices}>
          <legend>{words.code}</legend>
          {REDIRECT_CODES.map((each) => (
            <label key={each}>
              <input type="radio" name="code" value={each} defaultChecked={String(each) === code} />
              {words.codes[each]}
            </label>
          ))}
        </fieldset>
        <Checkbox
          name="isOverPage"
          label={words.isOverPage}
          isOn={refused ? refused.values?.isOverPage === '1' : (edited?.isOverPage ?? false)}
        />
        <div className={styles.buttons}>
          <Submit intent={intent}>{edited ? words.change : words.create}</Submit>
          {(edited || wanted) && (
            <Link className={buttonClass('quiet')} to={redirectsPath()}>
              {words.cancel}
            </Link>
          )}
        </div>
      </AdminForm>
    </Panel>
  );
}
