import type { DemoTranslation } from '../../../demo/types.ts';
import { chance, mix, unit } from '../bits.ts';
import { COUNTRIES_OF, type LanguageCode } from '../places.ts';
import { SALT } from '../salts.ts';
import { withQuirk } from '../words/quirks.ts';
import { storyIn, taglineIn } from '../words/story.ts';
import { type Idea, ideaOf, titleIn } from '../words/title.ts';

const OTHERS: readonly LanguageCode[] = ['en', 'es', 'fr', 'ja', 'ko', 'ru', 'ar', 'he'];

/** Share of titles of other languages that are translated into these languages; all other languages get no translations. */
const SHARES: Partial<Record<LanguageCode, number>> = { en: 0.82, es: 0.35, fr: 0.3 };

/**
 * All texts of a title. Translation rows are generated one at a time, because a list needs just one. A class, because a
 * page of lists creates dozens and closures would cost more than the texts.
 */
export class TitleWords {
  readonly #language: LanguageCode;
  readonly #version: number;
  readonly #bits: number;
  readonly #draw: number;
  readonly #idea: Idea;

  constructor(titleBits: number, language: LanguageCode, version: number) {
    this.#language = language;
    this.#version = version;
    this.#bits = mix(titleBits, SALT.words);
    this.#draw = mix(titleBits, SALT.translation);
    this.#idea = ideaOf(this.#bits);
  }

  get original(): string {
    return this.#titled(this.#language);
  }

  find(code: string, country: string | undefined): DemoTranslation | undefined {
    if (code === 'pt') {
      if (country === 'PT') return this.#european();
      if (country === 'BR') return this.#brazilian();
      return country === undefined ? (this.#brazilian() ?? this.#european()) : undefined;
    }
    const known = OTHERS.find((each) => each === code);
    if (!known || (country && country !== COUNTRIES_OF[known][0])) return undefined;
    return this.#other(known);
  }

  list(): DemoTranslation[] {
    const others = OTHERS.map((code) => this.#other(code));
    return [this.#brazilian(), this.#european(), ...others].filter((row) => row !== undefined);
  }

  #titled(code: LanguageCode): string {
    return withQuirk(this.#bits, titleIn(this.#idea, code));
  }

  #story(code: LanguageCode, salt: number): string {
    return storyIn(mix(this.#bits, salt), this.#idea, code, this.#version);
  }

  #row(code: LanguageCode, country: string, title: string, overview: string): DemoTranslation {
    const tagline = overview && taglineIn(this.#bits, code, this.#version);
    return { language: code, country, title, overview, tagline };
  }

  /**
   * 9 % have no overview and 25 % the original title. All Portuguese titles (10 %) have the original title; of the
   * others 7 % have no row at all, 10 % a row without a title and 2 % one without an overview.
   */
  #brazilian(): DemoTranslation | undefined {
    const place = unit(mix(this.#draw, 1));
    if (this.#language === 'pt') return this.#row('pt', 'BR', '', place < 0.09 ? '' : this.#story('pt', 1));
    if (place < 0.07) return undefined;
    if (place < 0.167) return this.#row('pt', 'BR', '', this.#story('pt', 1));
    return this.#row('pt', 'BR', this.#titled('pt'), place < 0.187 ? '' : this.#story('pt', 1));
  }

  /** Its texts always differ from those of the Brazilian row. */
  #european(): DemoTranslation | undefined {
    if (!chance(mix(this.#draw, 2), 0.3)) return undefined;
    return this.#row('pt', 'PT', this.#language === 'pt' ? '' : this.#titled('pt'), this.#story('pt', 2));
  }

  #other(code: LanguageCode): DemoTranslation | undefined {
    const isOwn = code === this.#language;
    const share = isOwn ? 0.95 : (SHARES[code] ?? 0);
    if (!chance(mix(this.#draw, 10 + OTHERS.indexOf(code)), share)) return undefined;
    return this.#row(code, COUNTRIES_OF[code][0] ?? 'US', isOwn ? '' : this.#titled(code), this.#story(code, 1));
  }
}
