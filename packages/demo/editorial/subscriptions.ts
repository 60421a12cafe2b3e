/** Invented: pages say "valores de demonstração" because the source is of the domain `.example`. */
const SOURCE = 'https://valores-de-demonstracao.example/';

export interface DemoPlan {
  platformId: number;
  name: string;
  priceCents: number;
  period: 'month' | 'year';
  hasAds: boolean;
  resolution: 'sd' | 'hd' | 'full-hd' | '4k' | null;
  screens: number | null;
  /** Days before the day on which the demo is made. */
  checkedDaysAgo: number;
  sourceUrl: string;
}

const plan = (
  platformId: number,
  name: string,
  priceCents: number,
  gives: Partial<Omit<DemoPlan, 'platformId' | 'name' | 'priceCents'>> = {},
): DemoPlan => ({
  ...{ platformId, name, priceCents, period: 'month', hasAds: false, resolution: 'full-hd', screens: 2 },
  ...{ checkedDaysAgo: 6, sourceUrl: SOURCE, ...gives },
});

export const demoPlans: readonly DemoPlan[] = [
  plan(8, 'Com anúncios', 1990, { hasAds: true }),
  plan(8, 'Padrão', 4290),
  plan(8, 'Premium', 5790, { resolution: '4k', screens: 4 }),
  plan(119, 'Mensal', 1890, { screens: 3 }),
  plan(119, 'Anual', 15_990, { period: 'year', screens: 3 }),
  plan(337, 'Padrão', 2690, { checkedDaysAgo: 25 }),
  plan(337, 'Premium', 6490, { resolution: '4k', screens: 4, checkedDaysAgo: 25 }),
  plan(1899, 'Básico', 2890, { hasAds: true }),
  plan(1899, 'Platinum', 5490, { resolution: '4k', screens: 4 }),
  plan(307, 'Com anúncios', 2190, { hasAds: true }),
  plan(307, 'Premium', 3890, { screens: 5 }),
  plan(350, 'Mensal', 2090, { resolution: '4k', screens: 6 }),
  plan(531, 'Padrão', 1890),
  plan(283, 'Fã', 1490, { screens: 1 }),
  plan(11, 'Mensal', 3390),
  // Not checked for more than 30 days: in the queue of the admin and on no page.
  plan(47, 'Mensal', 1690, { checkedDaysAgo: 41 }),
];

export const demoBundles = [
  { seller: 'Operadora Vaga-lume', name: 'Plano Família', platformIds: [8, 337], priceCents: 9990, period: 'month' },
  { seller: 'Clube Lamparina', name: 'Assinatura anual', platformIds: [337, 1899], priceCents: null, period: null },
  { seller: 'Banda Larga Farol', name: 'Fibra 500', platformIds: [307], priceCents: 12_990, period: 'month' },
].map((bundle) => ({ ...bundle, period: bundle.period as 'month' | null, sourceUrl: SOURCE, checkedDaysAgo: 6 }));
