import { inPlatform, type NamedPlatform, ofPlatform } from './platforms/platforms.ts';
import { plural } from './plural.ts';

const minutesOf = (count: number) => plural(count, '# minuto', '# minutos');
const episodesOf = (count: number) => plural(count, '# episódio', '# episódios');
const titlesOf = (count: number) => plural(count, '# título', '# títulos');

/** "comédia e romance"; a name that is itself a pair is followed by a comma. */
function joinNames(names: readonly string[]): string {
  return names.join(names.some((name) => name.includes(' e ')) ? ', ' : ' e ');
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Texts of /hoje that scripts need; the server composes all others, so that browsers load few. */
export const today = {
  title: 'O que ver hoje',
  failed: 'Erro ao carregar o que ver hoje',
  mood: 'Clima',
  show: 'Mostrar',

  myServices: 'Meus streamings',
  editServices: 'Editar',

  startHere: 'Comece por aqui',
  startingNow: 'começando agora',
  startingAt: (clock: string) => `começando às ${clock}`,
  lengthUnknown: 'Duração não informada',
  ownService: (access: string) => `seu · ${access}`,
  whereToWatch: 'Onde assistir',

  otherThree: 'Outras três',
  beginAgain: 'Começar de novo',
  countingFromNow: (clock: string) => `Contando a partir de agora, ${clock}.`,
  countingFrom: (clock: string) => `Contando a partir das ${clock}, no horário de Brasília.`,
  howChosen: 'Como a gente escolhe',
} as const;

/** Composed by the server. A sentence of three choices, each with the words before it. */
export const todayWords = {
  description:
    'Diga quanto tempo você tem, com quem vai ver e onde. A gente responde com três filmes ou séries que cabem, e a hora em que cada um termina.',
  askTime: 'Quanto tempo',
  askCompany: 'Com quem',
  askPlace: 'Onde',
  anyMood: 'Tanto faz',
  hasTime: 'Tenho',
  hasNoHurry: 'Estou',
  noHurry: 'sem pressa',
  companies: {
    so: ['', 'só eu'],
    dois: ['', 'a dois'],
    amigos: ['com', 'amigos'],
    criancas: ['com', 'crianças até 10'],
    familia: ['em', 'família'],
  },
  places: {
    meus: ['nos', 'meus streamings'],
    qualquer: ['em', 'qualquer streaming'],
    gratis: ['', 'de graça'],
    cinema: ['no', 'cinema'],
  },
  moods: {
    rir: 'Para rir',
    aventura: 'Aventura',
    calmo: 'Calmo',
    chorar: 'Para chorar',
    pensar: 'Para pensar',
  },

  addService: (name: string) => `Adicionar ${name}`,
  removeService: (name: string) => `Remover ${name}`,
  chooseServices: 'Quais você assina?',
  chooseServicesText: 'Marque ao menos um streaming para a gente procurar só neles.',

  /** Followed by a time. */
  ends: 'Termina às',
  episodeEnds: 'Um episódio termina às',
  lastEnds: 'termina às',
  roomFor: (episodes: number) => `Dá para ${episodesOf(episodes)}`,
  certification: (meaning: string) => `Classificação: ${meaning}`,
  rating: (rating: string) => `Nota ${rating} de 10`,
  eachEpisode: (time: string) => `${time} por episódio`,

  access: {
    flatrate: 'assinatura',
    free: 'grátis',
    ads: 'com anúncios',
    rent: 'aluguel',
    buy: 'compra',
    cinema: 'em cartaz',
  },
  inCinemas: 'Nos cinemas',
  whereToWatch: (title: string) => `Onde assistir a ${title}`,

  remaining: (count: number) =>
    plural(count, 'Ainda há # título que cabe.', 'Ainda há # títulos que cabem.', 'Isso é tudo que cabe.'),
  withMoreTime: (minutes: number, count: number) =>
    plural(
      count,
      `Com mais ${minutesOf(minutes)} cabe mais # título.`,
      `Com mais ${minutesOf(minutes)} cabem outros #.`,
    ),

  noneFits: 'Nada cabe em tudo isso',
  drop: (wishes: readonly string[], count: number) =>
    `Tirar ${wishes.map((wish) => `“${wish}”`).join(' e ')} mostra ${titlesOf(count)}`,
  nothingAtAll: 'Ainda não há títulos para mostrar aqui.',
  allShown: 'Você já viu tudo que cabe',
  allShownText: 'A gente mostrou todos os títulos que cabem nesse pedido.',
  tooManyShown: (count: number) => `A gente já mostrou ${titlesOf(count)} nesta visita.`,
} as const;

/** Why a title is an answer: one sentence of facts each, composed by the server. */
export const todayReasons = {
  spare: (minutes: number) => `Cabe no seu tempo com ${minutesOf(minutes)} de folga`,
  exact: (time: string) => `Dura ${time}, o tempo que você tem`,
  episodes: (count: number, time: string) => `Dá para ${episodesOf(count)} de ${time} no seu tempo`,
  andAge: (age: string) => (age === 'L' ? ' e é livre' : ` e a classificação é de ${age} anos`),
  mood: (mood: string, genres: readonly string[], year: number | null, isBrazilian: boolean) =>
    `${mood}: ${joinNames(genres)}${year === null ? '' : ` de ${year}`}${isBrazilian ? ', produção brasileira' : ''}`,
  age: (age: string) =>
    age === 'L' ? 'É livre: serve para todas as idades' : `Classificação de ${age} anos, dentro do que você pediu`,
  brazilian: (isPortuguese: boolean) => `Produção brasileira${isPortuguese ? ', falada em português' : ''}`,
  language: (language: string, isMovie: boolean) => `${isMovie ? 'Falado' : 'Falada'} em ${language} no original`,
  genres: (genres: readonly string[], year: number | null) =>
    `${capitalise(joinNames(genres))}${year === null ? '' : ` de ${year}`}`,
  rating: (rating: string, votes: number) => `Nota ${rating} na média de ${plural(votes, '# voto', '# votos')}`,
  length: (time: string, isMovie: boolean) => (isMovie ? `Dura ${time}` : `Cada episódio dura ${time}`),
  flatrate: (platform: NamedPlatform) => `Está na assinatura ${ofPlatform(platform)}`,
  free: (platform: NamedPlatform) => `Está de graça ${inPlatform(platform)}`,
  ads: (platform: NamedPlatform) => `Está com anúncios ${inPlatform(platform)}`,
  service: (name: string) => `Está no catálogo de ${name}`,
  cinema: 'Está em cartaz nos cinemas',
} as const;

/** 0.5 as `0,5`. */
const decimal = (value: number) => String(value).replace('.', ',');

/** The order of /hoje as the about page explains it. */
export const todayOrder = {
  rules: (n: {
    pool: number;
    answers: number;
    votes: number;
    mean: number;
    freshness: { points: number; years: number };
    variety: { genre: number; decade: number };
    ages: { children: number; family: number };
  }) => [
    `A página O que ver hoje junta os ${n.pool} títulos mais procurados que cabem no seu pedido e escolhe ${n.answers} por uma conta que é a mesma para todo mundo. Ninguém paga para aparecer.`,
    `Nota: cada título começa com ${n.votes} votos de nota ${decimal(n.mean)}, e os votos de verdade entram depois. Assim, poucos votos altos não passam na frente de muitos.`,
    `Novidade: quem acabou de sair ganha ${plural(n.freshness.points, '# ponto', '# pontos')}, e esse bônus some aos poucos em ${n.freshness.years} anos.`,
    `Variedade: depois da primeira escolha, cada gênero em comum com uma já feita tira ${decimal(n.variety.genre)} ponto, e a mesma década tira ${decimal(n.variety.decade)}.`,
    `Tempo e idade: só entra o que sabemos que cabe. Com crianças, até ${n.ages.children} anos; em família, até ${n.ages.family}. Sem duração ou sem classificação conhecida, o título fica de fora quando você pede uma das duas.`,
    'Onde: em streaming contam assinatura, grátis e com anúncios, nunca aluguel ou compra. De graça é só o que não pede pagamento nenhum.',
  ],
  moods: 'Clima: cada um vale por gêneros.',
  mood: (mood: string, genres: readonly string[]) => `${mood}: ${genres.join(', ')}`,
} as const;
