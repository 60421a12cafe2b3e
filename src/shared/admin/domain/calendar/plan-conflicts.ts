import { toBrazilianDay } from '../../../domain/day.ts';
import type { Editable } from '../../../domain/entities.ts';
import { type HomeCollection, type HomePin, pinStateOn } from '../../../domain/site/home-pins.ts';

/** Why a plan and something else that is planned do not go together. */
export type PlanConflict =
  /** Two plans publish the same address. */
  | { kind: 'slug'; other: string }
  /** A review would publish the same fields. */
  | { kind: 'review'; fields: string[] }
  /** The drafts changed since they were planned. */
  | { kind: 'changed'; fields: string[] }
  /** It leaves the site while home shows it; `until` is null without an end. */
  | { kind: 'home'; until: string | null };

export interface PlannedSubject {
  entity: Editable;
  id: number;
  title: string;
  /** Fields that it publishes. */
  fields: readonly string[];
  /** The drafted address that it publishes. */
  slug: string | null;
  /** Fields whose draft is no longer the planned version. */
  changed: readonly string[];
  /** Fields of its open review. */
  reviewed: readonly string[];
  unpublishAt: Date | null;
}

interface OnHome {
  pins: readonly HomePin[];
  collections: readonly HomeCollection[];
}

/**
 * The conflicts of one plan with the others, with reviews and with home, by which of its times they concern. Kinds of subjects have
 * addresses of their own: a film and a series may share one.
 */
export function findPlanConflicts(
  plan: PlannedSubject,
  others: readonly PlannedSubject[],
  home: OnHome,
): { publish: PlanConflict[]; unpublish: PlanConflict[] } {
  const publish: PlanConflict[] = [];
  const rival = others.find(
    (other) => plan.slug !== null && other.slug === plan.slug && other.entity === plan.entity && other.id !== plan.id,
  );
  if (rival) publish.push({ kind: 'slug', other: rival.title });
  const reviewed = plan.fields.filter((field) => plan.reviewed.includes(field));
  if (reviewed.length > 0) publish.push({ kind: 'review', fields: reviewed });
  if (plan.changed.length > 0) publish.push({ kind: 'changed', fields: [...plan.changed] });
  return { publish, unpublish: findHomeConflict(plan, home) };
}

function findHomeConflict({ entity, id, unpublishAt }: PlannedSubject, { pins, collections }: OnHome): PlanConflict[] {
  if (unpublishAt === null) return [];
  const chosen =
    entity === 'collection'
      ? collections.find((each) => each.id === id)
      : pins.find((pin) => pin.kind === entity && pin.id === id);
  if (!chosen || pinStateOn(chosen, toBrazilianDay(unpublishAt)) === 'over') return [];
  return [{ kind: 'home', until: chosen.until }];
}
