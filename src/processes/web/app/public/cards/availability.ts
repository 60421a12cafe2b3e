import type { CardAvailability, CardProvider } from '#shared/contract/common.ts';
import { formatDayMonth, formatSpokenDate } from '#shared/domain/format.ts';
import { describeWatchService } from '#shared/domain/titles/watch-services.ts';
import { availabilityWords as words } from '#shared/text/titles/title-words.ts';

/** What a card says about where its title is. */
export interface Availability {
  services: readonly LineService[];
  /** "aluguel", "nos cinemas"; empty for a subscription. */
  word: string;
  tone: 'service' | 'cinema' | 'opening' | 'none';
  /** All of it, for screen readers. */
  spoken: string;
}

export interface LineService {
  name: string;
  brand: string;
  abbreviation: string;
  logo: string | null;
  /** One of the visitor's. */
  isOwn: boolean;
}

/**
 * One kind of offer: the best of the visitor's own services, else the best of all (the first). In it, own services come first. A
 * film in cinemas says so before a shop does. `null` if the builder of the card did not know.
 */
export function describeAvailability(card: CardAvailability, own: readonly string[]): Availability | null {
  const { providers, in_cinemas_since, opens_on } = card;
  if (!providers) return null;
  const isOwn = ({ slug }: CardProvider) => slug !== null && own.includes(slug);
  const { kind } = providers.find(isOwn) ?? providers[0] ?? {};
  if (in_cinemas_since !== undefined && (!kind || kind === 'rent' || kind === 'buy')) {
    return { services: [], word: words.inCinemas, tone: 'cinema', spoken: words.inCinemas };
  }
  if (kind) {
    const offered = providers.filter((provider) => provider.kind === kind);
    const [mine, others] = [offered.filter(isOwn), offered.filter((provider) => !isOwn(provider))];
    const word = words.kinds[kind];
    return {
      services: [...mine.map((each) => toService(each, true)), ...others.map((each) => toService(each, false))],
      word,
      tone: 'service',
      spoken: words.spoken(word, mine.map(toNamed), others.map(toNamed)),
    };
  }
  if (opens_on) return { services: [], tone: 'opening', ...toOpening(opens_on) };
  return { services: [], word: words.none, tone: 'none', spoken: words.none };
}

/** In a list by day: when a film opened or will open, whatever else is known. `null` without a day. */
export function describeDay({ in_cinemas_since: since, opens_on }: CardAvailability): Availability | null {
  if (since) {
    const spoken = words.sinceSpoken(formatSpokenDate(since));
    return { services: [], word: words.since(formatDayMonth(since)), tone: 'cinema', spoken };
  }
  return opens_on ? { services: [], tone: 'opening', ...toOpening(opens_on) } : null;
}

/** A series that no service has is named with its channel. */
export function describeChannel(known: Availability | null, network: string | null): Availability | null {
  return known?.tone === 'none' && network ? { services: [], word: network, tone: 'service', spoken: network } : known;
}

function toService({ provider_id, provider_name, logo_path }: CardProvider, isOwn: boolean): LineService {
  const { brand, abbreviation } = describeWatchService(provider_id, provider_name);
  // An editor may have renamed the service.
  return { name: provider_name, brand, abbreviation, logo: logo_path, isOwn };
}

const toNamed = ({ provider_name: name, article }: CardProvider) => ({ name, article });

/** A premiere far away is known to the card by its year only. */
function toOpening(day: string): Pick<Availability, 'word' | 'spoken'> {
  if (day.length === 4) return { word: words.opensIn(day), spoken: words.opensIn(day) };
  return { word: words.opensOn(formatDayMonth(day)), spoken: words.opensSpoken(formatSpokenDate(day)) };
}
