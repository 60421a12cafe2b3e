import type { FormMap } from './editing/field-form.ts';

/** Ticked paths, and typed ones separated by white space. */
export function parseHiddenForm(form: FormMap): string[] {
  const ticked = [...form.keys()].flatMap((name) => /^path:(\/.*)$/.exec(name)?.[1] ?? []);
  const typed = (form.get('others') ?? '').split(/\s+/).filter(Boolean);
  return [...ticked, ...typed];
}
