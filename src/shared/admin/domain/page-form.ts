import { splitList } from './editing/pasted-lines.ts';
import type { FormMap } from './form-map.ts';

/** Ticked paths, and typed ones separated by white space. */
export function parseHiddenForm(form: FormMap): string[] {
  const ticked = [...form.keys()].flatMap((name) => /^path:(\/.*)$/.exec(name)?.[1] ?? []);
  const typed = splitList(form.get('others') ?? '', /\s+/);
  return [...ticked, ...typed];
}
