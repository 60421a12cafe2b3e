import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { EVENT_KINDS } from '#shared/domain/site/security-events.ts';
import { version } from '../version.ts';
import { Timings } from './timings.ts';

/** What a pool of connections says of itself. */
export interface PoolCounts {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}

/** One registry per process, created at start and passed on, so that tests can run two processes in one. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  new Gauge({ name: 'build_info', help: 'Always 1; the label is the release', labelNames: ['version'], registers }).set(
    { version },
    1,
  );
  const pools = new Map<PoolCounts, string>();
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections to the database by pool and state: used, idle; waiting are requests for one',
    labelNames: ['pool', 'state'] as const,
    registers,
    collect() {
      this.reset();
      for (const [{ totalCount, idleCount, waitingCount }, pool] of pools) {
        this.inc({ pool, state: 'used' }, totalCount - idleCount);
        this.inc({ pool, state: 'idle' }, idleCount);
        this.inc({ pool, state: 'waiting' }, waitingCount);
      }
    },
  });
  return {
    registry,
    /** From now on the pool is counted, until the returned function is called. */
    watchPool(name: string, pool: PoolCounts): () => void {
      pools.set(pool, name);
      return () => void pools.delete(pool);
    },
    requests: new Timings({
      name: 'http_request_seconds',
      help: 'Time to answer, by service, route and status class',
      labelNames: ['service', 'route', 'status'] as const,
      buckets: [0.005, 0.02, 0.05, 0.15, 0.4, 1, 2.5, 10],
      registers,
    }),
    statements: new Timings({
      name: 'database_statement_seconds',
      help: 'Time of a statement from sending it to its last row, by the function of the code that built it; failed ones too',
      labelNames: ['statement'] as const,
      buckets: [0.001, 0.005, 0.025, 0.1, 0.5],
      registers,
    }),
    documents: new Counter({
      name: 'document_reads_total',
      help: 'Where a document came from: memory, table, build, expired (past its lifetime, being rebuilt), stale (rebuild failed)',
      labelNames: ['kind', 'from'] as const,
      registers,
    }),
    pages: new Counter({
      name: 'page_reads_total',
      help: 'Public pages by where they came from: hit, stale (expired, or the rebuild failed), miss (rendered), passed (not cacheable)',
      labelNames: ['from'] as const,
      registers,
    }),
    pageRenders: new Counter({
      name: 'page_renders_total',
      help: 'Public pages rendered; concurrent requests share one render',
      registers,
    }),
    pageBytes: new Gauge({
      name: 'page_cache_bytes',
      help: 'Public pages cached by this process, in bytes',
      registers,
    }),
    shed: new Counter({
      name: 'requests_shed_total',
      help: 'Requests refused because of overload, by service',
      labelNames: ['service'] as const,
      registers,
    }),
    streams: new Gauge({ name: 'event_streams', help: "Open event streams of the admin's screens", registers }),
    inFlight: new Gauge({ name: 'work_in_flight', help: 'Renders and calls running or waiting', registers }),
    cspReports: new Counter({
      name: 'csp_reports_total',
      help: 'What browsers report of the content security policy, by directive and by what was refused: inline, eval, extension, own, other',
      labelNames: ['directive', 'blocked'] as const,
      registers,
    }),
    clockAhead: new Gauge({
      name: 'clock_ahead_seconds',
      help: "How far this machine's clock is ahead of the database's, which the product uses",
      registers,
    }),
    loopDelay: new Gauge({
      name: 'event_loop_delay_seconds',
      help: 'How late timers are, median of the last window',
      registers,
    }),
    edgePurges: new Counter({
      name: 'edge_purges_total',
      help: 'Purges sent to the edge, by outcome: confirmed, failed (retried)',
      labelNames: ['outcome'] as const,
      registers,
    }),
    edgePurgeDelay: new Histogram({
      name: 'edge_purge_seconds',
      help: 'From the commit of a change to the confirmation of the edge',
      buckets: [0.25, 0.5, 1, 2, 5, 15, 60, 600],
      registers,
    }),
    edgeUntold: new Gauge({
      name: 'edge_untold_seconds',
      help: 'How long the oldest change has waited for the edge to confirm it',
      registers,
    }),
    edgePlacesBehind: new Gauge({
      name: 'edge_places_behind',
      help: 'Edge locations that do not answer; purged completely when they are back',
      registers,
    }),
    edgeVisible: new Counter({
      name: 'publications_seen_total',
      help: 'Publications checked at the edge: visible within the time an editor waits, or not yet',
      labelNames: ['outcome'] as const,
      registers,
    }),
    replicaLag: new Gauge({
      name: 'database_replica_lag_seconds',
      help: 'Lag of a replica, by its address; 150 means 150 or more',
      labelNames: ['replica'] as const,
      registers,
    }),
    replicaInPool: new Gauge({
      name: 'database_replica_in_pool',
      help: '1 while a replica may be read from, 0 while it lags, does not follow the primary or does not answer',
      labelNames: ['replica'] as const,
      registers,
    }),
    primaryAway: new Gauge({
      name: 'database_primary_away',
      help: '1 while the primary does not answer and replicas serve reads; only set if there are replicas',
      registers,
    }),
    databaseReads: new Counter({
      name: 'database_readers_total',
      help: 'Which database served visitors, if there are replicas: replica, primary (no replica is caught up), stand-in (the primary is down)',
      labelNames: ['from'] as const,
      registers,
    }),
    tmdbCalls: new Counter({
      name: 'tmdb_calls_total',
      help: 'Calls sent to TMDB, by outcome',
      labelNames: ['outcome'] as const,
      registers,
    }),
    tmdbBreaker: new Gauge({
      name: 'tmdb_breaker_open',
      help: '1 while calls to TMDB are refused without being sent',
      registers,
    }),
    fetchQueue: new Gauge({
      name: 'fetch_queue_entries',
      help: 'Queue of fetches from TMDB, by kind and state: waiting, due, leased',
      labelNames: ['kind', 'state'] as const,
      registers,
    }),
    images: new Counter({
      name: 'image_reads_total',
      help: 'Pictures served, by where they came from: memory, storage, encoded, source-bytes, stand-in',
      labelNames: ['from'] as const,
      registers,
    }),
    pageViews: new Counter({
      name: 'page_views_total',
      help: 'Pages seen by visitors who accepted to be counted, by section',
      labelNames: ['section'] as const,
      registers,
    }),
    webVitals: new Histogram({
      name: 'web_vital_seconds',
      help: 'Web Vitals that are times, as their browsers saw them: FCP, INP, LCP, TTFB',
      labelNames: ['name'] as const,
      // Includes the limits of good and poor: 0.2 and 0.5 (INP), 0.8 and 1.8 (TTFB), 1.8 and 3 (FCP), 2.5 and 4 (LCP).
      buckets: [0.05, 0.12, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 8],
      registers,
    }),
    layoutShift: new Histogram({
      name: 'web_vital_layout_shift',
      help: 'CLS: how much of the screen moved by itself',
      buckets: [0.005, 0.01, 0.03, 0.1, 0.25, 0.5, 1],
      registers,
    }),
    forwards: new Counter({
      name: 'measurement_forwards_total',
      help: 'Calls to the configured analytics, by outcome: sent, failed, dropped (too many waiting, or too old)',
      labelNames: ['outcome'] as const,
      registers,
    }),
    sitemapUrls: new Gauge({
      name: 'sitemap_urls',
      help: 'Pages the sitemaps name, by kind, since the last whole build by this process',
      labelNames: ['kind'] as const,
      registers,
    }),
    listChanges: new Gauge({
      name: 'list_changes',
      help: 'Titles changed since the lists were built, merged into their blocks at read time',
      registers,
    }),
    listAge: new Gauge({
      name: 'list_build_timestamp_seconds',
      help: 'When the lists that are read were built; 0 when they never were',
      registers,
    }),
    backupAt: new Gauge({
      name: 'backup_timestamp_seconds',
      help: 'Time of the newest backup, by kind: dump, physical (pgBackRest), restore-test (restored and compared); 0 if there is none',
      labelNames: ['kind'] as const,
      registers,
    }),
    archiveFailing: new Gauge({
      name: 'wal_archive_failing_seconds',
      help: "How long the archive has refused PostgreSQL's log; 0 when it takes it, or where nothing is archived",
      registers,
    }),
    tableVisible: new Gauge({
      name: 'table_visible_share',
      help: 'Share of pages VACUUM has marked all-visible, by table that is read by its index alone; below 0.8 reads slow down',
      labelNames: ['table'] as const,
      registers,
    }),
    tableDead: new Gauge({
      name: 'table_dead_share',
      help: 'Dead rows beside living ones, by table of the catalogue and of what is derived from it',
      labelNames: ['table'] as const,
      registers,
    }),
    securityEvents: startAtZero(
      new Counter({
        name: 'security_events_total',
        help: 'Refused sign-ins, codes and pages of the admin, changed credentials, and tries refused by a limit, by kind',
        labelNames: ['kind'] as const,
        registers,
      }),
    ),
    auditUnshipped: new Gauge({
      name: 'audit_unshipped_seconds',
      help: 'How long the oldest audit entry has waited for its receiver to confirm it; only where AUDIT_SHIP_URL is set',
      registers,
    }),
    notifications: new Counter({
      name: 'notifications_total',
      help: 'Attempts to send a notification, by channel and outcome: sent, retried, failed for good, off',
      labelNames: ['channel', 'outcome'] as const,
      registers,
    }),
    notificationsFailed: new Gauge({
      name: 'notifications_failed',
      help: 'E-mails and webhook calls that failed for good and wait for an administrator',
      registers,
    }),
    notificationsWaiting: new Gauge({
      name: 'notifications_waiting_seconds',
      help: 'How long the oldest e-mail or webhook call has waited for its receiver',
      registers,
    }),
    jobs: new Counter({
      name: 'jobs_total',
      help: 'Background jobs ended, by queue and outcome',
      labelNames: ['queue', 'outcome'] as const,
      registers,
    }),
  };
}

/** Memory, processor, garbage collection and descriptors. Once per process: its observers cannot be removed. */
export function addProcessMetrics({ registry }: Metrics): void {
  collectDefaultMetrics({ register: registry });
}

/** A counter that first appears with its first event shows no increase: Prometheus must have seen it at 0. */
function startAtZero(counter: Counter<'kind'>): Counter<'kind'> {
  for (const kind of EVENT_KINDS) counter.inc({ kind }, 0);
  return counter;
}

export type Metrics = ReturnType<typeof createMetrics>;
