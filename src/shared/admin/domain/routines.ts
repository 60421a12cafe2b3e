/** The worker's jobs as the admin lists them. A queue that no group names is in the last one. */
export const ROUTINE_GROUPS = {
  tmdb: [
    'exports-read',
    'changes-read',
    'tiers-refresh',
    'rankings-fast',
    'rankings-daily',
    'availability-snapshot',
    'sagas-sync',
    'texts-judge',
  ],
  publication: [
    'publish-due',
    'locks-end',
    'offers-settle',
    'own-pictures-settle',
    'tickets-sync',
    'tickets-turn',
    'links-check',
    'links-remind',
  ],
  pages: [
    'derived-rebuild',
    'lists-rebuild',
    'sitemap-build',
    'sitemap-refresh',
    'home-pictures',
    'pictures-prepare',
    'image-refine',
  ],
  cleaning: [
    'cache-clean',
    'image-cache-clean',
    'trash-trim',
    'bulk-trim',
    'own-pictures-trim',
    'availability-trim',
    'reports-trim',
    'consent-trim',
    'site-trim',
    'outbox-trim',
    'staff-clean',
  ],
  system: ['audit-ship', 'audience-sum'],
} as const satisfies Record<string, readonly string[]>;
export type RoutineGroup = keyof typeof ROUTINE_GROUPS;

export const GROUPS_IN_ORDER: readonly RoutineGroup[] = ['tmdb', 'publication', 'pages', 'cleaning', 'system'];

export function groupOfRoutine(queue: string): RoutineGroup {
  const names = (group: RoutineGroup): readonly string[] => ROUTINE_GROUPS[group];
  return GROUPS_IN_ORDER.find((group) => names(group).includes(queue)) ?? 'system';
}

/** What it deletes does not come back, so a member who runs it by hand is asked first. */
export const asksFirst = (queue: string) => groupOfRoutine(queue) === 'cleaning';

export const ROUTINE_LISTS = ['todas', 'falha', 'atrasadas', 'nunca'] as const;
export type RoutineList = (typeof ROUTINE_LISTS)[number];

const MINUTE_MS = 60_000;
/** São Paulo has had no daylight saving time since 2019. */
const SAO_PAULO_MS = -3 * 60 * MINUTE_MS;
const MINUTES_AHEAD = 2 * 24 * 60;

/** When a job runs next, for the cron forms our schedule uses; its times are São Paulo's. */
export function findNextRun(cron: string, now: Date): Date | undefined {
  const [minute = '', hour = '', ...rest] = cron.split(' ');
  if (rest.join(' ') !== '* * *') return undefined;
  const start = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  for (let ahead = 1; ahead <= MINUTES_AHEAD; ahead += 1) {
    const at = new Date(start + ahead * MINUTE_MS);
    const local = new Date(at.getTime() + SAO_PAULO_MS);
    if (matches(minute, local.getUTCMinutes()) && matches(hour, local.getUTCHours())) return at;
  }
  return undefined;
}

function matches(part: string, value: number): boolean {
  if (part === '*') return true;
  const [range = '', step = '1'] = part.split('/');
  const [first = '0', last] = range === '*' ? ['0', '59'] : range.split('-');
  const from = Number(first);
  return value >= from && value <= Number(last ?? first) && (value - from) % Number(step) === 0;
}
