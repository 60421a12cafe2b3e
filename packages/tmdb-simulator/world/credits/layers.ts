import { mix } from '../bits.ts';

/**
 * One place in the credits of every title ("the third actor") as a permutation of the titles: title t gets the number
 * (a·t + b) mod p, and the number selects the person. The permutation is invertible, so a person's titles are found
 * without a table of eleven million credits.
 */
export interface Layer {
  /** The title's number, in [0, prime). */
  forward(title: number): number;
  /** The title that got the number; it may be above the last id, because the prime is a little larger than the range. */
  backward(number: number): number;
}

export interface Layers {
  readonly prime: number;
  at(index: number): Layer;
}

export function createLayers(bits: number, titles: number): Layers {
  const prime = nextPrime(Math.max(2, titles + 1));
  const known: Layer[] = [];
  return {
    prime,
    at(index) {
      return (known[index] ??= createLayer(mix(bits, index), prime));
    },
  };
}

/** Products stay below (1.2 M)², which a double represents exactly. */
function createLayer(bits: number, prime: number): Layer {
  const factor = 1 + (mix(bits, 1) % (prime - 1));
  const shift = mix(bits, 2) % prime;
  const inverse = invert(factor, prime);
  return {
    forward: (title) => modulo(factor * title + shift, prime),
    backward: (number) => modulo(inverse * (number < shift ? number - shift + prime : number - shift), prime),
  };
}

/** `%` of numbers this large is a call into the C library, and a person's titles need a thousand of them. */
function modulo(value: number, prime: number): number {
  const rest = value - Math.floor(value / prime) * prime;
  // Rounding may make the quotient one too large, never more.
  return rest < 0 ? rest + prime : rest;
}

/** Extended Euclid: the x with factor·x ≡ 1. */
function invert(factor: number, prime: number): number {
  let [oldRest, rest, oldX, x] = [factor, prime, 1, 0];
  while (rest !== 0) {
    const quotient = Math.floor(oldRest / rest);
    [oldRest, rest] = [rest, oldRest - quotient * rest];
    [oldX, x] = [x, oldX - quotient * x];
  }
  return ((oldX % prime) + prime) % prime;
}

function nextPrime(from: number): number {
  let candidate = from;
  while (!isPrime(candidate)) candidate += 1;
  return candidate;
}

function isPrime(number: number): boolean {
  for (let divisor = 2; divisor * divisor <= number; divisor += 1) if (number % divisor === 0) return false;
  return number >= 2;
}
