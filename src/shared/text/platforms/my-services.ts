/** The visitor's own streaming services, stored in the browser only. */
export const myServices = {
  question: 'Quais você assina?',
  seeAll: 'Ver todas',
  yours: 'Seus streamings',
  choose: 'Escolher',

  only: 'Só nos meus streamings',
  inMine: 'Nos meus streamings',

  title: 'Meus streamings',
  none: 'Marque os que você assina',
  intro: 'Marque o que você assina. A gente mostra isso primeiro.',
  note: 'Fica guardado só neste navegador. Só entra no endereço quando você filtra.',
  forget: 'Esquecer',
  forgotten: 'Escolha excluída deste navegador.',
  done: (count: number) => {
    if (count === 0) return 'Pronto';
    return count === 1 ? 'Pronto, é 1' : `Pronto, são ${count}`;
  },
} as const;
