import { isDay } from '#shared/domain/day.ts';
import { type ParametersOf, pageNumber } from '../lists/address.ts';

interface MoveQuery {
  /** Any day of a week; empty for the newest days. */
  week: string;
  page: number;
}

export const moveParameters: ParametersOf<MoveQuery> = {
  week: {
    ...{ name: 'semana', aliases: [] },
    read: (text) => (isDay(text) ? text : ''),
    write: (day) => day || undefined,
  },
  page: pageNumber('pagina'),
};
