import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

/** A pattern and its flags, as a literal has them. */
export interface Pattern {
  source: string;
  flags: string;
}

/** Tried in each character class beside the pattern's own letters. */
const LETTERS = [' ', 'a', 'Z', '0', '-', '/', '.', '\n', 'é'];
const UNITS_MAX = 16;
/** More copies than a part needs, or a limit above which a repetition counts as unlimited. */
const REPEATED = 20;
const BEGINNINGS = ['', 'x'];
/** They make a match fail at the very end. */
const ENDS = ['', '\u0001', '\n', 'x'];

/** What is repeated, what is before it, and what is after it. */
interface Attack {
  before: string;
  unit: string;
  after: string;
}

/** How the parts around a repetition are written: with each optional part once or not at all, the first or the last choice. */
interface Style {
  once: boolean;
  last: boolean;
}
const STYLES: readonly Style[] = [true, false].flatMap((once) => [true, false].map((last) => ({ once, last })));

/**
 * Texts that make a backtracking matcher slow, if any do: each repetition of the pattern, pumped with each letter that it takes,
 * and each sequence of its parts, repeated; after what must be before it and before what makes the match fail.
 */
function listAttacks({ source, flags }: Pattern): Attack[] {
  const parsed = new RegExpParser().parsePattern(source, 0, source.length, { unicode: flags.includes('u') });
  const letters = [...new Set([...ownLetters(parsed), ...LETTERS])];
  const known = new Map<string, string[]>();
  const attacks = new Map<string, Attack>();
  const add = (before: string, unit: string, ends: readonly string[] = ENDS) => {
    if (unit === '') return;
    for (const after of ends) attacks.set(JSON.stringify([before, unit, after]), { before, unit, after });
  };

  function lettersOf(element: AST.Element): string[] {
    let found = known.get(element.raw);
    if (!found) {
      const alone = new RegExp(`^(?:${element.raw})$`, flags.replaceAll(/[gy]/g, ''));
      found = letters.filter((letter) => alone.test(letter));
      known.set(element.raw, found);
    }
    return found;
  }

  function write(element: AST.Element, style: Style): string {
    switch (element.type) {
      case 'Character':
        return String.fromCodePoint(element.value);
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
        return (style.last ? lettersOf(element).at(-1) : lettersOf(element)[0]) ?? '';
      case 'CapturingGroup':
      case 'Group':
        return writeAll(element.alternatives.at(style.last ? -1 : 0)?.elements ?? [], style);
      case 'Quantifier':
        return write(element.element, style).repeat(Math.min(REPEATED, element.min || (style.once ? 1 : 0)));
      case 'Assertion':
      case 'Backreference':
        return '';
    }
  }
  const writeAll = (elements: readonly AST.Element[], style: Style) =>
    elements.map((element) => write(element, style)).join('');

  function unitsOf(element: AST.Element): string[] {
    if (element.type === 'CapturingGroup' || element.type === 'Group')
      return element.alternatives.flatMap(({ elements }) => STYLES.map((style) => writeAll(elements, style)));
    if (element.type === 'Character') return [String.fromCodePoint(element.value)];
    return lettersOf(element).slice(0, UNITS_MAX);
  }

  /** `rest`: what follows the group whose alternatives these are. */
  function walk(alternatives: readonly AST.Alternative[], before: string, rest: readonly AST.Element[], style: Style) {
    for (const { elements } of alternatives) {
      const sequence = [...elements, ...rest];
      for (const [place, element] of elements.entries()) {
        const written = before + writeAll(elements.slice(0, place), style);
        const inner = element.type === 'Quantifier' ? element.element : element;
        if (element.type === 'Quantifier' && element.max > REPEATED) {
          const others = letters.filter((letter) => !lettersOf(inner).includes(letter)).slice(0, 2);
          for (const unit of unitsOf(inner)) {
            for (const beginning of BEGINNINGS) add(beginning + written, unit, [...ENDS, ...others]);
            add('', written + unit);
          }
        }
        if (!isInside(elements, place)) {
          for (let end = place + 1; end <= sequence.length; end += 1)
            if (!isInside(sequence, end)) add(written, writeAll(sequence.slice(place, end), style));
        }
        if (inner.type === 'CapturingGroup' || inner.type === 'Group' || isLook(inner))
          walk(inner.alternatives, written, sequence.slice(place + 1), style);
      }
      add('', before + writeAll(elements, style));
    }
  }
  for (const style of STYLES) walk(parsed.alternatives, '', [], style);
  return [...attacks.values()];
}

/** Between two plain letters: a text is not cut there. */
const isInside = (elements: readonly AST.Element[], place: number) =>
  elements[place - 1]?.type === 'Character' && elements[place]?.type === 'Character';

const isLook = (element: AST.Element): element is AST.LookaroundAssertion =>
  element.type === 'Assertion' && (element.kind === 'lookahead' || element.kind === 'lookbehind');

function ownLetters(pattern: AST.Pattern): string[] {
  const found = new Set<string>();
  visitRegExpAST(pattern, { onCharacterEnter: ({ value }) => void found.add(String.fromCodePoint(value)) });
  return [...found];
}

const pump = ({ before, unit, after }: Attack, length: number) =>
  before + unit.repeat(Math.ceil(length / unit.length)) + after;

/** A first look at each; only what is slow there is measured. */
const FIRST = { length: 4_000, ms: 0.25 };
const [SMALL, LARGE] = [8_000, 64_000];
/** Eight times the letters take eight times as long; for a quadratic pattern it is 64 times. */
const GROWTH_MAX = 24;
const TRIES = 5;
/** Worse than quadratic ones hardly end at the lengths above. */
const SHORT = { lengths: [22, 500], ms: 8 };
/** A linear pattern takes less than 1 ms for the first look. */
const HOPELESS_MS = 40;

/** The shortest of some tries: the machine is shared, and the CPU time of a thread is only counted in ticks of 4 ms. */
function leastMs(regex: RegExp, text: string): number {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && least > FIRST.ms; tries += 1) {
    const start = performance.now();
    text.replace(regex, '');
    least = Math.min(least, performance.now() - start);
    if (least > HOPELESS_MS && tries > 0) break;
  }
  return least;
}

/** A text for which the time grows faster than its length; `undefined` if none was found. */
export function findSlowText(pattern: Pattern): string | undefined {
  const regex = new RegExp(pattern.source, pattern.flags);
  const slow = listAttacks(pattern).find((attack) => isSlow(regex, attack) && isSlow(regex, attack));
  return (
    slow && `${JSON.stringify(slow.before)} + ${JSON.stringify(slow.unit)}.repeat(N) + ${JSON.stringify(slow.after)}`
  );
}

function isSlow(regex: RegExp, attack: Attack): boolean {
  if (SHORT.lengths.some((length) => leastMs(regex, pump(attack, length)) > SHORT.ms)) return true;
  const first = leastMs(regex, pump(attack, FIRST.length));
  if (first <= FIRST.ms || first > HOPELESS_MS) return first > HOPELESS_MS;
  const small = leastMs(regex, pump(attack, SMALL));
  return small > HOPELESS_MS || leastMs(regex, pump(attack, LARGE)) > small * GROWTH_MAX;
}
