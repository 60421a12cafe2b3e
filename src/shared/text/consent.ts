/** The cookie banner. A word changed here is another question: `CONSENT_QUESTION` has the hash of what was asked. */
export const consent = {
  title: 'Utilizamos cookies para melhorar sua experiência',
  explanation: 'Só contamos as páginas vistas, e só se você aceitar. O que entra na conta está na',
  policy: 'Política de Privacidade',
  decline: 'Recusar',
  accept: 'Aceitar',
  close: 'Fechar sem escolher',
} as const;
