import { type ReactNode, useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { admin } from '#shared/admin/text/admin.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { Notice } from './notice.tsx';

interface AdminFormProps {
  intent: string;
  outcome: Outcome | undefined;
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
  children: ReactNode;
}

/** An admin form. It works without script; with script, the first invalid field gets the focus. */
export function AdminForm({ intent, outcome, about, className, isQuiet = false, children, ...sent }: AdminFormProps) {
  const { action, id, hasFile = false } = sent;
  const form = useRef<HTMLFormElement>(null);
  const own = outcomeOf(outcome, intent);
  const isOwn = own && (!about || own.values?.[about.name] === about.value);
  const wrong = isOwn ? own.fields : undefined;

  useEffect(() => {
    if (wrong && Object.keys(wrong).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong]);

  return (
    <Form
      method="post"
      ref={form}
      className={className}
      {...(action && { action })}
      {...(id && { id })}
      {...(hasFile && { encType: 'multipart/form-data' as const, preventScrollReset: true })}
    >
      <input type="hidden" name="intent" value={intent} />
      {about && <input type="hidden" name={about.name} value={about.value} />}
      {isOwn && !isQuiet && <FormNotice outcome={own} />}
      {children}
    </Form>
  );
}

function FormNotice({ outcome: { notice, problem, fields } }: { outcome: Outcome }) {
  if (problem) return <Notice kind="error">{problem}</Notice>;
  if (fields && Object.keys(fields).length > 1) return <Notice kind="error">{admin.problems}</Notice>;
  return notice ? <Notice kind="ok">{notice}</Notice> : null;
}

/** Whether a form with this intent is being submitted. */
export function useIsSending(intent: string): boolean {
  const { formData } = useNavigation();
  return formData?.get('intent') === intent;
}
