import { stripVTControlCharacters } from 'node:util';
import { type Cookie, expect, type Locator, type Page } from '@playwright/test';
import { adminRules } from '../src/shared/admin/domain/rules.ts';
import { openPage } from './open-page.ts';

/** Ways to leave a form, or to lose what it was sent with. */
const WAYS = ['menu', 'back', 'palette', 'close', 'session'] as const;
type Way = (typeof WAYS)[number];
type Hand = 'pointer' | 'keyboard';

/** A form of a screen, recognised by what it does and by the names of its fields. */
interface FoundForm {
  screen: string;
  signature: string;
}

interface ParsedForm {
  signature: string;
  index: number;
}

/** Patience with a busy machine, no claim: a failure is listed, and the walk goes on. */
const WAIT_MS = 60_000;
const patient = expect.configure({ timeout: WAIT_MS });
/** Statements of the admin end after five seconds, so a busy machine may answer with a page that says so: it is opened again. */
const OPENED_TIMES = 3;

/** Screens that are no page, or have only fields for passwords and codes. */
const NOT_WALKED = /exportar|\/presenca$|\/ir$|\/(?:login|verificacao|duas-etapas|convite|recuperar|sair)$|\/\*$/;
/** Parameters that choose what a screen shows; of others only whether they are there makes another screen. */
const VALUES = new Set(['aba', 'ver']);
/** Finds every form with a field for text, on every screen that the admin's menu leads to, and links from there so many times. */
export async function findForms(page: Page, admin: string, clicks: number): Promise<FoundForm[]> {
  // A page without a policy: the admin's own lets no script parse HTML.
  const parser = await page.context().newPage();
  await installParser(parser);
  await parser.goto('about:blank');
  const read = async (screen: string) => {
    const response = await page.request.get(admin + screen);
    const isPage = response.headers()['content-type']?.startsWith('text/html') === true;
    const html = isPage ? await response.text() : '';
    return { screen, ...(await parser.evaluate(parseText, html)) };
  };
  const paths = Object.keys(adminRules).filter((path) => !path.includes(':') && !NOT_WALKED.test(path));
  const [seen, found] = [new Set<string>(), new Map<string, FoundForm>()];
  let waiting = paths;
  for (let click = 0; waiting.length > 0 && click <= clicks; click += 1) {
    const screens = waiting.filter((screen) => !seen.has(patternOf(screen)) && seen.add(patternOf(screen)));
    const parsed: Awaited<ReturnType<typeof read>>[] = [];
    // Four at once: the stack has two cores.
    for (let from = 0; from < screens.length; from += 4)
      parsed.push(...(await Promise.all(screens.slice(from, from + 4).map(read))));
    for (const { screen, forms } of parsed)
      for (const { signature } of forms) {
        const key = `${patternOf(screen).split('?')[0]} ${signature}`;
        if (!found.has(key)) found.set(key, { screen, signature });
      }
    waiting = parsed.flatMap(({ links }) => links).filter((link) => !NOT_WALKED.test(link.split('?')[0] ?? ''));
  }
  await parser.close();
  return [...found.values()];
}

/** Runs in a page. */
function parseText(html: string): { links: string[]; forms: ParsedForm[] } {
  const { parse } = window as unknown as { parse: (html: Document) => { links: string[]; forms: ParsedForm[] } };
  return parse(new DOMParser().parseFromString(html, 'text/html'));
}

/** One address of each kind of screen: numbers and most values of parameters do not make another. */
function patternOf(screen: string): string {
  const { pathname, searchParams } = new URL(screen, 'http://admin.test');
  const parameters = [...searchParams].map(([name, value]) => (VALUES.has(name) ? `${name}=${value}` : name)).sort();
  return `${pathname.replaceAll(/\/(?:\d+|[0-9a-f-]{36})(?=\/|$)/g, '/:id')}?${parameters.join('&')}`;
}

/** Also for the open page: what a form does, and its fields for text. */
async function installParser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const TEXTS = ['text', 'url', 'email', 'tel', 'number', 'date', 'datetime-local', 'time', 'search'];
    const isText = (control: Element) => {
      if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return false;
      if (!control.name || control.disabled || control.readOnly) return false;
      // The fields of a draft wait for script.
      if (control.matches(':disabled') && !control.closest('fieldset[disabled]')?.matches('[data-draft]')) return false;
      if (/password|one-time-code/.test(control.autocomplete)) return false;
      return control instanceof HTMLTextAreaElement || TEXTS.includes(control.type) || 'given' in control.dataset;
    };
    /** The fields of a draft are none, but are left like one. */
    const listForms = (html: Document) => [
      ...html.querySelectorAll<HTMLFormElement | HTMLFieldSetElement>('form, fieldset[data-draft]'),
    ];
    const elementsOf = (form: HTMLFormElement | HTMLFieldSetElement) =>
      [...form.elements].filter((each) => form instanceof HTMLFormElement || !('form' in each && each.form));
    const textsOf = (form: HTMLFormElement | HTMLFieldSetElement) =>
      elementsOf(form).filter(isText) as HTMLInputElement[];
    const parse = (html: Document) => ({
      links: [...html.querySelectorAll('a[href^="/admin"]')].map((link) => link.getAttribute('href') ?? ''),
      forms: listForms(html).flatMap((form, index) => {
        const names = [...new Set(textsOf(form).map(({ name }) => name.replaceAll(/\d+/g, 'N')))];
        if (('method' in form && form.method === 'get') || names.length === 0) return [];
        const intents = elementsOf(form).flatMap((each) =>
          (each instanceof HTMLInputElement || each instanceof HTMLButtonElement) && each.name === 'intent'
            ? each.value
            : [],
        );
        return [{ signature: `${[...new Set(intents)].join('+')}: ${names.join(' ')}`, index }];
      }),
    });
    Object.assign(window, { parse, textsOf, listForms });
  });
}

interface Walker {
  page: Page;
  admin: string;
  /** Of the member. */
  cookies: Cookie[];
  /** The questions of the browser itself, answered with yes. */
  asked: string[];
}

/** Nothing that is typed reaches the server, because all journeys share one site; only the end of the session is decided there. */
export async function openWalker(page: Page, admin: string, cookies: Cookie[]): Promise<Walker> {
  page.setDefaultTimeout(WAIT_MS);
  await installParser(page);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.route('**/*', async (route) => {
    const isWrite = route.request().method() === 'POST';
    const isSignedIn = isWrite && (await page.context().cookies()).length > 0;
    await (isSignedIn ? route.abort() : route.fallback());
  });
  return { page, admin, cookies, asked };
}

interface Step {
  form: FoundForm;
  way: Way;
  hand: Hand;
  row: number;
  column: number;
}

/** Every form in every way; pointer and keyboard take turns. */
export function listSteps(forms: readonly FoundForm[]): Step[] {
  return forms.flatMap((form, row) =>
    WAYS.map(
      (way, column): Step => ({ form, way, row, column, hand: (row + column) % 2 === 0 ? 'pointer' : 'keyboard' }),
    ),
  );
}

/** What was lost, a line for each. Walkers that are given the same iterator share its steps; `onStep` is called after each. */
export async function listLost(
  walker: Walker,
  steps: Iterable<Step>,
  onStep?: (found: string | undefined) => void,
): Promise<string[]> {
  const lost: string[] = [];
  for (const { form, way, hand } of steps) {
    const found = await walk(walker, form, way, hand).catch(
      (error: unknown) =>
        `${way}, ${hand}: ${form.screen} ${form.signature}\n${stripVTControlCharacters(String(error)).slice(0, 1_500)}`,
    );
    if (found !== undefined) lost.push(found);
    onStep?.(found);
  }
  return lost;
}

/** The browser itself reports the writes that were stopped. */
export const withoutStopped = (mishaps: readonly string[]) =>
  mishaps.filter((line) => !line.includes('net::ERR_FAILED'));

/** Types into the form, leaves it in one way, and comes back. Throws if the text was neither asked about nor offered again. */
async function walk(
  { page, admin, cookies, asked }: Walker,
  form: FoundForm,
  way: Way,
  hand: Hand,
): Promise<undefined> {
  const context = page.context();
  const word = 'Lanterna';
  const dashboard = `${admin}/admin/dashboard`;
  const { control, name } = await retry(OPENED_TIMES, async () => {
    // From the dashboard by the router, so that going back is a navigation of the page.
    await openPage(page, dashboard);
    await page.evaluate(() => localStorage.clear());
    if (way === 'back') await navigate(page, form.screen);
    else await openPage(page, admin + form.screen);
    return findControl(page, form, hand);
  });
  const typed = await type(page, control, word, hand);
  const question = page.getByRole('dialog', { name: 'Alterações não salvas' });
  const leave = async (go: () => Promise<unknown>) => {
    await go();
    await patient(question, 'leaving asks').toBeVisible();
    const keep = question.getByRole('button', { name: 'Salvar e sair' });
    await patient(keep).toBeFocused();
    if (hand === 'pointer') await keep.click();
    else await page.keyboard.press('Enter');
    await patient(question).toHaveCount(0);
  };
  switch (way) {
    case 'menu': {
      const link = page.getByRole('navigation', { name: 'Redação' }).getByRole('link', { name: /^Auditoria/ });
      await leave(() => (hand === 'pointer' ? link.click() : link.press('Enter')));
      break;
    }
    case 'back':
      await leave(() => page.goBack());
      break;
    case 'palette':
      await leave(async () => {
        await page.keyboard.press('Control+k');
        await page.getByRole('combobox', { name: 'Buscar na redação' }).fill('Auditoria');
        await page.keyboard.press('Enter');
      });
      break;
    case 'close':
      asked.length = 0;
      await page.reload();
      expect(asked, 'closing asks').toEqual(['beforeunload']);
      break;
    case 'session':
      await context.clearCookies();
      await send(page, form, hand);
      await context.addCookies(cookies);
  }
  await openPage(page, admin + form.screen);
  await expectOffered(page, name, typed);
}

async function retry<T>(times: number, attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (times <= 1) throw error;
    return retry(times - 1, attempt);
  }
}

async function navigate(page: Page, screen: string): Promise<void> {
  interface Routed {
    __reactRouterDataRouter: { navigate: (to: string) => Promise<void> };
  }
  await page.evaluate((to) => (window as unknown as Routed).__reactRouterDataRouter.navigate(to), screen);
}

interface Found {
  control: Locator;
  /** Of its field. */
  name: string;
}

/** The first field for text of the form, or else for a place in a list; menus around it are opened. */
async function findControl(page: Page, { signature }: FoundForm, hand: Hand): Promise<Found> {
  const found = await page
    .waitForFunction(
      (wanted) => {
        interface Parser {
          parse: (html: Document) => { forms: ParsedForm[] };
          textsOf: (form: Element) => HTMLInputElement[];
          listForms: (html: Document) => Element[];
        }
        const { parse, textsOf, listForms } = window as unknown as Parser;
        const { forms } = parse(document);
        // With script a form may have other fields than in its HTML.
        const [intents = '', names = ''] = wanted.split(': ');
        const isAlike = ({ signature: one }: ParsedForm) =>
          one.startsWith(`${intents}: `) && names.split(' ').some((name) => one.split(' ').includes(name));
        const form = forms.find((each) => each.signature === wanted) ?? forms.find(isAlike);
        const fields = form ? textsOf(listForms(document)[form.index] as Element) : [];
        const isText = ({ name, inputMode }: HTMLInputElement) => inputMode !== 'numeric' && !name.endsWith('.place');
        const first = fields.find(isText) ?? fields[0];
        if (!first) return '';
        const control =
          first.type === 'hidden' ? first.parentElement?.querySelector('[contenteditable="true"]') : first;
        control?.setAttribute('data-walked', '');
        first.setAttribute('data-walked-field', '');
        return control ? first.name : '';
      },
      signature,
      { timeout: WAIT_MS / OPENED_TIMES },
    )
    .catch(async () => {
      throw new Error(`no such form on a page that says: ${(await page.getByRole('main').innerText()).slice(0, 200)}`);
    });
  const name = await found.jsonValue();
  const control = page.locator('[data-walked]');
  for (const menu of await page.locator('details:not([open]):has([data-walked]) > summary').all())
    if (hand === 'pointer') await menu.click();
    else await menu.press('Enter');
  await patient(control).toBeVisible();
  return { control, name };
}

/** A value that the kind of field takes. */
async function type(page: Page, control: Locator, word: string, hand: Hand): Promise<string> {
  const kind = await control.evaluate((field) => {
    if (!(field instanceof HTMLInputElement)) return 'text';
    return field.type === 'text' && field.inputMode === 'numeric' ? 'place' : field.type;
  });
  const values: Readonly<Record<string, string>> = {
    // A place in a list: letters would be none.
    place: '2',
    number: '37',
    date: '2031-02-03',
    time: '10:11',
    'datetime-local': '2031-02-03T10:11',
  };
  const value = values[kind] ?? word;
  if (values[kind] || hand === 'pointer') await control.fill(value);
  else {
    await control.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(value);
  }
  return value;
}

/** Presses the form's own button; a required field that is empty may keep the form from being sent. */
async function send(page: Page, { signature }: FoundForm, hand: Hand): Promise<void> {
  const isMarked = await page.evaluate((wanted) => {
    const { parse, listForms } = window as unknown as {
      parse: (html: Document) => { forms: ParsedForm[] };
      listForms: (html: Document) => HTMLFormElement[];
    };
    const index = parse(document).forms.find((each) => each.signature === wanted)?.index ?? -1;
    const buttons = [...(listForms(document)[index]?.elements ?? [])].filter(
      (each) => each instanceof HTMLButtonElement && each.type === 'submit' && each.checkVisibility(),
    );
    buttons[0]?.setAttribute('data-walked-button', '');
    return buttons.length > 0;
  }, signature);
  if (!isMarked) return;
  const button = page.locator('[data-walked-button]');
  if (await button.isDisabled()) return;
  const answered = page.waitForResponse((response) => response.request().method() === 'POST', { timeout: 5_000 });
  await (hand === 'pointer' ? button.click() : button.press('Enter'));
  await answered.catch(() => undefined);
}

/** The text is offered, and put back into its field. The form may have other buttons then: its draft can be published. */
async function expectOffered(page: Page, name: string, typed: string): Promise<void> {
  await patient(page.getByRole('button', { name: 'Recuperar' }).first(), 'the text is offered').toBeVisible();
  for (const offer of await page.getByRole('button', { name: 'Recuperar' }).all()) await offer.click();
  const texts = () =>
    page.evaluate((wanted) => {
      const { textsOf, listForms } = window as unknown as {
        textsOf: (form: Element) => HTMLInputElement[];
        listForms: (html: Document) => Element[];
      };
      return listForms(document)
        .flatMap(textsOf)
        .flatMap((field) => (field.name === wanted ? [field.value] : []));
    }, name);
  await patient
    .poll(async () => (await texts()).some((text) => text.includes(typed)), { message: 'the text is back' })
    .toBe(true);
}
