import { TOAST_REMOVED_AFTER_MS, TOAST_SHOWN_MS, TOASTS_VISIBLE } from '#shared/domain/limits.ts';

export type ToastKind = 'done' | 'failed';

export interface ToastAction {
  label: string;
  onPress: () => void;
}

export interface Toast {
  id: number;
  words: string;
  kind: ToastKind;
  /** A dismissed toast is hidden at once and removed from the page later. */
  isOpen: boolean;
  action?: ToastAction | undefined;
}

/** Toasts can be added, updated, dismissed and removed (docs/evidence/spec-coverage.md). One store per page, for all components. */
export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();

  const set = (next: readonly Toast[]) => {
    toasts = next;
    for (const tell of listeners) tell();
  };
  const later = (id: number, ms: number, run: () => void) => {
    clearTimeout(timers.get(id));
    timers.set(id, setTimeout(run, ms));
  };
  const remove = (id: number) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
    set(toasts.filter((toast) => toast.id !== id));
  };
  const dismiss = (id: number) => {
    if (!toasts.some((toast) => toast.id === id && toast.isOpen)) return;
    later(id, TOAST_REMOVED_AFTER_MS, () => remove(id));
    set(toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)));
  };
  /** Starts the timer again after the pointer or the focus has left: `hold` stops it while the toast is read. */
  const release = (id: number) => {
    if (toasts.some((toast) => toast.id === id && toast.isOpen && toast.kind === 'done')) {
      later(id, TOAST_SHOWN_MS, () => dismiss(id));
    }
  };
  const hold = (id: number) => {
    if (toasts.some((toast) => toast.id === id && toast.isOpen)) clearTimeout(timers.get(id));
  };

  return {
    list: () => toasts,
    listen(tell: () => void) {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
    /** Only the newest is visible; older ones are removed at once. */
    add(words: string, kind: ToastKind = 'done', action?: ToastAction): number {
      lastId += 1;
      const id = lastId;
      for (const old of toasts.slice(TOASTS_VISIBLE - 1)) remove(old.id);
      set([{ id, words, kind, isOpen: true, action }, ...toasts]);
      release(id);
      return id;
    },
    update(id: number, change: Partial<Pick<Toast, 'words' | 'kind'>>) {
      hold(id);
      set(toasts.map((toast) => (toast.id === id ? { ...toast, ...change } : toast)));
      release(id);
    },
    dismiss,
    hold,
    release,
  };
}

export const toastStore = createToastStore();
