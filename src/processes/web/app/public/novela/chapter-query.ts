import { type AddressParameter, type ParametersOf, pageNumber } from '../lists/address.ts';

export interface ChapterQuery {
  /** What was typed into "Pular para o capítulo". */
  asked: string;
  page: number;
}

/** More characters than any chapter has digits say nothing. */
const ASKED_CHARACTERS = 6;

const asked: AddressParameter<string> = {
  name: 'cap',
  aliases: [],
  read: (text) => text.slice(0, ASKED_CHARACTERS),
  write: (text) => text || undefined,
};

export const chapterParameters: ParametersOf<ChapterQuery> = { asked, page: pageNumber('pagina') };

/** The chapter of that number, if the novela has it. */
export function findChapter(text: string, { first, last }: { first: number; last: number }): number | undefined {
  const number = /^\d+$/.test(text) ? Number(text) : 0;
  return number >= first && number <= last ? number : undefined;
}
