import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';

const DOWN: ReadonlySet<string> = new Set(['ArrowDown', 'j']);
const UP: ReadonlySet<string> = new Set(['ArrowUp', 'k']);

/**
 * Moves through rows by keyboard and selects ranges. The checkboxes belong to the form, so all of it works without script too; this
 * only counts and sets them.
 */
export function useRowKeys() {
  useStartByKey();
  const [selected, setSelected] = useState(0);
  const last = useRef(-1);

  const boxesOf = (inside: Element) => [
    ...(inside.closest('table')?.querySelectorAll<HTMLInputElement>('tbody input[type="checkbox"]') ?? []),
  ];
  const count = (boxes: readonly HTMLInputElement[]) => setSelected(boxes.filter((box) => box.checked).length);
  const setRun = (boxes: readonly HTMLInputElement[], from: number, to: number, isOn: boolean) => {
    const [first, end] = from < to ? [from, to] : [to, from];
    for (const box of boxes.slice(Math.max(0, first), end + 1)) box.checked = isOn;
  };

  return {
    selected,
    onBoxClick(event: MouseEvent<HTMLInputElement>) {
      const boxes = boxesOf(event.currentTarget);
      const place = boxes.indexOf(event.currentTarget);
      if (event.shiftKey && last.current >= 0) setRun(boxes, last.current, place, event.currentTarget.checked);
      last.current = place;
      count(boxes);
    },
    onAllChange(event: { currentTarget: HTMLInputElement }) {
      const boxes = boxesOf(event.currentTarget);
      setRun(boxes, 0, boxes.length - 1, event.currentTarget.checked);
      count(boxes);
    },
    onKeyDown(event: KeyboardEvent<HTMLTableSectionElement>) {
      if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return;
      const row = event.target.closest('tr');
      const rows = [...event.currentTarget.rows];
      const place = row ? rows.indexOf(row) : -1;
      if (place < 0) return;
      const step = DOWN.has(event.key) ? 1 : UP.has(event.key) ? -1 : 0;
      const boxes = boxesOf(event.currentTarget);
      if (step !== 0) {
        const next = rows[place + step];
        if (!next) return;
        event.preventDefault();
        if (event.shiftKey) setRun(boxes, place, place + step, true);
        next.querySelector<HTMLElement>('a')?.focus();
      } else if (event.key === 'x' || event.key === 'X') {
        event.preventDefault();
        const box = boxes[place];
        if (!box) return;
        if (event.shiftKey && last.current >= 0) setRun(boxes, last.current, place, true);
        else box.checked = !box.checked;
        last.current = place;
      } else return;
      count(boxes);
    },
  };
}

/** J and K work before a row has the focus: J goes to the first row, K to the last. Not inside text fields. */
function useStartByKey(): void {
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return;
      const body = document.querySelector('main tbody');
      if ((event.key !== 'j' && event.key !== 'k') || !body || document.querySelector('dialog[open]')) return;
      if (event.target instanceof Node && body.contains(event.target)) return;
      const row = event.key === 'j' ? body.firstElementChild : body.lastElementChild;
      row?.querySelector<HTMLElement>('a')?.focus();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}
