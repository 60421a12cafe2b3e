import type { FreeFacts } from '#shared/contract/subscriptions.ts';
import { FREE_WITH_ADS_IDS, isOwnService } from '#shared/domain/titles/watch-services.ts';
import { servicesSheet } from '#shared/text/platforms/services-sheet.ts';

type Asked = Pick<FreeFacts, 'asks' | 'asks_label' | 'has_ads'>;

interface Group<P> {
  name: string;
  services: (P & { line: string })[];
}

/** Subscriptions, then what costs nothing with what it asks. `described` has what editors described lately, by the platform's id. */
export function groupServices<P extends { id: number }>(
  platforms: readonly P[],
  described: ReadonlyMap<number, Asked>,
): Group<P>[] {
  const isFree = ({ id }: P) => isOwnService(id) || FREE_WITH_ADS_IDS.includes(id);
  const paid = platforms.filter((platform) => !isFree(platform)).map((platform) => ({ ...platform, line: '' }));
  const free = platforms
    .filter(isFree)
    .map((platform) => ({ ...platform, line: sayWhatItAsks(platform.id, described.get(platform.id)) }));
  return [
    { name: servicesSheet.paid, services: paid },
    { name: servicesSheet.free, services: free },
  ].filter(({ services }) => services.length > 0);
}

function sayWhatItAsks(id: number, asked: Asked | undefined): string {
  if (!asked) return isOwnService(id) ? '' : servicesSheet.withAds;
  if (asked.asks !== 'nothing') return asked.asks_label.charAt(0).toLowerCase() + asked.asks_label.slice(1);
  return asked.has_ads ? servicesSheet.withAds : servicesSheet.asksNothing;
}
