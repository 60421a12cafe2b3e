import { type ChosenSource, chosenLimitOf, isActionOf } from '#shared/admin/domain/change-sets.ts';
import { adminChanges } from '#shared/admin/text/change-sets.ts';
import type { Entity } from '#shared/domain/entities.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { ChangeSource, WantedChange } from './change-source.ts';

/** Rows of a list. */
interface Chosen {
  entity: Entity;
  ids: readonly number[];
}

/** What an editor does to chosen titles or people. */
export const chosenSources = {
  hide: ofChosen('hide', { isHidden: true }),
  show: ofChosen('show', { isHidden: null }),
  noindex: ofChosen('noindex', { isNoindex: true }),
  index: ofChosen('index', { isNoindex: null }),
  publish: ofChosen('publish', 'drafts'),
  rate: ofChosen('rate', null),
  // They go into the list of a collection, which is chosen on the preview.
  collect: ofChosen('collect', {}),
} satisfies Record<ChosenSource, ChangeSource<Chosen>>;

function ofChosen(name: ChosenSource, values: WantedChange['values']): ChangeSource<Chosen> {
  return {
    name,
    read(_ctx, { role }, { entity, ids }) {
      const limit = chosenLimitOf(role);
      if (!isActionOf(name, entity)) throw new Failure('invalid-argument', adminChanges.unknownAction);
      if (new Set(ids).size > limit) throw new Failure('permission-denied', adminChanges.tooMany(limit));
      return ids.map((id) => ({ entity, id, values }));
    },
  };
}
