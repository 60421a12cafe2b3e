/** The cookie banner. Any change here changes the question: `CONSENT_QUESTION` has the hash of this text. */
export const consent = {
  title: 'Utilizamos cookies para melhorar sua experiência',
  policy: 'Política de Privacidade',
  decline: 'Recusar',
  accept: 'Aceitar',
  close: 'Fechar sem escolher',
} as const;
