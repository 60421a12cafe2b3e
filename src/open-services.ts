import type { FastifyInstance } from 'fastify';
import { readAnywhere } from '#server/catalogue/documents/read-anywhere.ts';
import { type BatchContext, type Context, openAdminContext, openBatchContext, openContext } from '#server/context.ts';
import { listProbeUrls } from '#server/edge/edge-places.ts';
import { createStoreProbe } from '#server/images/probe-store.ts';
import { openPictureStorage } from '#server/images/storage.ts';
import {
  type DatabaseAddress,
  type DatabaseProblem,
  explainDatabaseProblem,
  findDatabaseProblem,
  READINESS_WORDS,
} from '#server/infra/database-problem.ts';
import { describeEnv } from '#server/infra/describe-env.ts';
import type { Env } from '#server/infra/env.ts';
import { createHttpApp } from '#server/infra/http.ts';
import { answerSoon, mountHealth } from '#server/infra/http-health.ts';
import { parseKeyRing } from '#server/infra/key-ring.ts';
import { watchLoad } from '#server/infra/load.ts';
import type { Log } from '#server/infra/log.ts';
import { isBeforeBaseline, listMigrations } from '#server/infra/migrate.ts';
import type { Service } from '#server/infra/secrets.ts';
import { describeVersions } from '#server/infra/version.ts';
import { createForwarder } from '#server/measurement/forward-events.ts';
import { openTestMail } from '#server/notifications/send-test-mail.ts';
import { findBreachListFault, openBreachList } from '#server/staff/breach-list.ts';
import { openStaff, type Staff, type StaffOptions } from '#server/staff/staff.ts';
import { endConnections } from '#server/store/jobs/end-connections.ts';
import { compareMigrations, isPrivilegedRole, type MigrationGap } from '#server/store/jobs/health.ts';
import { mountFunctions } from './processes/functions/mount-functions.ts';
import type { Pictures } from './processes/images/mount-pictures.ts';
import { mountCspReports } from './processes/web/mount-csp-reports.ts';
import { mountDraftCards } from './processes/web/mount-draft-cards.ts';
import { mountMeasurement } from './processes/web/mount-measurement.ts';
import { mountSecurityTxt } from './processes/web/mount-security-txt.ts';
import { mountApiDocs, mountWeb, siteOf, type WebOptions } from './processes/web/mount-web.ts';

/** The source of the pages: the build in production, Vite in development. */
export type PageSource = Pick<WebOptions, 'loadBuild' | 'manifests' | 'clientFolder'>;

export interface ServicesOptions {
  env: Env;
  log: Log;
  services: ReadonlySet<Service>;
  /** Called at the start if `web` is among the services; otherwise when a page is asked for. */
  openPages: () => Promise<PageSource>;
  /** Called before anything is mounted: a hook added here applies to every route. */
  prepare?: (app: FastifyInstance) => void;
}

export interface Services {
  /** Not listening yet. */
  app: FastifyInstance;
  ctx: Context;
  /** From now on /readyz answers 503. */
  refuseTraffic(): void;
  close(): Promise<void>;
}

/** Opens the connections and mounts the services on one HTTP app: the only wiring, used by production and development. */
export async function openServices({ env, log, services, openPages, prepare }: ServicesOptions): Promise<Services> {
  const tracing = await openTracingIfAsked(env, log);
  const { ctx, listener, close } = await openContext(env, log);
  let isRoleChecked = await checkRole();
  let isLeaving = false;
  const isHttps = env.SITE_URL.startsWith('https:');
  const site = siteOf(env);

  const app = await createHttpApp({
    ...{ log, metrics: ctx.metrics, isHttps, hasHstsPreload: env.HSTS_PRELOAD === 'on' },
    ...{ trustedProxies: env.TRUSTED_PROXIES, connectionsPerAddress: env.MAX_CONNECTIONS_PER_ADDRESS },
    isLeaving: () => isLeaving,
  });
  prepare?.(app);
  const load = watchLoad({ limit: env.MAX_IN_FLIGHT, metrics: ctx.metrics });
  const migrations = listMigrations();
  const report = reportDatabaseProblems(log, { setting: 'DATABASE_URL', url: env.DATABASE_URL });
  let hasNewerSchema = false;
  const look = answerSoon(findProblems);
  mountHealth(app, {
    findProblems: async () => (isLeaving ? ['shutting down'] : look()),
    listNotes: () => (hasNewerSchema ? ['the database has migrations of a newer release'] : []),
    metrics: ctx.metrics,
    metricsToken: env.METRICS_TOKEN,
  });
  const areLimitsOn = env.RATE_LIMITS === 'on';
  let pictures: Promise<Pictures> | undefined;
  if (services.has('images')) await openImages();
  if (services.has('functions')) await mountFunctions(app, ctx, { areLimitsOn, load, product: env.PRODUCT_NAME });
  const isCachingPages = env.PAGE_CACHE_MB > 0;
  if (services.has('functions') && !services.has('web')) {
    mountApiDocs(app, { ctx, site, isHttps, load, isCachingPages, loadBuild: loadPagesLater });
  }
  const forwarder = services.has('web') && site.hasGoogleAnalytics ? openForwarder() : undefined;
  const admin = services.has('web') && env.ADMIN_SECRET ? openAdminContext(env, ctx) : null;
  let staff: Staff | undefined;
  if (services.has('web')) {
    await mountMeasurement(app, { ctx, forwarder, areLimitsOn });
    await mountCspReports(app, { ctx, areLimitsOn });
    mountSecurityTxt(app, { ctx, siteUrl: site.url, contact: env.SECURITY_CONTACT || env.CONTACT_EMAIL });
    const pages = await openPages();
    const breaches = env.PASSWORD_BREACH_LIST ? await openBreaches(env.PASSWORD_BREACH_LIST) : undefined;
    const staffOf = openStaffOf({ secret: env.ADMIN_SECRET ?? '', product: env.PRODUCT_NAME, breaches });
    staff = admin ? staffOf(admin.ctx) : undefined;
    if (!staff) log.warn('ADMIN_SECRET is not set: /admin is closed');
    if (env.ADMIN_SECRET) {
      const openCards = async () => (await loadPictures()).cards;
      mountDraftCards(app, ctx, { keys: parseKeyRing(env.ADMIN_SECRET), openCards });
    }
    const options = { ctx, site, isHttps, areLimitsOn, staff, ...pages };
    const settings = [...describeVersions(), ...describeEnv(env, services)];
    const probeStore = createStoreProbe(openPictureStorage(env, log));
    const edges = listProbeUrls(env);
    const standInStaff = () => {
      const standIn = admin?.standIn();
      return standIn && staffOf(standIn);
    };
    const kept = { isCachingPages, load, edges, standInStaff, listener };
    const mayApproveOwn = env.REVIEW_OWN_DRAFTS === 'on';
    const sendTestMail = openTestMail(env);
    const links = {
      ...{ oembedUrl: env.VIDEO_OEMBED_URL, perHost: env.LINK_CHECKS_PER_HOST },
      isOn: env.LINK_CHECKS_PER_NIGHT > 0,
    };
    await mountWeb(app, { ...options, ...kept, settings, probeStore, mayApproveOwn, sendTestMail, links });
  }
  const batch = services.has('worker') ? openBatchContext(env, ctx) : null;
  const worker = batch && (await openWorker(batch));

  return {
    app,
    ctx,
    refuseTraffic() {
      isLeaving = true;
    },
    async close() {
      await app.close();
      await worker?.stop();
      await batch?.close();
      await staff?.events.settle();
      await admin?.close();
      await (await pictures)?.images.close();
      await forwarder?.close();
      load.close();
      await close();
      await tracing?.close();
    },
  };

  // Services of their own modules are loaded only where they run.
  async function openImages() {
    const { mountPictures } = await import('./processes/images/mount-pictures.ts');
    await mountPictures(app, ctx, await loadPictures(), env);
  }

  function loadPictures(): Promise<Pictures> {
    pictures ??= import('./processes/images/mount-pictures.ts').then(({ openPictures }) => openPictures(ctx, env));
    return pictures;
  }

  async function openWorker({ ctx: on, application, close: closeBatch }: BatchContext) {
    const { startWorker } = await import('./processes/worker/start-worker.ts');
    return startWorker(on, env, async () => {
      // First, so that no job begins another statement.
      const closed = closeBatch();
      await endConnections(ctx.db, application);
      await closed;
    });
  }

  /** For a process whose only page is the one about the API: the pages are loaded when it is first asked for. */
  async function loadPagesLater() {
    return (await openPages()).loadBuild();
  }

  function openForwarder() {
    const { GA4_URL: url, GA4_MEASUREMENT_ID: measurementId, GA4_API_SECRET: apiSecret } = env;
    return createForwarder({ url, measurementId, apiSecret, siteUrl: site.url, log, metrics: ctx.metrics });
  }

  /** An unusable list is logged at start and does not prevent it: the other checks of a password remain. */
  async function openBreaches(where: string) {
    const fault = await findBreachListFault(where);
    if (fault) log.error({ fault }, 'PASSWORD_BREACH_LIST cannot be used: breached passwords are not refused');
    return openBreachList(where, log);
  }

  /** A role that could change the schema ends the process at once. If the database does not answer yet, /readyz checks again. */
  async function checkRole(): Promise<boolean> {
    const isPrivileged = await isPrivilegedRole(ctx.db).catch(() => undefined);
    if (isPrivileged) {
      log.fatal('DATABASE_URL is a role that can change the schema; run us as a member of lanterninha_app');
      process.exit(1);
    }
    return isPrivileged === false;
  }

  function findGap({ missing, unknown }: MigrationGap): DatabaseProblem | undefined {
    if (isBeforeBaseline(unknown)) return 'before-baseline';
    if (missing.length === 0) return undefined;
    return missing.length === migrations.length ? 'empty' : 'behind';
  }

  async function findProblems(): Promise<string[]> {
    try {
      isRoleChecked ||= await checkRole();
      const { missing, unknown } = await readAnywhere(ctx, ({ db }) => compareMigrations(db, migrations));
      // The older release keeps serving while the newer one is rolled out.
      hasNewerSchema = unknown.length > 0;
      const gap = findGap({ missing, unknown });
      report(gap);
      const problems: string[] = gap ? [READINESS_WORDS[gap]] : [];
      // While the primary is down there are no notifications, and replicas serve visitors.
      if (!listener.isConnected() && ctx.readers?.standIn() === undefined) problems.push('not listening for changes');
      if (worker && !worker.isRunning()) problems.push('the worker has not started');
      return problems;
    } catch (error) {
      const problem = findDatabaseProblem(error) ?? 'silent';
      report(problem);
      return [READINESS_WORDS[problem]];
    }
  }
}

/** The SDK is loaded only if it is used. */
async function openTracingIfAsked(env: Env, log: Log): Promise<{ close(): Promise<void> } | undefined> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined;
  const { openTracing } = await import('#server/infra/observing/open-tracing.ts');
  return openTracing({ endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, share: env.OTEL_TRACES_SAMPLER_ARG, log });
}

/** One per context, created when it is first needed. */
function openStaffOf(options: StaffOptions): (on: Context) => Staff {
  const open = new Map<Context, Staff>();
  return (on) => {
    const staff = open.get(on) ?? openStaff(on, options);
    open.set(on, staff);
    return staff;
  };
}

/** Logs a problem once, with advice, and its end once; /readyz checks every second. */
function reportDatabaseProblems(log: Log, address: DatabaseAddress) {
  let last: DatabaseProblem | undefined;
  return (problem: DatabaseProblem | undefined): void => {
    if (problem === last) return;
    last = problem;
    if (problem)
      log.error({ problem, advice: explainDatabaseProblem(problem, address) }, 'the database cannot be used');
    else log.info('the database can be used again');
  };
}
