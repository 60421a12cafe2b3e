import { type RefObject, useEffect, useId, useMemo, useRef } from 'react';
import { type Location, useActionData, useLocation, useNavigation } from 'react-router';
import type { Outcome } from '../outcome.ts';
import { keyOfForm } from './local-draft.ts';
import { TypedFields } from './typed-fields.ts';
import { useUnsaved } from './unsaved-forms.tsx';
import { type LocalCopy, useLocalDraft } from './use-local-draft.ts';

export interface TypedFormOptions {
  intents: readonly string[];
  /** What the form is about, if the page has several of its kind. */
  about: string | undefined;
  /** Parameters of the address that say what the form is about; a navigation that changes no other keeps the form. */
  parameters?: readonly string[] | undefined;
  /** Intents that check the text and save nothing. */
  trials?: readonly string[] | undefined;
  /** The only fields that count; all without it. */
  only?: readonly string[] | undefined;
}

export interface TypedForm {
  copy: LocalCopy;
  /** The labels of the offered fields. */
  describeOffered: () => string;
  /** The form is being sent, or will be once something else is saved. */
  send: (isLater: boolean) => void;
  /** The page has taken the text. */
  handOver: () => void;
}

/** Guards what is typed into a form, and stores it in this browser until the server has taken it. */
export function useTypedForm(form: RefObject<HTMLFormElement | null>, options: TypedFormOptions): TypedForm {
  const { intents, about = '', only } = options;
  const [id, unsaved] = [useId(), useUnsaved()];
  const registry = unsaved?.registry;
  const { pathname, search } = useLocation();
  const [answer, { state }] = [useActionData<Answer>(), useNavigation()];
  const fields = useMemo(() => new TypedFields(only), [only]);
  const isSender = useRef(false);

  const parameters = options.parameters?.join('&') ?? '';
  const trials = options.trials?.join('&') ?? '';
  const identity = [intents.join('+'), about, readParameters(search, parameters)];
  const key = unsaved ? keyOfForm(unsaved.memberId, pathname, identity) : undefined;
  const copy = useLocalDraft(key, {
    listUnsaved: () => (form.current ? fields.listChanged(form.current) : {}),
    findShown: (field) => (form.current ? fields.findShown(form.current, field) : undefined),
    put(kept) {
      if (form.current) fields.put(form.current, kept);
    },
  });
  const { offered, note, flush, forget, discard } = copy;

  useEffect(() => {
    if (form.current) fields.open(form.current);
  }, [form, fields]);

  useEffect(() => {
    if (!registry || key === undefined) return;
    const listUnsaved = () => Object.keys(form.current ? fields.listChanged(form.current) : {});
    registry.set(id, {
      isUnsaved: () => !registry.isSent(key) && listUnsaved().length > 0,
      isLostBy: (from, to) => placeOf(from, parameters) !== placeOf(to, parameters),
      describe: () => (form.current ? fields.listLabels(form.current, listUnsaved()) : []),
      keep() {
        note();
        return flush();
      },
      discard,
      form: {
        find: () => form.current,
        notice(control) {
          if (form.current) fields.touch(form.current, control);
          note();
        },
        reset: () => fields.clear(),
      },
    });
    return () => registry.delete(id);
  }, [registry, key, id, form, fields, parameters, note, flush, discard]);

  useEffect(() => {
    const sent = registry && key !== undefined && state === 'idle' ? registry.takeSent(key) : undefined;
    if (!sent) return;
    const isOwn = answer !== undefined && answer !== sent.before && intents.includes(answer.intent);
    // After a redirect there is no answer.
    const isSaved = isOwn ? isTaken(answer, trials) : sent.isAnswered && answer === undefined;
    if (isSaved && isSender.current) fields.settle(sent.fields);
    if (isSaved) forget();
    isSender.current = false;
  }, [registry, key, state, answer, intents, trials, fields, forget]);

  return {
    copy,
    describeOffered: () =>
      form.current ? fields.listLabels(form.current, Object.keys(offered?.fields ?? {})).join(', ') : '',
    send(isLater) {
      if (!registry || key === undefined || !form.current) return;
      const changed = fields.listChanged(form.current);
      if (Object.keys(changed).length === 0) return;
      note();
      flush();
      isSender.current = true;
      registry.send(key, { fields: changed, before: answer, intents, isLater, isAnswered: false });
    },
    handOver() {
      if (form.current) fields.settle(fields.listChanged(form.current));
      forget();
    },
  };
}

/** Of an edit screen also the fields that another editor saved first. */
type Answer = Outcome & { clashes?: readonly unknown[] };

/** Nothing was refused, and the intent saves. */
function isTaken({ intent, problem, fields = {}, clashes = [], isAway }: Answer, trials: string): boolean {
  const isRefused = problem !== undefined || Object.keys(fields).length > 0 || clashes.length > 0;
  return !isRefused && isAway === undefined && !trials.split('&').includes(intent);
}

function placeOf({ pathname, search }: Location, parameters: string): string {
  return `${pathname}?${readParameters(search, parameters)}`;
}

function readParameters(search: string, parameters: string): string {
  const given = new URLSearchParams(search);
  return parameters
    .split('&')
    .map((name) => given.get(name) ?? '')
    .join('&');
}
