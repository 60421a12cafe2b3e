import { type KeyboardEvent, useRef } from 'react';
import styles from './tab-buttons.module.css';

interface TabButtonsProps<T extends string> {
  label: string;
  tabs: readonly { id: T; label: string }[];
  current: T;
  /** The id of the tabs' panel. */
  panelId: string;
  onChoose: (id: T) => void;
}

/** The next tab for each key; the arrow keys wrap around. */
const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Tabs within a dialog, which has no address; elsewhere tabs are links (`Tabs`). Only the selected one is a tab stop. */
export function TabButtons<T extends string>({ label, tabs, current, panelId, onChoose }: TabButtonsProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === current);
    const next = tabs[STEPS[event.key]?.(at, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onChoose(next.id);
    list.current?.querySelectorAll<HTMLButtonElement>('[role="tab"]')[tabs.indexOf(next)]?.focus();
  };

  return (
    <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${panelId}-${tab.id}`}
          aria-selected={tab.id === current}
          aria-controls={panelId}
          tabIndex={tab.id === current ? 0 : -1}
          className={styles.tab}
          onClick={() => onChoose(tab.id)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
