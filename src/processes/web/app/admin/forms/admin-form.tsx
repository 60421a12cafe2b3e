import { type FormEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Form, useActionData } from 'react-router';
import { admin } from '#shared/admin/text/admin.ts';
import { type Outcome, refusedOf } from '../outcome.ts';
import { KeptNotice } from './kept-notice.tsx';
import { Notice } from './notice.tsx';
import { RefusedContext } from './refused.ts';
import { useTypedForm } from './use-typed-form.ts';

interface AdminFormProps {
  /** Several if its buttons say which: each is named `intent` then. */
  intent: string | readonly string[];
  /** Identifies the form among several of its kind: sent along, and compared with the answer. */
  about?: { name: string; value: string };
  className?: string | undefined;
  /** Another page's action. */
  action?: string;
  /** The page shows the result itself. */
  isQuiet?: boolean;
  /** For forms with fields outside the form element. */
  id?: string;
  /** The form sends a file. */
  hasFile?: boolean;
  isScrollKept?: boolean;
  /** See `TypedFormOptions`. */
  parameters?: readonly string[];
  trials?: readonly string[];
  /** The only fields whose text is guarded; all without it. */
  only?: readonly string[];
  /** If it prevents the default it has taken the text, or sends it later: `isSentLater`. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  isSentLater?: boolean;
  onChange?: () => void;
  children?: ReactNode;
}

/**
 * An admin form; its fields read by context what was refused. It works without script. With script, the first invalid field gets the focus,
 * and typed text is not lost: leaving the page asks, and this browser keeps what the server has not taken.
 */
export function AdminForm({ intent, about, className, isQuiet = false, children, ...props }: AdminFormProps) {
  const { action, id, hasFile = false, isScrollKept = hasFile, onSubmit, onChange } = props;
  const { parameters, trials, only, isSentLater = false } = props;
  const form = useRef<HTMLFormElement>(null);
  const intents = useMemo(() => (typeof intent === 'string' ? [intent] : intent), [intent]);
  const answer = useActionData<Outcome>();
  const isOwn = answer && intents.includes(answer.intent) && (!about || answer.values?.[about.name] === about.value);
  const refused = isOwn ? refusedOf(answer) : undefined;
  const typed = useTypedForm(form, { intents, about: about?.value, parameters, trials, only });

  useEffect(() => {
    if (!refused) return;
    const controls = [...(form.current?.elements ?? [])].filter((control) => control instanceof HTMLElement);
    controls.find((control) => control.getAttribute('aria-invalid') === 'true')?.focus();
  }, [refused]);

  return (
    <Form
      method="post"
      ref={form}
      className={className}
      onSubmit={(event) => {
        onSubmit?.(event);
        if (isSentLater || !event.defaultPrevented) typed.send(isSentLater);
        else typed.handOver();
      }}
      {...(onChange && { onChange })}
      {...(action && { action })}
      {...(id && { id })}
      {...(hasFile && { encType: 'multipart/form-data' as const })}
      {...(isScrollKept && { preventScrollReset: true })}
    >
      {typeof intent === 'string' && <input type="hidden" name="intent" value={intent} />}
      {about && <input type="hidden" name={about.name} value={about.value} />}
      <KeptNotice copy={typed.copy} describe={typed.describeOffered} />
      {isOwn && !isQuiet && <FormNotice outcome={answer} />}
      <RefusedContext value={refused}>{children}</RefusedContext>
    </Form>
  );
}

function FormNotice({ outcome: { notice, problem, fields } }: { outcome: Outcome }) {
  if (problem) return <Notice kind="error">{problem}</Notice>;
  if (fields && Object.keys(fields).length > 1) return <Notice kind="error">{admin.problems}</Notice>;
  return notice ? <Notice kind="ok">{notice}</Notice> : null;
}
