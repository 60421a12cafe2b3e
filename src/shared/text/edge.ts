/** Error page of the edge, shown when none of our servers answers. It is stored at the edge and needs no server. */
export const edge = {
  unavailableTitle: 'Já voltamos',
  unavailableMessage: 'O site saiu do ar por um instante. Tente de novo em alguns segundos.',
  tryAgain: 'Tentar de novo',
} as const;

/** Rate limit messages. */
export const limited = {
  unknownIds: 'Muitos pedidos desta rede por páginas que ainda não estão no catálogo. Tente de novo em um minuto.',
} as const;
