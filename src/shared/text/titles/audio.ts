/** What is known of the audio of an offer, by the word of the API. */
export const audioWords = {
  dublado: 'Dublado',
  legendado: 'Legendado',
  libras: 'Libras',
  audiodescricao: 'Audiodescrição',
} as const;
