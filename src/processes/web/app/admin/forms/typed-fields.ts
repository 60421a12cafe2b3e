import type { LocalDraft } from './local-draft.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const NOT_FIELDS = new Set(['submit', 'button', 'reset', 'image', 'file', 'password']);
const TICKED = new Set(['checkbox', 'radio']);
/** Values of `autocomplete` for passwords, also while they are shown, and codes. */
const SECRET = /password|one-time-code/;

/**
 * What was typed into a form, read from its controls: no control has to report anything. A control counts once an event came from it; its
 * value before the first one is what it is compared with.
 */
export class TypedFields {
  private readonly given = new Map<string, string>();
  /** The only fields that count; all without it. */
  private readonly only: readonly string[] | undefined;

  constructor(only?: readonly string[]) {
    this.only = only;
  }

  /** Counts what was typed before script ran, or restored by the browser; controls that React drives agree with their default then. */
  open(form: HTMLFormElement): void {
    for (const [key, control] of this.list(form)) {
      if (control instanceof HTMLSelectElement) this.given.set(key, control.value);
      else if (valueOf(control) !== givenOf(control)) this.given.set(key, givenOf(control));
    }
  }

  /** Before a control handles its event: React changes the default of a control it drives afterwards. */
  touch(form: HTMLFormElement, target: Control): void {
    for (const [key, control] of this.list(form)) {
      // A press on one radio button changes its neighbours.
      const isTouched = control === target || (control.type === 'radio' && control.name === target.name);
      if (isTouched && !this.given.has(key)) this.given.set(key, givenOf(control));
    }
  }

  /** These values are saved; what was typed since is not. */
  settle(saved: LocalDraft['fields']): void {
    for (const [key, { value }] of Object.entries(saved)) if (this.given.has(key)) this.given.set(key, String(value));
  }

  /** The form was reset: its controls have their defaults again. */
  clear(): void {
    this.given.clear();
  }

  /** A form without a field for text never counts. */
  listChanged(form: HTMLFormElement): LocalDraft['fields'] {
    const controls = [...this.list(form)];
    if (!controls.some(([, control]) => isText(control))) return {};
    const changed = controls.filter(([key, control]) => {
      const given = this.given.get(key);
      return given !== undefined && given !== valueOf(control);
    });
    return Object.fromEntries(changed.map(([key, control]) => [key, { value: valueOf(control) }]));
  }

  findShown(form: HTMLFormElement, key: string): { value: string } | undefined {
    const control = this.list(form).get(key);
    return control && { value: valueOf(control) };
  }

  /** Puts values back as if they were typed, so that controls which React drives take them too. */
  put(form: HTMLFormElement, fields: LocalDraft['fields']): void {
    const controls = [...this.list(form)].filter(([key]) => Object.hasOwn(fields, key));
    for (const [key, control] of controls) type(control, String(fields[key]?.value));
    controls.find(([, control]) => isText(control) && control.type !== 'hidden')?.[1].focus();
  }

  /** The labels of these fields, as the page shows them. */
  listLabels(form: HTMLFormElement, keys: readonly string[]): string[] {
    const controls = this.list(form);
    const labels = keys.flatMap((key) => {
      const control = controls.get(key);
      return control ? labelOf(control) : [];
    });
    return [...new Set(labels)];
  }

  private list(form: HTMLFormElement): Map<string, Control> {
    const controls = new Map<string, Control>();
    for (const control of form.elements) {
      if (!isField(control) || (this.only && !this.only.includes(control.name))) continue;
      const name = TICKED.has(control.type) ? `${control.name}=${control.value}` : control.name;
      const before = [...controls.keys()].filter((key) => key === name || key.startsWith(`${name}#`)).length;
      controls.set(before === 0 ? name : `${name}#${before}`, control);
    }
    return controls;
  }
}

function isField(control: Element): control is Control {
  if (control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement) return control.name !== '';
  if (!(control instanceof HTMLInputElement) || control.name === '' || NOT_FIELDS.has(control.type)) return false;
  // A hidden field counts if it has the text of an editor that is no control: then it says with what it began.
  return control.type === 'hidden' ? control.dataset.given !== undefined : !SECRET.test(control.autocomplete);
}

function isText(control: Control): boolean {
  return !(control instanceof HTMLSelectElement) && !TICKED.has(control.type);
}

function valueOf(control: Control): string {
  if (control instanceof HTMLInputElement && TICKED.has(control.type)) return control.checked ? '1' : '';
  return control.value;
}

function givenOf(control: Control): string {
  if (control instanceof HTMLSelectElement)
    return ([...control.options].find((option) => option.defaultSelected) ?? control.options[0])?.value ?? '';
  if (control instanceof HTMLInputElement && TICKED.has(control.type)) return control.defaultChecked ? '1' : '';
  return control.dataset.given ?? control.defaultValue;
}

function type(control: Control, value: string): void {
  if (control instanceof HTMLInputElement && TICKED.has(control.type)) {
    if (valueOf(control) !== value && (control.type === 'checkbox' || value === '1')) control.click();
    return;
  }
  // React replaces the setter of the element itself to notice its own writes.
  const prototype = Object.getPrototypeOf(control) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  const event = control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(event, { bubbles: true }));
}

function labelOf(control: Control): string[] {
  const named = control.getAttribute('aria-labelledby')?.split(' ')[0];
  const label = control.labels?.[0] ?? (named ? document.getElementById(named) : undefined);
  const text = (control.getAttribute('aria-label') ?? label?.textContent ?? '').trim();
  return text ? [text] : [];
}
