import { type ComponentType, lazy, type MouseEvent, useEffect, useRef, useState } from 'react';
import { missingPart } from '#shared/text/ui.ts';
import { toastStore } from './dialogs/toast-store.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A part with a file of its own, inside a `Suspense`. In a tab that is older than the release its file may be gone: then the promise stays
 * pending, so the fallback stays, or the HTML of the server, instead of the route's error page.
 */
export function lazyPart<Props>(load: Load<Props>) {
  return lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => new Promise<never>(() => undefined),
    ),
  );
}

/**
 * A part that a press opens. If its file does not arrive, the page stays and a message offers to load it again; the second message
 * offers to reload the page, because after a release the file is gone for good.
 */
export function useOpenedPart<Props>(load: Load<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const visit = useRef({ isOver: false, toast: 0, opener: null as Element | null });

  useEffect(() => {
    const { current } = visit;
    current.isOver = false;
    return () => {
      current.isOver = true;
      toastStore.dismiss(current.toast);
    };
  }, []);

  const ask = (wasMissing: boolean) => {
    const { current } = visit;
    toastStore.dismiss(current.toast);
    // Closing a dialog returns the focus to the focused element, and Safari does not focus a clicked button.
    if (current.opener instanceof HTMLElement) current.opener.focus({ preventScroll: true });
    load().then(
      (Loaded) => setPart(() => Loaded),
      () => {
        if (!current.isOver) current.toast = wasMissing ? offerReload() : offerRetry(() => ask(true));
      },
    );
  };

  return {
    Part,
    close: () => setPart(undefined),
    open: (event?: MouseEvent<HTMLElement>) => {
      event?.preventDefault();
      visit.current.opener = event?.currentTarget ?? document.activeElement;
      ask(false);
    },
  };
}

const offerRetry = (onPress: () => void) =>
  toastStore.add(missingPart.failed, 'failed', { label: missingPart.retry, onPress });

const offerReload = () =>
  toastStore.add(missingPart.outdated, 'failed', {
    label: missingPart.reload,
    onPress: () => window.location.reload(),
  });
