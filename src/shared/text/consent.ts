/** The cookie banner. A word changed here is another question: `CONSENT_QUESTION` has the hash of what was asked. */
export const consent = {
  title: 'Utilizamos cookies para melhorar sua experiência',
  explanation: 'Eles ajudam a entender quais páginas são úteis por aqui. Você decide. Leia a',
  policy: 'Política de Privacidade',
  decline: 'Recusar',
  accept: 'Aceitar',
  close: 'Fechar sem escolher',
} as const;
