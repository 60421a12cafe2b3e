/** Rate limit messages. */
export const limited = {
  unknownIds: 'Muitos pedidos desta rede por páginas que ainda não estão no catálogo. Tente de novo em um minuto.',
} as const;
