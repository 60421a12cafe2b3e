/** What whoever stands in front of us says when none of our servers can: the page lies at the edge and needs nobody. */
export const edge = {
  unavailableTitle: 'Já voltamos',
  unavailableMessage: 'O site saiu do ar por um instante. Tente de novo em alguns segundos.',
  tryAgain: 'Tentar de novo',
} as const;
