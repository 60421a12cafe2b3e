import { useState } from 'react';
import { Link, useNavigation } from 'react-router';
import { redirectsPath } from '#shared/admin/domain/paths.ts';
import type { RedirectLine, RedirectPreview, RedirectVersion } from '#shared/admin/domain/site-screens.ts';
import { adminRedirects } from '#shared/admin/text/redirects.ts';
import { REDIRECT_CODES } from '#shared/domain/site/redirect-path.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Checkbox, Field } from '../forms/field.tsx';
import { Notice } from '../forms/notice.tsx';
import { buttonClass } from '../forms/submit.tsx';
import { useSuccesses } from '../forms/use-successes.ts';
import { WriteButton } from '../forms/write-button.tsx';
import { Panel } from '../frame/panel.tsx';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { describePreview } from './describe-redirect.ts';
import styles from './site.module.css';

const words = adminRedirects;
const INTENTS = { change: ['change', 'preview'], create: ['create', 'preview'] } as const;
const TRIALS = ['preview'];
const PARAMETERS = ['editar', 'de', 'versao'];

/** What a redirect would do; nothing was published. */
export type RedirectOutcome = Outcome & { redirect?: RedirectPreview };

interface RedirectFormProps {
  edited: RedirectLine | undefined;
  /** A former version, whose values the form offers. */
  chosen: RedirectVersion | undefined;
  /** The address chosen in the list of missing pages. */
  from: string;
  outcome: RedirectOutcome | undefined;
}

/** Starts again after each publication, and only then: other actions of the page leave the typed text alone. */
export function RedirectForm(props: RedirectFormProps) {
  const intent = props.edited ? 'change' : 'create';
  const own = outcomeOf(props.outcome, intent) ?? outcomeOf(props.outcome, 'preview');
  const done = useSuccesses(own);
  return <TypedForm {...props} key={done.times} intent={intent} own={own} isDone={done.last !== undefined} />;
}

interface TypedFormProps extends RedirectFormProps {
  intent: 'change' | 'create';
  own: RedirectOutcome | undefined;
  isDone: boolean;
}

function TypedForm({ edited, chosen, from, intent, own, isDone }: TypedFormProps) {
  // The answer that the typed values are newer than.
  const [outdated, setOutdated] = useState<RedirectOutcome>();
  // The typed values are shown again only if nothing was published.
  const refused = own && !own.notice ? own : undefined;
  const preview = refused && refused !== outdated ? refused.redirect : undefined;
  // After a redirect was created the form starts empty.
  const wanted = isDone ? '' : from;
  const offered = isDone ? edited : (chosen ?? edited);
  const code = refused?.values?.code ?? String(offered?.code ?? 301);

  return (
    <Panel title={edited ? words.changeTitle(edited.from) : words.newTitle}>
      {chosen && !isDone && <Notice kind="warn">{words.isVersion(chosen.number)}</Notice>}
      <AdminForm
        intent={INTENTS[intent]}
        isQuiet
        parameters={PARAMETERS}
        trials={TRIALS}
        onChange={() => setOutdated(own)}
      >
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
          defaultValue={offered?.from ?? wanted}
          spellCheck={false}
          autoComplete="off"
          required
        />
        <Field
          name="to"
          label={words.to}
          hint={words.toHint}
          defaultValue={offered?.to ?? ''}
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
          isOn={refused ? refused.values?.isOverPage === '1' : (offered?.isOverPage ?? false)}
        />
        {preview && (
          <div className={styles.below}>
            <Notice kind="ok">{describePreview(preview)}</Notice>
          </div>
        )}
        <div className={styles.buttons}>
          {/* First, so that Enter in a field publishes nothing. */}
          <Send intent="preview" look="outline" label={words.preview} />
          <Send intent={intent} look="primary" label={words.publish} />
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

/** While the form is sent, a second press does nothing. */
function Send({ intent, look, label }: { intent: string; look: 'primary' | 'outline'; label: string }) {
  const isSending = useNavigation().formData !== undefined;
  return (
    <WriteButton
      name="intent"
      value={intent}
      className={buttonClass(look)}
      aria-disabled={isSending || undefined}
      onClick={(event) => {
        if (isSending) event.preventDefault();
      }}
    >
      {label}
    </WriteButton>
  );
}
