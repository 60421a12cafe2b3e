import { useSyncExternalStore } from 'react';
import { DATA_SAVER_PATH } from '#shared/domain/site/data-saver.ts';
import { onStorageChange, readStorage, removeStorage, writeStorage } from '../consent/browser-storage.ts';

const KEY = 'economia';

/** Chromium's Network Information API; other browsers do not have it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

export function readConnection(): Connection {
  return (navigator as { connection?: Connection }).connection ?? {};
}

/** Whether the browser's own setting already asks for smaller pictures. */
export function doesBrowserSave(): boolean {
  return readConnection().saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches;
}

export function isSavingData(): boolean {
  return doesBrowserSave() || readStorage('local', KEY) !== undefined;
}

/** The visitor's choice on this site. */
export function useDataSaver(): boolean {
  return useSyncExternalStore(
    (notify) => onStorageChange(KEY, notify),
    () => readStorage('local', KEY) !== undefined,
    () => false,
  );
}

/** Pages are cached for everybody, so the choice is applied in the browser: by a service worker that only these visitors have. */
export async function saveData(isOn: boolean): Promise<void> {
  if (isOn) writeStorage('local', KEY, 'sim');
  else removeStorage('local', KEY);
  if (isOn) await navigator.serviceWorker.register(DATA_SAVER_PATH);
  else await (await navigator.serviceWorker.getRegistration())?.unregister();
}
