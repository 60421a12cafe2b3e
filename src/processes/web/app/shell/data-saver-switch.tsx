import { useEffect } from 'react';
import { shell } from '#shared/text/shell.ts';
import { Switch } from '../design/switch.tsx';
import { doesBrowserSave, saveData, useDataSaver } from './data-saver.ts';

/** In the footer, with script only. Browsers without service workers, and those that save data by themselves, have no switch. */
export function DataSaverSwitch() {
  const isOn = useDataSaver();
  // Registered again at each visit: browsers may remove a worker and keep the choice.
  useEffect(() => {
    if (isOn) void saveData(true).catch(() => undefined);
  }, [isOn]);
  if (!('serviceWorker' in navigator)) return null;
  if (doesBrowserSave()) return <span>{shell.browserSavesData}</span>;
  return <Switch isOn={isOn} label={shell.saveData} onToggle={() => void saveData(!isOn).catch(() => undefined)} />;
}
