import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TOAST_REMOVED_AFTER_MS, TOAST_SHOWN_MS } from '#shared/domain/limits.ts';
import { createToastStore } from './toast-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const openOf = (store: ReturnType<typeof createToastStore>) =>
  store.list().flatMap(({ words, isOpen }) => (isOpen ? words : []));

test('only one toast is visible: the newest', () => {
  const store = createToastStore();
  for (const words of ['um', 'dois', 'três']) store.add(words);
  expect(openOf(store)).toEqual(['três']);
  expect(store.list()).toHaveLength(1);
});

test('one that informs goes by itself after six seconds, one that reports a failure stays', () => {
  const store = createToastStore();
  store.add('feito');
  vi.advanceTimersByTime(TOAST_SHOWN_MS - 1);
  expect(openOf(store)).toEqual(['feito']);
  vi.advanceTimersByTime(1);
  expect(openOf(store)).toEqual([]);
  store.add('falhou', 'failed');
  vi.advanceTimersByTime(60 * 60 * 1_000);
  expect(openOf(store)).toEqual(['falhou']);
});

test('a dismissed toast is out of sight at once and out of the page 1,000,000 ms later', () => {
  const store = createToastStore();
  const id = store.add('feito');
  store.dismiss(id);
  expect(openOf(store)).toEqual([]);
  vi.advanceTimersByTime(TOAST_REMOVED_AFTER_MS - 1);
  expect(store.list()).toHaveLength(1);
  // Dismissing is idempotent.
  store.dismiss(id);
  vi.advanceTimersByTime(1);
  expect(store.list()).toEqual([]);
});

test('an updated toast says the new words, for as long as a new one would', () => {
  const store = createToastStore();
  const id = store.add('enviando', 'done');
  vi.advanceTimersByTime(5_000);
  store.update(id, { words: 'enviado' });
  vi.advanceTimersByTime(5_000);
  expect(openOf(store)).toEqual(['enviado']);
  store.update(id, { words: 'não foi', kind: 'failed' });
  vi.advanceTimersByTime(TOAST_SHOWN_MS * 2);
  expect(openOf(store)).toEqual(['não foi']);
});

test('a toast with the pointer or the focus on it stays', () => {
  const store = createToastStore();
  const id = store.add('feito');
  store.hold(id);
  vi.advanceTimersByTime(TOAST_SHOWN_MS * 10);
  expect(openOf(store)).toEqual(['feito']);
  store.release(id);
  vi.advanceTimersByTime(TOAST_SHOWN_MS);
  expect(openOf(store)).toEqual([]);
});

test('a listener is notified of every change until it unsubscribes', () => {
  const store = createToastStore();
  const tell = vi.fn();
  const stop = store.listen(tell);
  const id = store.add('feito');
  store.dismiss(id);
  vi.advanceTimersByTime(TOAST_REMOVED_AFTER_MS);
  expect(tell).toHaveBeenCalledTimes(3);
  stop();
  store.add('outro');
  expect(tell).toHaveBeenCalledTimes(3);
});
