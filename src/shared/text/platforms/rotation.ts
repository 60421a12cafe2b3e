import { plural } from '../plural.ts';

/** Texts of /rodizio that its components have. */
export const rotation = {
  intro: 'Uma assinatura por vez. Diga o que quer ver e a gente monta a ordem mais barata.',
  metaDescription:
    'Escolha filmes e séries e veja que serviço assinar em cada mês para pagar menos, uma assinatura por vez. A lista vai no próprio link.',
  failed: 'Erro ao montar o rodízio',
  wanted: 'Quero ver',
  addLabel: 'Adicionar filme ou série',
  find: 'Procurar',
  add: 'Adicionar',
  addTitle: (title: string) => `Adicionar ${title}`,
  remove: (title: string) => `Tirar ${title}`,
  hours: 'Horas por semana',
  start: 'Começar em',
  own: 'Já assino',
  make: 'Montar',
  empty: 'Adicione um título para começar.',
  saving: 'Você economiza',
  beginHere: 'comece aqui',
  link: 'Link deste rodízio',
  copyLink: 'Copiar link',
  copied: 'Link copiado.',
  notCopied: 'Não deu para copiar. Tente de novo.',
} as const;

/** Texts that the server writes into its answer, so that browsers do not download them. */
export const rotationAnswer = {
  titleCount: (count: number) => plural(count, '# título', '# títulos'),
  found: (query: string) => `Resultados para "${query}"`,
  foundNothing: (query: string) => `Nada encontrado para "${query}".`,
  full: (count: number) => `Cabem até ${count} títulos.`,
  hoursOption: (hours: number) => plural(hours, '# hora', '# horas'),
  noPlan: 'Nenhum destes títulos pede uma assinatura com preço conferido.',
  monthOfYear: (month: string, year: string) => `${month} de ${year}`,
  inMonths: (count: number) => plural(count, 'em # mês', 'em # meses'),
  together: (services: number) =>
    plural(services, 'Assinando pelo mesmo tempo:', 'Assinando as # juntas pelo mesmo tempo:'),
  oneAtATime: 'É uma assinatura só.',
  approximate: 'São muitas combinações: pode haver uma ordem um pouco mais barata do que esta.',
  alreadyYours: 'você já assina',
  goesOn: (title: string) => `${title} (continua)`,
  toWatch: (time: string) => `${time} para ver`,
  cancelBy: 'cancele até dia 28',
  unknownLength: (count: number) =>
    plural(
      count,
      '# título sem duração conhecida não conta nas horas.',
      '# títulos sem duração conhecida não contam nas horas.',
    ),
  missing: (count: number) => plural(count, '# título não está mais aqui.', '# títulos não estão mais aqui.'),
  checked: (day: string) => `O plano mensal mais barato de cada serviço, conferido em ${day}.`,
  invented: 'Valores de demonstração.',
  nothingStored: 'A lista vai no próprio link; nada fica guardado aqui.',
  apart: {
    free: 'De graça',
    unpriced: 'Sem preço conferido',
    shop: 'Alugar ou comprar à parte',
    none: 'Fora do streaming hoje',
  },
  apartHints: {
    free: 'Não precisa de assinatura.',
    unpriced: 'Está em assinatura, mas ainda não conferimos quanto custa.',
    shop: 'Não está em nenhuma assinatura no Brasil.',
    none: 'Assim que chegar, entra na conta.',
  },
  source: 'Disponibilidade fornecida por JustWatch, pelo TMDB.',
} as const;
