import { describe, expect, test } from 'vitest';
import { adminChanges } from '#shared/admin/text/change-sets.ts';
import { adminErrors } from '#shared/admin/text/errors.ts';
import { editing } from '#shared/admin/text/field-problems.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import { formatDate } from '#shared/domain/format.ts';
import { enterBundle, enterPlan } from '../../../../test/editing/enter-prices.ts';
import { openEditedFixture } from '../../../../test/editing/open-edited-fixture.ts';
import { problemOf, soon } from '../../../../test/editing/soon.ts';
import { callFunction } from '../../catalogue/documents/call-function.ts';
import { findSubjectFace } from '../../store/editing/subjects.ts';
import { findRecord } from '../../store/records/records.ts';
import { listSubscriptionPlans } from '../../store/subscriptions/subscription-plans.ts';
import { applyChangeSet } from '../change-sets/apply-change-set.ts';
import { prepareChangeSet } from '../change-sets/prepare-change-set.ts';
import { readChangeSet } from '../change-sets/read-change-set.ts';
import { undoChangeSet } from '../change-sets/undo-change-set.ts';
import { publish } from '../editing/publish.ts';
import { undoPublication } from '../editing/undo-publication.ts';
import { createRecord } from '../records/create-record.ts';
import { removeRecord, takeRecordBack } from '../records/remove-record.ts';
import { publishDay } from './check-today.ts';
import { priceCsv } from './price-csv.ts';
import { exportPrices, readPriceLines } from './read-prices.ts';

const words = adminSubscriptions;
const fixture = await openEditedFixture();
const { ctx, write, publishAll } = fixture;
const ana = await fixture.hire('Ana');
const bento = await fixture.hire('Bento', 'writer');
const other = await fixture.openAnother();
const today = toBrazilianDay(ctx.now());
const dated = { checkedOn: addDays(today, -20), expiresOn: addDays(today, 60) };

const checkToday = (id: number, seen: number) => publishDay(ctx, ana, planOf(id), { field: 'checkedOn', seen });
const planOf = (id: number) => ({ entity: 'plan', id }) as const;
const stored = async (id: number) => (await listSubscriptionPlans(ctx.db)).find((each) => each.id === id);
const line = async (id: number) => {
  const found = (await readPriceLines(ctx, 'plan')).find((each) => each.id === id);
  if (!found) throw new Error(`no plan ${id}`);
  return found;
};
const shown = async () => {
  const { value } = await callFunction(other.ctx, 'getMediaByStreaming', { providerSlug: 'netflix' });
  return value.plans?.map(({ name, price_cents }) => `${name} ${price_cents}`);
};

describe('a plan', () => {
  test('that a writer proposes is on no page until an editor publishes it, then on those of every process', async () => {
    const values = { platformId: 8, period: 'month', ...dated };
    const id = await createRecord(ctx, bento, 'plan', { title: 'Padrão', values });
    await write(bento, planOf(id), { priceCents: 2_290, sourceUrl: 'https://precos.example/' });
    expect(await shown()).toBeUndefined();
    expect(await line(id)).toMatchObject({ group: 'Netflix', name: 'Padrão', priceCents: 2_290, shown: undefined });
    await publishAll(ana, planOf(id));
    await soon(shown, ['Padrão 2290']);
    expect(await findSubjectFace(ctx.db, planOf(id))).toMatchObject({ title: 'Netflix Padrão', isPublic: true });
    // Without a page it has no address.
    expect((await findRecord(ctx.db, planOf(id)))?.slug).toBe('');
  });

  test('with a new price was checked on the day of its publication, unless the editor says another', async () => {
    const [id = 0] = (await listSubscriptionPlans(ctx.db)).map((plan) => plan.id);
    await write(ana, planOf(id), { priceCents: 2_490 });
    const revision = await publishAll(ana, planOf(id));
    await soon(shown, ['Padrão 2490']);
    expect(await stored(id)).toMatchObject({ priceCents: 2_490, checkedOn: today });
    await undoPublication(ctx, ana, planOf(id), revision);
    expect(await stored(id)).toMatchObject({ priceCents: 2_290, checkedOn: dated.checkedOn });
    await write(ana, planOf(id), { priceCents: 2_590, checkedOn: addDays(today, -3) });
    await publishAll(ana, planOf(id));
    expect(await stored(id)).toMatchObject({ priceCents: 2_590, checkedOn: addDays(today, -3) });
  });

  test('is refused without what a page shows, with days that do not go together, or an unknown platform', async () => {
    const id = await createRecord(ctx, ana, 'plan', { title: 'Vazio' });
    expect(await problemOf(publishAll(ana, planOf(id)))).toEqual({
      ...{ platformId: words.problems.platform, priceCents: words.problems.price, period: words.problems.period },
      ...{ sourceUrl: words.problems.source, checkedOn: words.problems.day, expiresOn: words.problems.day },
    });
    const whole = { priceCents: 100, period: 'year', sourceUrl: 'https://precos.example/', ...dated };
    await write(ana, planOf(id), { ...whole, platformId: 777_777, expiresOn: addDays(today, -30) });
    expect(await problemOf(publishAll(ana, planOf(id)))).toEqual({ expiresOn: words.problems.order });
    await write(ana, planOf(id), { expiresOn: addDays(today, 900) });
    expect(await problemOf(publishAll(ana, planOf(id)))).toEqual({ expiresOn: words.problems.far });
    await write(ana, planOf(id), { expiresOn: addDays(today, 90), checkedOn: addDays(today, 1) });
    expect(await problemOf(publishAll(ana, planOf(id)))).toEqual({
      ...{ platformId: words.problems.platform, checkedOn: words.problems.future },
    });
  });

  test('has a name that no other published plan of the platform has', async () => {
    expect(await problemOf(enterPlan(ctx, { platformId: 8, name: 'Padrão' }))).toEqual({ name: editing.keyTaken });
    const id = await enterPlan(ctx, { platformId: 1899, name: 'Padrão' });
    await removeRecord(ctx, ana, planOf(id), { leadsTo: '' });
  });

  test('that is checked today is shown for thirty days more, unless its last day is over or it was changed since', async () => {
    const [id = 0] = (await listSubscriptionPlans(ctx.db)).map((plan) => plan.id);
    const { version } = await line(id);
    await checkToday(id, version);
    expect((await line(id)).shown).toMatchObject({ checkedOn: today, daysLeft: 30, state: 'shown' });
    expect(await problemOf(checkToday(id, version))).toBe(words.clash);
    expect((await fixture.listAudit()).at(-1)).toMatchObject({ action: 'plan.checked' });
    const old = { checkedOn: addDays(today, -10), expiresOn: addDays(today, -1) };
    const over = await enterPlan(ctx, { platformId: 8, name: 'Velho', ...old });
    const seen = await line(over);
    expect(seen.shown?.state).toBe('expired');
    expect(await problemOf(checkToday(over, seen.version))).toBe(words.isExpired);
    await removeRecord(ctx, ana, planOf(over), { leadsTo: '' });
    await soon(shown, ['Padrão 2590']);
  });

  test('that was removed is on no page, and comes back with its values when it is published again', async () => {
    const [id = 0] = (await listSubscriptionPlans(ctx.db)).map((plan) => plan.id);
    const before = await stored(id);
    await removeRecord(ctx, ana, planOf(id), { leadsTo: '' });
    await soon(shown, undefined);
    await takeRecordBack(ctx, ana, planOf(id));
    expect(await shown()).toBeUndefined();
    await write(ana, planOf(id), { screens: 3 });
    await publishAll(ana, planOf(id));
    await soon(shown, ['Padrão 2590']);
    expect(await stored(id)).toEqual({ ...before, screens: 3 });
  });
});

const HEAD = 'plataforma;plano;preco;cobranca;anuncios;resolucao;telas;fonte;conferido_em;vale_ate';
const day = formatDate(today);
const until = formatDate(addDays(today, 40));
const row = (name: string, price: string) =>
  `netflix;${name};${price};mês;sim;;;https://precos.example/novo;${day};${until}`;
const csv = (...rows: string[]) => [HEAD, ...rows].join('\n');
const prepare = (text: string, by = ana) => prepareChangeSet(ctx, by, priceCsv.plan, text);
const dump = () =>
  ctx.db
    .selectFrom('overrides')
    .select(['entity_id', 'field', 'value', 'author'])
    .where('entity', '=', 'plan')
    .where('field', '<>', 'isHidden')
    .orderBy('entity_id')
    .orderBy('field')
    .execute();

describe('a CSV', () => {
  test('changes nothing before it is applied, then exactly what its preview says; an undo restores every value', async () => {
    const [bytes, values] = [await exportPrices(ctx, 'plan'), await dump()];
    const [id = 0] = (await listSubscriptionPlans(ctx.db)).map((plan) => plan.id);
    const setId = await prepare(csv(row('Padrão', '31,90'), row('Novo', '9,90')));
    expect(await dump()).toEqual(values);
    const { lines } = await readChangeSet(ctx, setId);
    expect(lines).toMatchObject([
      { title: 'Netflix Padrão', isNew: false, id },
      { title: 'Novo', isNew: true, changes: expect.arrayContaining([{ field: 'priceCents', from: null, to: 990 }]) },
    ]);
    await applyChangeSet(ctx, ana, setId, 'publication');
    await soon(shown, ['Novo 990', 'Padrão 3190']);
    expect(await stored(lines[1]?.id ?? 0)).toMatchObject({ name: 'Novo', priceCents: 990, checkedOn: today });
    expect(await problemOf(applyChangeSet(ctx, ana, setId, 'publication'))).toBe(adminChanges.alreadyDone);

    await undoChangeSet(ctx, ana, setId);
    expect(await exportPrices(ctx, 'plan')).toBe(bytes);
    expect((await dump()).filter(({ entity_id }) => entity_id !== lines[1]?.id).map(({ value }) => value)).toEqual(
      values.map(({ value }) => value),
    );
    await soon(shown, ['Padrão 2590']);
    // What it created is in the trash.
    await takeRecordBack(ctx, ana, planOf(lines[1]?.id ?? 0));
    expect((await line(lines[1]?.id ?? 0)).shown).toBeUndefined();
  });

  test('is refused as a whole if a line changed since its preview', async () => {
    const [id = 0] = (await listSubscriptionPlans(ctx.db)).map((plan) => plan.id);
    const setId = await prepare(csv(row('Padrão', '31,90'), row('Mais um', '9,90')));
    await write(ana, planOf(id), { priceCents: 2_600 });
    await publishAll(ana, planOf(id));
    const values = await dump();
    expect(await problemOf(applyChangeSet(ctx, ana, setId, 'publication'))).toBe(adminChanges.refusedWhole);
    expect(await dump()).toEqual(values);
  });

  test('of a writer becomes drafts, which an editor publishes', async () => {
    const setId = await prepare(csv(row('Proposto', '12,90')), bento);
    expect(await problemOf(applyChangeSet(ctx, bento, setId, 'publication'))).toBe(adminErrors.forbidden);
    await applyChangeSet(ctx, bento, setId, 'drafts');
    const [{ id } = { id: 0 }] = (await readChangeSet(ctx, setId)).lines;
    expect(await line(id)).toMatchObject({ name: 'Proposto', priceCents: 1_290, hasDraft: true, shown: undefined });
    await publishAll(ana, planOf(id));
    expect(await stored(id)).toMatchObject({ priceCents: 1_290 });
    await removeRecord(ctx, ana, planOf(id), { leadsTo: '' });
  });

  test('that was exported changes nothing', async () => {
    expect(await problemOf(prepare(await exportPrices(ctx, 'plan')))).toBe(words.csvNothing);
  });
});

test('of two that publish one name at once, one is refused', async () => {
  const values = { platformId: 119, period: 'month', priceCents: 500, sourceUrl: 'https://precos.example/', ...dated };
  const ids = [];
  for (let number = 0; number < 4; number += 1)
    ids.push(await createRecord(ctx, ana, 'plan', { title: 'Igual', values }));
  const publishOne = async (id: number) => {
    const drafts = await ctx.db
      .selectFrom('drafts')
      .select(['field', 'version'])
      .where('entity', '=', 'plan')
      .where('entity_id', '=', id)
      .execute();
    const seen = Object.fromEntries(drafts.map(({ field, version }) => [field, version]));
    return publish(ctx, ana, planOf(id), { seen, note: '' });
  };
  const outcomes = await Promise.all(ids.map((id) => problemOf(publishOne(id))));
  expect(outcomes.filter((problem) => problem === undefined)).toHaveLength(1);
  expect(outcomes.filter(Boolean)).toEqual(Array.from({ length: 3 }, () => ({ name: editing.keyTaken })));
});

test('a bundle is on the pages of what it includes, and no longer on those of what it included', async () => {
  const id = await enterBundle(ctx, { seller: 'Operadora', name: 'Operadora Total', platformIds: [8, 1899] });
  const sold = async (providerSlug: string) =>
    (await callFunction(other.ctx, 'getMediaByStreaming', { providerSlug })).value.bundles?.map(({ name }) => name);
  await soon(() => sold('netflix'), ['Operadora Total']);
  await soon(() => sold('max'), ['Operadora Total']);
  expect(await sold('globoplay')).toBeUndefined();
  const bundle = { entity: 'bundle', id } as const;
  await write(ana, bundle, { platformIds: [8] });
  await publishAll(ana, bundle);
  await soon(() => sold('max'), undefined);
  await write(ana, bundle, { priceCents: 5_000 });
  expect(await problemOf(publishAll(ana, bundle))).toEqual({ period: words.problems.period });
});
