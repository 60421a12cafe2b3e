import { demoAliases } from '../../packages/demo/editorial/aliases.ts';
import { demoCollections } from '../../packages/demo/editorial/collections.ts';
import { demoFreeServices } from '../../packages/demo/editorial/free-services.ts';
import { demoNews } from '../../packages/demo/editorial/news.ts';
import { demoNotes } from '../../packages/demo/editorial/notes.ts';
import { demoBundles, demoPlans } from '../../packages/demo/editorial/subscriptions.ts';
import { demoTickets } from '../../packages/demo/editorial/tickets.ts';
import type { DemoCollection, DemoNote, DemoStory } from '../../packages/demo/editorial/types.ts';
import { demoVoices } from '../../packages/demo/editorial/voices.ts';
import { findDemoPersonByName } from '../../packages/demo/people.ts';
import {
  createCollection,
  publishCollection,
  setCollectionItems,
} from '../../src/server/admin/collections/edit-collection.ts';
import { addAlias } from '../../src/server/admin/editing/edit-aliases.ts';
import { editMovie, editPerson, editSeries } from '../../src/server/admin/editing/edit-entity.ts';
import type { Editor } from '../../src/server/admin/editing/editor.ts';
import { openSubject } from '../../src/server/admin/editing/open-subject.ts';
import { publish } from '../../src/server/admin/editing/publish.ts';
import { saveDraft } from '../../src/server/admin/editing/save-draft.ts';
import { createRecord } from '../../src/server/admin/records/create-record.ts';
import { enterRecord } from '../../src/server/admin/records/enter-record.ts';
import type { Context } from '../../src/server/context.ts';
import { isAddressTaken } from '../../src/server/store/records/record-addresses.ts';
import { listFreeServices } from '../../src/server/store/subscriptions/free-services.ts';
import { listSubscriptionBundles } from '../../src/server/store/subscriptions/subscription-bundles.ts';
import { listSubscriptionPlans } from '../../src/server/store/subscriptions/subscription-plans.ts';
import { listItemTitles } from '../../src/server/store/titles/item-titles.ts';
import { findOverrides } from '../../src/server/store/titles/overrides.ts';
import { addDays, toBrazilianDay } from '../../src/shared/domain/day.ts';
import type { OwnOffer } from '../../src/shared/domain/subscriptions/own-offers.ts';

const SIGNED = { author: 'cli', note: 'Demonstração' };

/**
 * Writes the editorial content through the use cases and revisions that editors use. An existing collection stays as it
 * is, so running it twice overwrites no editor's change.
 */
export async function writeEditorial(ctx: Context): Promise<void> {
  for (const note of demoNotes) await writeNote(ctx, note);
  for (const { movieId, url } of demoTickets) {
    await editMovie(ctx, { movieId, changes: { ticketUrl: url }, ...SIGNED });
  }
  for (const { kind, id, alias } of demoAliases) await addAlias(ctx, { entity: kind, id }, alias);
  for (const collection of demoCollections) await writeCollection(ctx, collection);
  for (const story of demoNews) await writeStory(ctx, story);
  await writeSubscriptions(ctx);
  await writeVoices(ctx);
  await writeFreeServices(ctx);
}

const EDITOR: Editor = { actor: { id: SIGNED.author, network: '' }, role: 'administrator' };
const DAYS_VALID = 90;

/** Once: what editors changed since stays, and prices that grew old are hidden as everywhere. */
async function writeSubscriptions(ctx: Context): Promise<void> {
  if ((await listSubscriptionPlans(ctx.db)).length + (await listSubscriptionBundles(ctx.db)).length > 0) return;
  const today = toBrazilianDay(ctx.now());
  const toDated = (daysAgo: number) => ({ checkedOn: addDays(today, -daysAgo), expiresOn: addDays(today, DAYS_VALID) });
  for (const { checkedDaysAgo, ...plan } of demoPlans)
    await enterRecord(ctx, 'plan', { ...plan, ...toDated(checkedDaysAgo) }, SIGNED);
  for (const { checkedDaysAgo, ...bundle } of demoBundles)
    await enterRecord(ctx, 'bundle', { ...bundle, ...toDated(checkedDaysAgo) }, SIGNED);
}

/** Once: what editors changed since stays. */
export async function writeVoices(ctx: Context): Promise<void> {
  const { title, lines } = demoVoices;
  const { voices } = await findOverrides(ctx.db, { entity: 'series', id: title.id });
  if (voices === undefined) await editSeries(ctx, { seriesId: title.id, changes: { voices: lines }, ...SIGNED });
}

/** Once, as with prices. Every third offer says something of its audio, so that the demo has the filter. */
async function writeFreeServices(ctx: Context): Promise<void> {
  if ((await listFreeServices(ctx.db)).length > 0) return;
  const today = toBrazilianDay(ctx.now());
  const dated = { checkedOn: addDays(today, -4), expiresOn: addDays(today, DAYS_VALID) };
  for (const { movies, series, ...service } of demoFreeServices) {
    const fields = { ...service, platformId: null, sourceUrl: service.url, offersCheckedOn: null, ...dated };
    const serviceId = await enterRecord(ctx, 'service', fields, SIGNED);
    const offered = [
      ...movies.map((id) => ({ kind: 'movie' as const, id })),
      ...series.map((id) => ({ kind: 'series' as const, id })),
    ];
    for (const [place, { kind, id }] of offered.entries()) {
      const offer: OwnOffer = {
        ...{ serviceId, url: `${service.url}assistir/${id}`, sourceUrl: service.url },
        ...{ isDubbed: place % 3 === 0, isSubtitled: place % 3 === 1, hasLibras: place % 3 === 0, isDescribed: false },
        ...{ ...dated, since: null },
      };
      const { ownOffers = [] } = await findOverrides(ctx.db, { entity: kind, id });
      const edit = { changes: { ownOffers: [...ownOffers, offer] }, ...SIGNED };
      await (kind === 'movie' ? editMovie(ctx, { movieId: id, ...edit }) : editSeries(ctx, { seriesId: id, ...edit }));
    }
  }
}

async function writeNote(ctx: Context, { kind, id, person, curiosities, additionalInfos }: DemoNote): Promise<void> {
  const changes = { ...(curiosities && { curiosities }), ...(additionalInfos && { additionalInfos }) };
  const subject = id ?? findDemoPersonByName(person ?? '')?.id;
  if (subject === undefined) throw new Error(`the demo has nobody called ${person}`);
  if (kind === 'movie') await editMovie(ctx, { movieId: subject, changes, ...SIGNED });
  else if (kind === 'series') await editSeries(ctx, { seriesId: subject, changes, ...SIGNED });
  else await editPerson(ctx, { personId: subject, changes, ...SIGNED });
}

export async function writeCollection(ctx: Context, collection: DemoCollection): Promise<void> {
  if (await isAddressTaken(ctx.db, 'collection', collection.slug)) return;
  const fields = {
    slug: collection.slug,
    name: collection.name,
    titleH1: collection.titleH1,
    descriptionH1: collection.descriptionH1,
    titleH2: collection.titleH2 ?? null,
    descriptionH2: collection.descriptionH2Html ?? null,
    shortDescription: collection.shortDescription,
    isChronological: collection.isChronological,
  };
  const collectionId = await createCollection(ctx, { fields, ...SIGNED });
  const items = collection.items.map(({ kind, id, note = '' }) => ({ kind, titleId: id, note }));
  await setCollectionItems(ctx, { collectionId, items, ...SIGNED });
  await publishCollection(ctx, { collectionId, ...SIGNED });
}

/** As an editor writes it: created, drafted and published. */
export async function writeStory(ctx: Context, story: DemoStory): Promise<void> {
  const { slug, title, cover, named, people = [] } = story;
  if (await isAddressTaken(ctx.db, 'news', slug)) return;
  const id = await createRecord(ctx, EDITOR, 'news', { title, slug });
  const [pictured] = cover ? await listItemTitles(ctx.db, [{ kind: cover.kind, titleId: cover.id }]) : [];
  const coverPath = pictured?.backdropPath;
  const persons = people.flatMap((name) => findDemoPersonByName(name)?.id ?? []);
  const fields = {
    ...{ topic: story.topic, lead: story.lead, body: story.bodyHtml, sources: story.sources },
    ...(coverPath && { coverPath, coverCaption: story.caption }),
    titles: [
      ...named.map((each) => ({ kind: each.kind, titleId: each.id })),
      ...persons.map((titleId) => ({ kind: 'person', titleId })),
    ],
  };
  const subject = { entity: 'news', id } as const;
  const saves = Object.entries(fields).flatMap(([field, value]) => (value ? { field, value, version: 0 } : []));
  await saveDraft(ctx, EDITOR, subject, saves);
  const drafted = (await openSubject(ctx, subject)).fields.filter(({ draft }) => draft);
  const seen = Object.fromEntries(drafted.map(({ field, version }) => [field, version]));
  await publish(ctx, EDITOR, subject, { seen, note: SIGNED.note });
}
