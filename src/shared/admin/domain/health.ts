import type { TextLanguage } from '../../domain/titles/text-language.ts';

/** What a page lacks; the labels are in admin/text/lists.ts. */
export const HEALTH_REASONS = [
  'poster',
  'backdrop',
  'text-missing',
  'text-foreign',
  'text-portugal',
  'certification',
  'watch',
  'trailer',
  'portrait',
  'birthday',
  'department',
] as const;
export type HealthReason = (typeof HEALTH_REASONS)[number];

export interface TitleHealth {
  /** 0 to 100. */
  score: number;
  reasons: HealthReason[];
}

/** Points each gap costs. All gaps of a title add up to 100, and so do all gaps of a person. */
const COSTS: Record<HealthReason, number> = {
  poster: 15,
  backdrop: 10,
  'text-missing': 30,
  'text-foreign': 20,
  'text-portugal': 10,
  certification: 15,
  watch: 15,
  trailer: 15,
  portrait: 35,
  birthday: 15,
  department: 20,
};

export interface HealthFacts {
  hasPoster: boolean;
  hasBackdrop: boolean;
  textLanguage: TextLanguage | null;
  hasCertification: boolean;
  hasOffers: boolean;
  hasTrailer: boolean;
}

export function judgeTitleHealth(facts: HealthFacts): TitleHealth {
  return toHealth([
    !facts.hasPoster && 'poster',
    !facts.hasBackdrop && 'backdrop',
    textReason(facts.textLanguage),
    !facts.hasCertification && 'certification',
    !facts.hasOffers && 'watch',
    !facts.hasTrailer && 'trailer',
  ]);
}

export interface PersonFacts {
  hasPortrait: boolean;
  textLanguage: TextLanguage | null;
  hasBirthday: boolean;
  hasDepartment: boolean;
}

export function judgePersonHealth(facts: PersonFacts): TitleHealth {
  return toHealth([
    !facts.hasPortrait && 'portrait',
    textReason(facts.textLanguage),
    !facts.hasBirthday && 'birthday',
    !facts.hasDepartment && 'department',
  ]);
}

/** `null`: the language was not checked yet, which costs nothing. */
function textReason(language: TextLanguage | null): HealthReason | false {
  if (language === 'none') return 'text-missing';
  if (language === 'pt-PT') return 'text-portugal';
  return language !== null && language !== 'pt-BR' && 'text-foreign';
}

function toHealth(reasons: readonly (HealthReason | false)[]): TitleHealth {
  const found = reasons.filter((reason) => reason !== false);
  return { score: 100 - found.reduce((sum, reason) => sum + COSTS[reason], 0), reasons: found };
}
