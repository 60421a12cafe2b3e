import { describe, expect, test } from 'vitest';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import { formatDate } from '#shared/domain/format.ts';
import type { PlanFields } from '#shared/domain/subscriptions/subscriptions.ts';
import { openEditedFixture } from '../../../../test/editing/open-edited-fixture.ts';
import { problemOf, soon } from '../../../../test/editing/soon.ts';
import { callFunction } from '../../catalogue/documents/call-function.ts';
import { findChange, listStoredRows } from '../../store/subscriptions/subscription-changes.ts';
import {
  applyChange,
  checkToday,
  prepareCsv,
  removeSubscription,
  saveSubscription,
  undoChange,
} from './change-subscriptions.ts';
import { exportSubscriptions, readChange, readRecentChanges, readSubscriptions } from './read-subscriptions.ts';

const words = adminSubscriptions;
const fixture = await openEditedFixture();
const { ctx } = fixture;
const ana = await fixture.hire('Ana');
const other = await fixture.openAnother();
const today = toBrazilianDay(ctx.now());

const fields: PlanFields = {
  ...{ platformId: 8, name: 'Padrão', priceCents: 2290, period: 'month', hasAds: false, resolution: 'hd', screens: 2 },
  ...{ sourceUrl: 'https://precos.example/', checkedOn: addDays(today, -20), expiresOn: addDays(today, 60) },
};
const plan = async (name = 'Padrão') => {
  const found = (await readSubscriptions(ctx)).plans.find((each) => each.name === name);
  if (!found) throw new Error(`no plan ${name}`);
  return found;
};
const seen = async (name?: string) => {
  const { id, version } = await plan(name);
  return { kind: 'plan' as const, id, version };
};
const shown = async () => {
  const { value } = await callFunction(other.ctx, 'getMediaByStreaming', { providerSlug: 'netflix' });
  return value.plans?.map(({ name, price_cents }) => `${name} ${price_cents}`);
};
const lastAudit = async () => (await fixture.listAudit()).at(-1);

describe('a plan', () => {
  test('that an editor enters is on the site of every process at once', async () => {
    expect(await shown()).toBeUndefined();
    await saveSubscription(ctx, ana, { kind: 'plan', fields });
    await soon(shown, ['Padrão 2290']);
    expect(await lastAudit()).toMatchObject({ action: 'plan.saved', after: { said: 'Netflix Padrão' } });
  });

  test('is changed only by an editor who saw its last version, and the audit says what changed', async () => {
    const before = await seen();
    await saveSubscription(ctx, ana, { ...before, fields: { ...fields, priceCents: 2490 } });
    await soon(shown, ['Padrão 2490']);
    expect(await lastAudit()).toMatchObject({
      after: { said: 'Netflix Padrão: preço de R$\u00a022,90 para R$\u00a024,90' },
    });
    expect(await problemOf(saveSubscription(ctx, ana, { ...before, fields }))).toBe(words.clash);
  });

  test('that is checked today is shown for thirty days more, unless its last day is over', async () => {
    await checkToday(ctx, ana, await seen());
    expect(await plan()).toMatchObject({ checkedOn: today, daysLeft: 30, state: 'shown' });
    await saveSubscription(ctx, ana, {
      kind: 'plan',
      fields: { ...fields, name: 'Velho', checkedOn: addDays(today, -10), expiresOn: addDays(today, -1) },
    });
    expect((await plan('Velho')).state).toBe('expired');
    expect(await problemOf(checkToday(ctx, ana, await seen('Velho')))).toBe(words.isExpired);
    expect(await shown()).toEqual(['Padrão 2490']);
  });

  test('has a name that no other plan of the platform has', async () => {
    expect(await problemOf(saveSubscription(ctx, ana, { kind: 'plan', fields }))).toBe(words.problems.taken);
  });

  test('that was removed comes back as it was', async () => {
    const before = await plan();
    fixture.pass(1);
    await removeSubscription(ctx, ana, await seen());
    await soon(shown, undefined);
    const [{ id } = { id: '' }] = await readRecentChanges(ctx, 'plan');
    await undoChange(ctx, ana, id);
    await soon(shown, ['Padrão 2490']);
    expect(await plan()).toEqual({ ...before, version: before.version + 2 });
    expect(await problemOf(undoChange(ctx, ana, id))).toBe(words.alreadyUndone);
  });
});

const HEAD = 'plataforma;plano;preco;cobranca;anuncios;resolucao;telas;fonte;conferido_em;vale_ate';
const day = formatDate(today);
const until = formatDate(addDays(today, 40));
const line = (name: string, price: string) =>
  `netflix;${name};${price};mês;sim;;;https://precos.example/novo;${day};${until}`;
/** Every column but the version, which counts on. */
const dump = async () => (await listStoredRows(ctx.db, 'plan')).map(({ version: _version, ...row }) => row);

describe('a CSV', () => {
  test('changes nothing before it is applied, then exactly what its preview says, and an undo restores every byte', async () => {
    const [bytes, rows] = [await exportSubscriptions(ctx, 'plan'), await dump()];
    const id = await prepareCsv(ctx, ana, {
      kind: 'plan',
      text: [HEAD, line('Padrão', '31,90'), line('Novo', '9,90')].join('\n'),
    });
    expect(await dump()).toEqual(rows);
    const preview = await readChange(ctx, id);
    expect(preview.rows.map(({ title, kind }) => `${title}: ${kind}`)).toEqual([
      'Netflix Padrão: changed',
      'Netflix Novo: added',
    ]);

    await applyChange(ctx, ana, id);
    await soon(shown, ['Novo 990', 'Padrão 3190']);
    expect((await readChange(ctx, id)).rows).toEqual(preview.rows);
    for (const { wanted } of (await findChange(ctx.db, id))?.items ?? [])
      expect(await plan((wanted as PlanFields).name)).toMatchObject(wanted ?? {});
    expect(await problemOf(applyChange(ctx, ana, id))).toBe(words.alreadyApplied);
    expect(await lastAudit()).toMatchObject({
      action: 'plan.imported',
      after: { said: 'Netflix Padrão, Netflix Novo' },
    });

    await undoChange(ctx, ana, id);
    expect(await exportSubscriptions(ctx, 'plan')).toBe(bytes);
    expect(await dump()).toEqual(rows);
    await soon(shown, ['Padrão 2490']);
  });

  test('is refused as a whole if a row changed since its preview, and its undo if one changed since', async () => {
    const id = await prepareCsv(ctx, ana, {
      kind: 'plan',
      text: [HEAD, line('Padrão', '31,90'), line('Novo', '9,90')].join('\n'),
    });
    await checkToday(ctx, ana, await seen());
    const rows = await dump();
    expect(await problemOf(applyChange(ctx, ana, id))).toBe(words.clash);
    expect(await dump()).toEqual(rows);
    const again = await prepareCsv(ctx, ana, { kind: 'plan', text: [HEAD, line('Padrão', '31,90')].join('\n') });
    await applyChange(ctx, ana, again);
    await saveSubscription(ctx, ana, { ...(await seen()), fields: { ...fields, priceCents: 100 } });
    expect(await problemOf(undoChange(ctx, ana, again))).toBe(words.clash);
    expect((await plan()).priceCents).toBe(100);
  });

  test('that was exported changes nothing', async () => {
    const text = await exportSubscriptions(ctx, 'plan');
    expect(await problemOf(prepareCsv(ctx, ana, { kind: 'plan', text }))).toBe(words.csvNothing);
  });
});

test('a bundle is on the pages of what it includes', async () => {
  const bundle = {
    ...{ seller: 'Operadora', name: 'Operadora Total', platformIds: [8, 1899], priceCents: null, period: null },
    ...{ sourceUrl: 'https://precos.example/', checkedOn: today, expiresOn: addDays(today, 30) },
  };
  await saveSubscription(ctx, ana, { kind: 'bundle', fields: bundle });
  const sold = async (providerSlug: string) =>
    (await callFunction(other.ctx, 'getMediaByStreaming', { providerSlug })).value.bundles?.map(({ name }) => name);
  await soon(() => sold('netflix'), ['Operadora Total']);
  await soon(() => sold('max'), ['Operadora Total']);
  expect(await sold('globoplay')).toBeUndefined();
});
