import type { Location } from 'react-router';
import { type LocalDraft, saveLocalDraft } from './local-draft.ts';

/** Text that the server does not have: of a form, a draft or a list. */
export interface UnsavedForm {
  isUnsaved: () => boolean;
  /** Whether the page does not show it any more after this navigation. */
  isLostBy: (from: Location, to: Location) => boolean;
  /** The labels of its fields. */
  describe: () => string[];
  save?: () => void;
  isSaving?: () => boolean;
  /** Stores the text in this browser; false if it cannot. */
  keep: () => boolean;
  discard: () => void;
  /** Of a form: its element, which events of controls belong to. */
  form?: OpenForm;
}

interface OpenForm {
  find: () => HTMLFormElement | null;
  /** Before this control handles an event. */
  notice: (control: Control) => void;
  reset: () => void;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A form that was sent and has no answer yet. */
interface Sent {
  fields: LocalDraft['fields'];
  /** The page's answer before, to recognise the new one. */
  before: unknown;
  intents: readonly string[];
  /** Something else is saved first. */
  isLater: boolean;
  /** The action has answered; the page it leads to is being loaded. */
  isAnswered: boolean;
}

export class UnsavedRegistry {
  private readonly forms = new Map<string, UnsavedForm>();
  /** By key of their texts in this browser. */
  private readonly sent = new Map<string, Sent>();
  private readonly listeners = new Set<() => void>();
  private changes = 0;

  set(id: string, form: UnsavedForm): void {
    this.forms.set(id, form);
    this.notify();
  }

  delete(id: string): void {
    this.forms.delete(id);
    this.notify();
  }

  list(): UnsavedForm[] {
    return [...this.forms.values()];
  }

  /** An event of any control, or the reset of any form. */
  notice(target: EventTarget | null): void {
    if (target instanceof HTMLFormElement) this.find(target)?.reset();
    else if (isControl(target)) this.find(target.form)?.notice(target);
  }

  private find(element: HTMLFormElement | null): OpenForm | undefined {
    return element ? this.list().find(({ form }) => form?.find() === element)?.form : undefined;
  }

  send(key: string, sent: Sent): void {
    this.sent.set(key, sent);
  }

  isSent(key: string): boolean {
    return this.sent.has(key);
  }

  takeSent(key: string): Sent | undefined {
    const sent = this.sent.get(key);
    if (!sent || (sent.isLater && !sent.isAnswered)) return undefined;
    this.sent.delete(key);
    return sent;
  }

  answerSent(intent: unknown): void {
    for (const sent of this.sent.values()) if (sent.intents.some((each) => each === intent)) sent.isAnswered = true;
  }

  /** Forms still on the page took theirs before. */
  endSent(isSaved: boolean): void {
    for (const [key, { isAnswered, isLater }] of this.sent) {
      if (isSaved && isAnswered) saveLocalDraft(key, {}, 0);
      if (isAnswered || !isLater) this.sent.delete(key);
    }
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  version = () => this.changes;

  private notify(): void {
    this.changes += 1;
    for (const listener of this.listeners) listener();
  }
}

function isControl(target: EventTarget | null): target is Control {
  return [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].some((kind) => target instanceof kind);
}
