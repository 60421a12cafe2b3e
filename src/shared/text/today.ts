import { inPlatform, type NamedPlatform, ofPlatform } from './platforms.ts';
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

/** Texts of /hoje. A sentence of three choices, each with the words before it. */
export const today = {
  title: 'O que ver hoje',
  description:
    'Diga quanto tempo você tem, com quem vai ver e onde. A gente responde com três filmes ou séries que cabem, e a hora em que cada um termina.',
  failed: 'Erro ao carregar o que ver hoje',
  askTime: 'Quanto tempo',
  askCompany: 'Com quem',
  askPlace: 'Onde',
  mood: 'Clima',
  anyMood: 'Tanto faz',
  show: 'Mostrar',

  /** Before the choice. */
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

  /** 110 as `1h50`, 60 as `1h`, 30 as `30 min`. */
  time: (minutes: number) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    if (hours === 0) return `${rest} min`;
    return rest === 0 ? `${hours}h` : `${hours}h${String(rest).padStart(2, '0')}`;
  },
  /** `21h05`, `22h`. */
  clock: (hours: number, minutes: number) =>
    minutes === 0 ? `${hours}h` : `${hours}h${String(minutes).padStart(2, '0')}`,

  myServices: 'Meus streamings',
  editServices: 'Editar',
  addService: (name: string) => `Adicionar ${name}`,
  removeService: (name: string) => `Remover ${name}`,
  chooseServices: 'Quais você assina?',
  chooseServicesText: 'Marque ao menos um streaming para a gente procurar só neles.',

  startHere: 'Comece por aqui',
  ends: 'Termina às',
  episodeEnds: 'Um episódio termina às',
  roomFor: (episodes: number) => `Dá para ${episodesOf(episodes)}`,
  lastEnds: 'termina às',
  startingNow: 'começando agora',
  startingAt: (clock: string) => `começando às ${clock}`,
  lengthUnknown: 'Duração não informada',
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
  ownService: (access: string) => `seu · ${access}`,
  whereToWatch: 'Onde assistir',
  whereToWatchTitle: (title: string) => `Onde assistir a ${title}`,

  otherThree: 'Outras três',
  countingFromNow: (clock: string) => `Contando a partir de agora, ${clock}.`,
  countingFrom: (clock: string) => `Contando a partir das ${clock}, no horário de Brasília.`,
  remaining: (count: number) =>
    plural(count, 'Ainda há # título que cabe.', 'Ainda há # títulos que cabem.', 'Isso é tudo que cabe.'),
  withMoreTime: (minutes: number, count: number) =>
    plural(
      count,
      `Com mais ${minutesOf(minutes)} cabe mais # título.`,
      `Com mais ${minutesOf(minutes)} cabem outros #.`,
    ),

  noneFits: 'Nada cabe em tudo isso',
  drop: (wishes: readonly string[], count: number) => `Tirar ${wishes.join(' e ')} mostra ${titlesOf(count)}`,
  quoted: (wish: string) => `“${wish}”`,
  nothingAtAll: 'Ainda não há títulos para mostrar aqui.',
  allShown: 'Você já viu tudo que cabe',
  allShownText: 'A gente mostrou todos os títulos que cabem nesse pedido.',
  tooManyShown: (count: number) => `A gente já mostrou ${titlesOf(count)} nesta visita.`,
  beginAgain: 'Começar de novo',
  howChosen: 'Como a gente escolhe',
} as const;

/** Why a title is an answer: one sentence of facts each, composed by the server. */
export const todayReasons = {
  spare: (minutes: number) => `Cabe no seu tempo com ${minutesOf(minutes)} de folga`,
  exact: (time: string) => `Dura ${time}, o tempo que você tem`,
  episodes: (count: number, minutes: number) => `Dá para ${episodesOf(count)} de ${minutesOf(minutes)} no seu tempo`,
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
