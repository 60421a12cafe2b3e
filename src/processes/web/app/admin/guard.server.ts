import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import type { Editor } from '#server/admin/editing/editor.ts';
import type { Context } from '#server/context.ts';
import type { RememberedDevice, SignedIn } from '#server/staff/read-visitor.ts';
import { nextStepOf } from '#server/staff/sign-in.ts';
import type { Staff } from '#server/staff/staff.ts';
import type { Visit } from '#server/staff/visit.ts';
import { whenPossible } from '#server/staff/when-possible.ts';
import { nameCredited } from '#server/store/people/people-by-name.ts';
import { fieldErrorsOf } from '#shared/admin/domain/editing/field-failure.ts';
import type { FormMap } from '#shared/admin/domain/form-map.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import type { ActionOf, AdminPath, Standing } from '#shared/admin/domain/rules.ts';
import type { Member } from '#shared/admin/domain/staff.ts';
import { adminErrors } from '#shared/admin/text/errors.ts';
import { FAILURES, Failure } from '#shared/domain/failure.ts';
import { listCreditFieldsIn } from '#shared/domain/titles/credit-edits.ts';
import type { AdminRequest, AdminTools } from '#web/admin-request.ts';
import { adminContext, pageContext, type Site } from '#web/contexts.ts';
import type { AnswerOf, Outcome } from './outcome.ts';

/** The arguments of an admin loader or action, once the rules have allowed it. */
export interface Granted {
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  site: Site;
  /** The admin's own connections; while the primary is unreachable, a replica. */
  ctx: Context;
  staff: Staff;
  visit: Visit;
  tools: AdminTools;
  now: Date;
  /** The primary is unreachable: pages are read from a replica, and nothing can be changed. */
  isReadOnly: boolean;
  standing: Standing;
  /** Set if the password alone is enough here: the second factor was given on this device within 14 days. */
  rememberedDevice: RememberedDevice | undefined;
  /** The sender, as session, member and editor. Each throws on a page that needs no sign-in. */
  readonly self: SignedIn;
  readonly member: Member;
  readonly editor: Editor;
}

export interface GrantedAction extends Granted {
  /** A trimmed form field, sent back with the answer; use `secret` for passwords. */
  field(name: string): string;
  secret(name: string): string;
  /** The bytes of an uploaded file; empty without one. */
  file(name: string): Promise<Uint8Array>;
  /** All text fields, for forms with many. They are not sent back with the answer. */
  form: FormMap;
}

/** The answer to a form, without what the guard adds; a handler may answer more: `AnswerOf`. */
type Answer = (Pick<Outcome, 'notice' | 'problem' | 'fields'> & object) | Response;
type HandlersOf<P extends AdminPath> = { readonly [A in ActionOf<P>]: (granted: GrantedAction) => Promise<Answer> };

/**
 * `export const loader = adminLoader('/admin/usuarios', ({ staff }) => …)`: checks the rules before every load. A refused request
 * is redirected to the page that helps, or gets an error message. Database errors become `unavailable`.
 */
export function adminLoader<T>(path: AdminPath, load: (granted: Granted) => Promise<T> | T) {
  const loader = async ({ request, context, params }: LoaderFunctionArgs): Promise<T> => {
    const { admin, granted } = open(context, request, params);
    await enforce(admin, granted.url, { path });
    try {
      return await whenPossible(async () => withPeopleNames(granted, await load(granted)));
    } catch (error) {
      throw error instanceof Failure ? data(error.message, { status: FAILURES[error.code].http }) : error;
    }
  };
  return Object.assign(loader, { guards: path });
}

/** A field of a credit has the number of a person: the names of all that a page has, for their labels. */
async function withPeopleNames<T>({ ctx }: Granted, loaded: T): Promise<T> {
  if (typeof loaded !== 'object' || loaded === null || Object.getPrototypeOf(loaded) !== Object.prototype)
    return loaded;
  const fields = listCreditFieldsIn(loaded);
  return fields.length === 0 ? loaded : { ...loaded, peopleNames: await nameCredited(ctx.db, fields) };
}

/** One handler for each of the page's actions in the rules. The type requires each; a test refuses one more. */
export function adminAction<P extends AdminPath, H extends HandlersOf<P>>(path: P, handlers: H) {
  const action = async ({ request, context, params }: ActionFunctionArgs) => {
    const form = await request.formData();
    const secret = (name: string) => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    };
    const intent = secret('intent');
    // The body limit for multipart forms is a hundred times higher, so only uploads may use them.
    if (intent !== 'upload' && isMultipart(request)) throw data(adminErrors.unknownAction, { status: 415 });
    if ([...form.values()].some((value) => typeof value === 'string' && value.includes('\0')))
      throw data(adminErrors.unknownAction, { status: 400 });
    const own: HandlersOf<P> = handlers;
    const handler = Object.hasOwn(own, intent) ? own[intent as ActionOf<P>] : undefined;
    const { admin, granted } = open(context, request, params);
    if (!handler) {
      await enforce(admin, granted.url, { path });
      throw data(adminErrors.unknownAction, { status: 400 });
    }
    // A data request from an open page: it stays open with the typed text and says how to continue.
    if (isDataRequest(granted.url) && admin.judge(path, intent) === 'sign-in')
      return toData<H>({ intent, problem: adminErrors.sessionEnded, isAway: true }, 401);
    await enforce(admin, granted.url, { path, action: intent });
    if (granted.isReadOnly) return toData<H>({ intent, problem: adminErrors.readOnly, isAway: true }, 503);
    const values: Record<string, string> = {};
    const field = (name: string) => (values[name] = secret(name).trim());
    const sent = new Map(
      [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
    );
    const file = async (name: string) => {
      const value = form.get(name);
      return value instanceof Blob ? new Uint8Array(await value.arrayBuffer()) : new Uint8Array();
    };
    const given = Object.assign(granted, { secret, field, file, form: sent });
    const outcome = await answer({ path, action: intent }, admin, () => handler(given));
    return outcome instanceof Response ? outcome : toData<H>({ ...outcome, values }, outcome.status);
  };
  return Object.assign(action, { guards: path, intents: Object.keys(handlers) });
}

/** The answer comes from a handler of the table, whose names are the intents. */
function toData<H>(outcome: Outcome, status: number) {
  return data(outcome as AnswerOf<H>, { status });
}

/** A redirect or an outcome with its status: narrower than React Router's own type for an answer. */
type Answered = Outcome & { status: number };

async function answer(
  asked: { path: AdminPath; action: string },
  admin: AdminRequest,
  handle: () => Promise<Answer>,
): Promise<Answered | Response> {
  const { path, action: intent } = asked;
  try {
    const outcome = await whenPossible(handle);
    if (outcome instanceof Response) return outcome;
    await admin.refresh();
    return { ...outcome, intent, status: 200 };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (error.code === 'permission-denied') admin.reportRefusal(path, intent);
    const fields = fieldErrorsOf(error);
    const problem = Object.keys(fields).length > 0 ? {} : { problem: error.message };
    return { intent, fields, ...problem, status: FAILURES[error.code].http };
  }
}

function isDataRequest(url: URL): boolean {
  return url.pathname.endsWith('.data');
}

function isMultipart(request: Request): boolean {
  return (request.headers.get('content-type') ?? '').startsWith('multipart/form-data');
}

function open(
  context: LoaderFunctionArgs['context'],
  request: Request,
  params: Granted['params'],
): { admin: AdminRequest; granted: Granted } {
  const admin = context.get(adminContext);
  // Only a request under `/admin` has one, whatever route it matched.
  if (!admin) throw data(adminErrors.notFound, { status: 404 });
  const { staff, visit, tools, now, visitor } = admin;
  const granted: Granted = {
    ...{ params, url: new URL(request.url), site: context.get(pageContext).site },
    ...{ ctx: staff.ctx, staff, visit, tools, now, isReadOnly: staff.ctx.standby !== undefined },
    ...{ standing: visitor.standing, rememberedDevice: visitor.rememberedDevice },
    get self() {
      if (!visitor.signedIn) throw new Error('a page for anyone asked who is signed in');
      return visitor.signedIn;
    },
    get member() {
      return granted.self.member;
    },
    get editor() {
      return { actor: granted.self.actor, role: granted.self.member.role };
    },
  };
  return { admin, granted };
}

async function enforce(admin: AdminRequest, url: URL, asked: { path: AdminPath; action?: string }): Promise<void> {
  // Data requests end in `.data`; after signing in the member wants the page.
  const here = url.pathname.replace(/\.data$/, '') + url.search;
  const wanted = here === adminPaths.root() ? '' : here;
  switch (admin.judge(asked.path, asked.action)) {
    case 'granted':
      return;
    case 'sign-in':
      throw redirect(adminPaths.signIn(wanted));
    case 'finish-sign-in':
      throw redirect(await findMissingStep(admin, wanted));
    case 'already-in':
      throw redirect(adminPaths.dashboard());
    case 'confirm':
      throw redirect(adminPaths.confirm(here));
    case 'forbidden':
      admin.reportRefusal(asked.path, asked.action);
      throw data(adminErrors.forbidden, { status: 403 });
  }
}

async function findMissingStep({ staff, visitor: { signedIn } }: AdminRequest, wanted: string): Promise<string> {
  const next = signedIn && (await whenPossible(() => nextStepOf(staff, signedIn)));
  return next === 'verify' ? adminPaths.secondStep(wanted) : adminPaths.enrolment();
}
