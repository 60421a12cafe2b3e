/** The cookie banner. Any change here changes the question: `CONSENT_QUESTION` has the hash of this text. */
export const consent = {
  title: 'Utilizamos cookies para melhorar sua experiência',
  explanation: 'Só contamos as páginas vistas, e só se você aceitar. O que entra na conta está na',
  policy: 'Política de Privacidade',
  decline: 'Recusar',
  accept: 'Aceitar',
  close: 'Fechar sem escolher',
} as const;
