/** What a network is answered that asked for too much of what has to be fetched first. */
export const limited = {
  unknownIds: 'Muitos pedidos desta rede por páginas que ainda não estão no catálogo. Tente de novo em um minuto.',
} as const;
