import { useHasEnded } from '../../../design/use-has-ended.ts';
import type { WatchView } from './watch-view.ts';

/** Without prices once the page is older than they are: it stayed open, or a cache had nothing else. */
export function useCurrentPrices(watch: WatchView): WatchView {
  return useHasEnded(watch.pricesUntil) ? withoutPrices(watch) : watch;
}

function withoutPrices(watch: WatchView): WatchView {
  const rows = watch.rows.filter(({ isChecked }) => !isChecked).map((row) => ({ ...row, price: '', plan: '' }));
  return { ...watch, rows, audio: [], includedIn: [], offersChecked: '', pricesChecked: '' };
}
