/** What plans cost, and what includes them. */
export const priceWords = {
  perPeriod: { month: '/mês', year: '/ano' },
  /** Who sells a bundle, and its name if that says more. */
  bundle: (seller: string, name: string) => (name.startsWith(seller) ? name : `${seller} (${name})`),
  includedIn: 'Incluso também em:',
  checkedOnFull: (day: string, hasPlans: boolean) => `${hasPlans ? 'Preços conferidos' : 'Conferido'} em ${day}.`,
  demonstration: 'Valores de demonstração.',
  plans: 'Planos',
  resolutions: { sd: 'SD', hd: 'HD', 'full-hd': 'Full HD', '4k': '4K' },
  screens: (count: number) => (count === 1 ? '1 tela' : `${count} telas`),
  withAds: 'com anúncios',
} as const;
