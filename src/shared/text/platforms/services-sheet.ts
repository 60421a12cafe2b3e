/** The dialog "Meus streamings"; apart from `myServices`, which pages load before it is opened. */
export const servicesSheet = {
  paid: 'Assinaturas',
  free: 'Grátis',
  withAds: 'com anúncios',
  asksNothing: 'é só abrir',
} as const;
