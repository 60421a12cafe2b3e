import { InvalidArgumentError } from 'commander';
import { z } from 'zod';
import { EMAIL_CHARACTERS } from '#shared/admin/domain/limits.ts';

/** Parses one word of the command line, or throws a sentence that says what it must be. */
export type Parse<T> = (text: string) => T;

/** PostgreSQL's largest `integer`; all our ids and counts fit. */
const LARGEST = 2_147_483_647;

export function wholeNumberFrom(min = 0, max = LARGEST): Parse<number> {
  return (text) => {
    const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= min && value <= max))
      throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
    return value;
  };
}

export const idNumber = wholeNumberFrom(1);

export const shareOfAll: Parse<number> = (text) => {
  const value = Number(text);
  if (!(value > 0 && value <= 1))
    throw new InvalidArgumentError('It must be a number above 0 and at most 1, such as 0.01.');
  return value;
};

export const day: Parse<string> = (text) => {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;
  if (!isDay) throw new InvalidArgumentError('It must be a day such as 2026-11-16.');
  return text;
};

export const email: Parse<string> = (text) => {
  if (!z.email().safeParse(text).success || text.length > EMAIL_CHARACTERS)
    throw new InvalidArgumentError('It must be an e-mail address.');
  return text;
};

export function oneOf<const T extends string>(...words: readonly T[]): Parse<T> {
  return (text) => {
    const word = words.find((known) => known === text);
    if (!word) throw new InvalidArgumentError(`It must be one of ${words.join(', ')}.`);
    return word;
  };
}

export const freeText: Parse<string> = (given) => given;

/** A positional argument. `value` exists only for the compiler. */
export interface Argument<T> {
  help: string;
  isRequired: boolean;
  isList: boolean;
  parse: Parse<unknown>;
  value?: T;
}

export const required = <T>(parse: Parse<T>, help: string): Argument<T> => ({
  help,
  parse,
  isRequired: true,
  isList: false,
});
export const optional = <T>(parse: Parse<T>, help: string): Argument<T | undefined> => ({
  help,
  parse,
  isRequired: false,
  isList: false,
});
export const oneOrMore = <T>(parse: Parse<T>, help: string): Argument<T[]> => ({
  help,
  parse,
  isRequired: true,
  isList: true,
});
export const anyNumber = <T>(parse: Parse<T>, help: string): Argument<T[]> => ({
  help,
  parse,
  isRequired: false,
  isList: true,
});

/** `--name <value>`, or `--name` alone if there is no parser. */
export interface Option<T> {
  help: string;
  placeholder?: string;
  parse?: Parse<unknown>;
  fallback: T;
}

export const switchOption = (help: string): Option<boolean> => ({ help, fallback: false });
export const option = <T, F extends T | undefined>(
  placeholder: string,
  parse: Parse<T>,
  help: string,
  fallback: F,
): Option<T | F> => ({ help, placeholder, parse, fallback });
