import { plural } from '../../text/plural.ts';

/** Who else has a screen open. */
export const adminPresence = {
  label: 'Quem está nesta página',
  editing: (field: string) => `está editando ${field}`,
  reading: 'está lendo',
  reviewing: 'está revisando',
  more: (count: number) => `+${count}`,
  others: (count: number) => plural(count, 'e mais # pessoa', 'e mais # pessoas'),
  here: 'está editando este campo. Se você também escrever, nada se perde: os dois textos são comparados.',
  ask: 'Pedir a vez',
  askOf: (field: string) => `Pedir a vez em ${field}`,
  asked: 'Você pediu a vez.',
  asksYou: 'pede a vez neste campo.',
} as const;
