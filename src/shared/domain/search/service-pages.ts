import { inPlatform, type NamedPlatform } from '#shared/text/platforms/platforms.ts';
import { questionPages } from '#shared/text/search/question-pages.ts';
import type { Slot } from '#shared/text/search/question-words.ts';
import { paths } from '../site/paths.ts';
import type { MatchedQuery } from './match-phrases.ts';
import type { Typed } from './typed-words.ts';

/** A page of this site that answers a question. */
interface AnswerPage {
  label: string;
  path: string;
}

type Platform = NamedPlatform & { slug: string };

/** `kind`: films or series are named. */
type Asked = Slot | 'kind';

type Has = (...asked: Asked[]) => boolean;

const rotation = (): AnswerPage => ({ label: questionPages.rotation, path: paths.rotation() });

/** Which page of a platform answers; the first row that fits. */
const PLATFORM_PAGES: readonly { asks: (has: Has) => boolean; page: (platform: Platform) => AnswerPage }[] = [
  { asks: (has) => has('rotate'), page: rotation },
  {
    asks: (has) => has('leave'),
    page: (platform) => ({
      label: questionPages.left(inPlatform(platform)),
      path: paths.platformHistory(platform.slug, 'sairam'),
    }),
  },
  {
    asks: (has) => has('price', 'worth'),
    page: ({ name, slug }) => ({ label: questionPages.platform(name), path: paths.platform(slug) }),
  },
  {
    asks: (has) => has('enter', 'recent', 'month'),
    page: (platform) => ({
      label: questionPages.entered(inPlatform(platform)),
      path: paths.platformHistory(platform.slug, 'entraram'),
    }),
  },
];

/** Which page of this site answers where no platform is named. */
const SITE_PAGES: readonly { asks: (has: Has) => boolean; page: () => AnswerPage }[] = [
  { asks: (has) => has('rotate') || (has('worth', 'price') && has('service')), page: rotation },
  {
    asks: (has) => has('free') && (has('service', 'where') || !has('kind')),
    page: () => ({ label: questionPages.free, path: paths.free() }),
  },
  {
    asks: (has) => has('cinema') && has('soon'),
    page: () => ({ label: questionPages.comingSoon, path: paths.ranked('upcoming') }),
  },
  {
    asks: (has) => has('showing') || (has('cinema') && has('time', 'undecided') && !has('enter')),
    page: () => ({ label: questionPages.inCinemas, path: paths.ranked('nowPlaying') }),
  },
  {
    asks: (has) => has('agenda') || (has('enter', 'episode') && has('time', 'cinema')),
    page: () => ({ label: questionPages.agenda, path: paths.agenda() }),
  },
  { asks: (has) => has('undecided'), page: () => ({ label: questionPages.today, path: paths.today() }) },
];

/** Slots of questions about a service or this site. The others ask about a title. */
const ABOUT_SERVICES: ReadonlySet<Slot> = new Set<Slot>([
  ...([
    'where',
    'watch',
    'free',
    'price',
    'when',
    'episode',
    'leave',
    'enter',
    'undecided',
    'rotate',
    'worth',
    'recent',
    'month',
  ] as const),
  ...(['service', 'agenda', 'time', 'cinema', 'showing', 'soon', 'noise'] as const),
]);

/**
 * The page that answers, if the words are only concepts, platforms and noise, but for `unknown` of them. The name of a genre or a
 * country is unknown here: it asks for a list.
 */
export function findAnswerPage(
  { typed, at }: MatchedQuery,
  platforms: readonly Platform[],
  unknown = 0,
): AnswerPage | undefined {
  const slots = new Set<Asked>();
  const named = new Set<string>();
  let left = unknown;
  for (let place = 0; place < typed.length; ) {
    const match = at[place]?.find(({ typed: known }) => isAboutService(known));
    for (const slot of match?.typed.asks ?? []) slots.add(slot);
    const list = match?.typed.list;
    if (list?.says === 'platform') named.add(list.slug);
    if (list?.says === 'kind') slots.add('kind');
    if (!match && !/^\d{1,4}$/.test(typed[place] ?? '')) left -= 1;
    if (left < 0) return undefined;
    place += match?.length ?? 1;
  }
  const platform = platforms.find(({ slug }) => named.has(slug));
  const has: Has = (...asked) => asked.some((slot) => slots.has(slot));
  if (named.size > 1 && has('worth')) return rotation();
  if (platform) return PLATFORM_PAGES.find(({ asks }) => asks(has))?.page(platform);
  return named.size > 0 ? undefined : SITE_PAGES.find(({ asks }) => asks(has))?.page();
}

function isAboutService({ list, asks }: Typed): boolean {
  const says = list?.says;
  return (
    says === 'platform' ||
    says === 'kind' ||
    says === 'nothing' ||
    asks?.some((slot) => ABOUT_SERVICES.has(slot)) === true
  );
}
