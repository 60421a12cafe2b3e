/**
 * Words that visitors type to ask for a list, without accents, in lower case, separated by bars. The parser
 * (shared/domain/search/parse-intention.ts) reads them; the names of platforms and genres are in the database.
 */

/** Other names of platforms, by the slug every installation starts with. */
export const platformNicknames: Readonly<Record<string, string>> = {
  netflix: 'netflix|net flix|neflix|netflx|netfix|nettflix|netiflix|netflics|netfliz',
  'amazon-prime': 'prime video|amazon prime|amazon prime video|amazon|prime|primevideo',
  'disney-plus': 'disney|disney plus|disney mais|disneyplus|star plus|star mais',
  max: 'max|hbo|hbo max|hbomax|hbo go',
  globoplay: 'globoplay|globo play|globo',
  'apple-tv-plus': 'apple tv plus|apple tv|apple tv mais|appletv|apple plus|apple',
  'paramount-plus': 'paramount|paramount plus|paramount mais',
  crunchyroll: 'crunchyroll|crunchy roll|crunchy',
  mubi: 'mubi',
  'claro-tv': 'claro|claro tv|claro tv plus|claro tv mais|clarotv|claro video',
  looke: 'looke',
  'pluto-tv': 'pluto|pluto tv|plutotv',
};

/** Genres by slug. A weak word means the genre only beside "filme", "série" or a platform: "Amor" alone is a film. */
export const genreWordsTyped: Readonly<Record<string, { strong: string; weak?: string }>> = {
  drama: { strong: 'drama|dramas|dramatico|dramaticos|dramatica|dramaticas', weak: 'de chorar|para chorar|pra chorar' },
  comedia: {
    strong: 'comedia|comedias|comico|comicos|comedy|besteirol|besteirois',
    weak:
      'de rir|para rir|pra rir|humor|de humor|engracado|engracados|engracada|engracadas|hilario|hilarios|divertido|' +
      'divertidos|divertida|divertidas',
  },
  acao: { strong: 'acao|acao e aventura|action', weak: 'de luta|de lutas|de tiro|de porrada|de pancadaria' },
  suspense: { strong: 'suspense|suspenses|thriller|thrillers', weak: 'de tensao' },
  romance: {
    strong: 'romance|romances|romantico|romanticos|romantica|romanticas',
    weak: 'de amor|historia de amor|historias de amor|de casal|para ver com a namorada|para ver com o namorado|para casal',
  },
  terror: {
    strong: 'terror|horror',
    weak: 'halloween|de medo|de dar medo|assustador|assustadores|assustadora|de susto',
  },
  aventura: { strong: 'aventura|aventuras' },
  crime: {
    strong: 'crime|crimes|policial|policiais',
    weak: 'criminal|criminais|de policia|de investigacao|investigativa|investigativas',
  },
  'ficcao-cientifica': {
    strong: 'ficcao cientifica|ficcao|sci fi|scifi|fic cientifica|ficcao cientifica e fantasia',
    weak: 'de espaco',
  },
  animacao: {
    strong: 'animacao|animacoes|desenho animado|desenhos animados|desenho|desenhos',
    weak: 'animado|animados',
  },
  documentario: { strong: 'documentario|documentarios|docs|documental', weak: 'doc' },
  familia: {
    strong: 'familia|familiar|familiares',
    weak: 'para a familia|pra familia|para familia|em familia|com a familia|para toda a familia|para a familia toda',
  },
  fantasia: { strong: 'fantasia|fantasias', weak: 'fantastico|fantasticos|de magia' },
  misterio: { strong: 'misterio|misterios' },
  historia: { strong: 'historia|historico|historicos|historica|historicas', weak: 'de epoca' },
  musica: { strong: 'musica|musical|musicais' },
  guerra: { strong: 'guerra|guerras', weak: 'belico|belicos' },
  faroeste: { strong: 'faroeste|faroestes|western|westerns|bangue bangue|velho oeste' },
  novela: { strong: 'novela|novelas|telenovela|telenovelas' },
  reality: { strong: 'reality|reality show|reality shows|realities|realitys' },
  'talk-show': { strong: 'talk show|talk shows|talkshow' },
  noticias: { strong: 'noticia|noticias|telejornal|telejornais' },
  'cinema-tv': { strong: 'telefilme|telefilmes|filme para tv|filmes para tv' },
};

/** Countries by ISO code: adjectives and names as typed (`*` is o, a, os, as), and the name with its preposition as shown. */
export const countriesTyped: Readonly<Record<string, { typed: string; from: string }>> = {
  br: { typed: 'brasileir*|nacional|nacionais|do brasil|made in brazil', from: 'do Brasil' },
  us: {
    typed: 'american*|estadunidense|estadunidenses|norte american*|dos eua',
    from: 'dos Estados Unidos',
  },
  gb: { typed: 'ingles|inglesa|inglesas|ingleses|britanic*|da inglaterra|do reino unido', from: 'do Reino Unido' },
  kr: { typed: 'corean*|sul corean*|da coreia|da coreia do sul', from: 'da Coreia do Sul' },
  jp: { typed: 'japones|japonesa|japonesas|japoneses|do japao', from: 'do Japão' },
  fr: { typed: 'frances|francesa|francesas|franceses|da franca', from: 'da França' },
  it: { typed: 'italian*|da italia', from: 'da Itália' },
  es: { typed: 'espanhol|espanhola|espanholas|espanhois|da espanha', from: 'da Espanha' },
  pt: { typed: 'portugues|portuguesa|portuguesas|portugueses|de portugal', from: 'de Portugal' },
  de: { typed: 'alemao|alema|alemaes|alemas|da alemanha', from: 'da Alemanha' },
  ar: { typed: 'argentin*|da argentina', from: 'da Argentina' },
  mx: { typed: 'mexican*|do mexico', from: 'do México' },
  co: { typed: 'colombian*|da colombia', from: 'da Colômbia' },
  cl: { typed: 'chilen*|do chile', from: 'do Chile' },
  tr: { typed: 'turc*|da turquia', from: 'da Turquia' },
  in: { typed: 'indian*|da india|de bollywood', from: 'da Índia' },
  cn: { typed: 'chines|chinesa|chinesas|chineses|da china', from: 'da China' },
  ca: { typed: 'canadense|canadenses|do canada', from: 'do Canadá' },
  au: { typed: 'australian*|da australia', from: 'da Austrália' },
  se: { typed: 'suec*|da suecia', from: 'da Suécia' },
  dk: { typed: 'dinamarques|dinamarquesa|dinamarquesas|dinamarqueses|da dinamarca', from: 'da Dinamarca' },
  no: { typed: 'noruegues|norueguesa|norueguesas|noruegueses|da noruega', from: 'da Noruega' },
  ir: { typed: 'iranian*|do ira', from: 'do Irã' },
  ru: { typed: 'russ*|da russia', from: 'da Rússia' },
  pl: { typed: 'polones|polonesa|polonesas|poloneses|da polonia', from: 'da Polônia' },
};

/** Words for everything else that a list can be filtered by. */
export const intentionWords = {
  movies: 'filme|filmes|filmao|filminho|film|films|longa|longas|longa metragem|longas metragens|movie|movies',
  series: 'serie|series|seriado|seriados|seriezinha|minisserie|minisseries|tv series|programa de tv|programas de tv',
  access: {
    free:
      'gratis|gratuito|gratuitos|gratuita|gratuitas|gratuitamente|de graca|na faixa|sem pagar|sem pagar nada|' +
      'sem assinatura|free|sem custo|sem assinar nada|sem assinar|que nao paga|0800',
    ads: 'com anuncio|com anuncios|com propaganda|com propagandas|com comercial|com comerciais',
    rental: 'aluguel|alugar|para alugar|pra alugar|de aluguel|alugado|alugados|por aluguel|locacao',
    purchase: 'comprar|para comprar|pra comprar|compra|a venda|para compra',
    cinema:
      'cinemas|no cinema|nos cinemas|em cartaz|em cartaz no cinema|em cartaz nos cinemas|que estao no cinema|' +
      'que esta no cinema|na telona|passando no cinema',
    included:
      'incluso|inclusos|incluido|incluidos|na assinatura|incluso na assinatura|streaming|no streaming|por assinatura',
  },
  cinema: 'cinema',
  children:
    'infantil|infantis|para crianca|para criancas|pra crianca|pra criancas|de crianca|de criancas|com crianca|' +
    'com criancas|para ver com criancas|para ver com as criancas|com as criancas|para os filhos|com os filhos|com meu filho|' +
    'com minha filha|para o meu filho|para a minha filha|para crianca pequena|para criancas pequenas|kids|' +
    'pra molecada|para a molecada|para bebe|para bebes',
  anyAge:
    'livre|livres|livre para todos|livre para todas as idades|classificacao livre|censura livre|para todas as idades|' +
    'de classificacao livre|com classificacao livre|para todos',
  teenagers:
    'adolescente|adolescentes|para adolescente|para adolescentes|pra adolescente|pra adolescentes|com adolescente|com adolescentes',
  short:
    'curto|curtos|curta|curtas|curtinho|curtinhos|curtinha|curtinhas|rapido|rapidos|rapida|rapidas|rapidinho|breve|de curta duracao',
  shortFilms: 'curta metragem|curtas metragens|curtametragem',
  dubbed: 'dublado|dublados|dublada|dubladas|em portugues|com dublagem|dublado em portugues|dublados em portugues',
  wellRated:
    'bom|boa|bons|boas|otimo|otimos|otima|otimas|bem avaliado|bem avaliados|bem avaliada|bem avaliadas|nota alta|' +
    'com nota alta|com nota boa|com boa nota|aclamado|aclamados|aclamada|aclamadas|excelente|excelentes',
  orders: {
    'rating-desc':
      'melhor|melhores|top|melhor avaliado|melhor avaliados|melhor avaliada|melhor avaliadas|mais bem avaliados|' +
      'mais bem avaliadas|melhores avaliados|melhores avaliadas|maior nota|com maior nota|maiores notas',
    'date-desc':
      'lancamento|lancamentos|novo|novos|nova|novas|recente|recentes|mais recente|mais recentes|mais novos|mais novas|' +
      'ultimos lancamentos|recem lancados|recem lancadas|atuais|atual',
    'date-asc': 'antigo|antigos|antiga|antigas|mais antigo|mais antigos|mais antiga|mais antigas',
    'votes-desc': 'mais votado|mais votados|mais votada|mais votadas',
    arrival:
      'novidade|novidades|que chegaram|que chegou|chegaram|chegou|que entraram|que entrou|entraram|entrou|recem chegados|' +
      'recem chegadas|acabaram de chegar|que acabaram de chegar|chegando|adicionados|adicionadas',
    popular:
      'popular|populares|mais popular|mais populares|famoso|famosos|famosa|famosas|mais visto|mais vistos|mais vistas|' +
      'mais assistido|mais assistidos|mais assistidas|em alta|bombando|do momento|que estao bombando',
  },
  /** Words that say nothing about the list. */
  ignored:
    'o|a|os|as|um|uma|uns|umas|de|da|do|das|dos|em|no|na|nos|nas|e|ou|com|para|pra|por|ao|que|qual|quais|quero|queria|ver|' +
    'assistir|assisto|assiste|olhar|achar|encontrar|procurar|procuro|procurando|busco|tem|ha|existe|existem|passa|passam|passando|' +
    'passar|esta|estao|disponivel|disponiveis|catalogo|catalogos|lista|listas|lista de|online|on line|algum|alguns|alguma|' +
    'algumas|me|mostra|mostre|mostrar|indica|indique|indicacao|indicacoes|dica|dicas|sugestao|sugestoes|sugere|recomenda|' +
    'recomendacao|recomendacoes|tudo|todos|todas|todo|toda|so|somente|apenas|hoje|hoje a noite|agora|aqui|onde|eu|' +
    'posso|da pra|algo|plataforma|legendado|legendada|legendados|legendadas|com legenda|sem cadastro|para maratonar|' +
    'pra maratonar|maratonar|de todos os tempos|em 4k|em hd|completo|completos|leve|leves|imperdivel|imperdiveis|' +
    'baseado em fatos reais|baseados em fatos reais|baseada em fatos reais|baseadas em fatos reais|com uma temporada|titulo|titulos|tipo|estilo|genero|feito|feitos|feita|feitas|produzido|produzidos|ano',
} as const;

/** Words that stand for a kind, a genre and a country at once. */
export const intentionBundles: Readonly<Record<string, { kind?: 'series'; genre?: string; country: string }>> = {
  'anime|animes|desenho japones|desenhos japoneses': { genre: 'animacao', country: 'jp' },
  'dorama|doramas|k drama|k dramas|kdrama|kdramas|drama coreano|dramas coreanos': { kind: 'series', country: 'kr' },
};

/**
 * Numbers as typed, as regular expressions, tried in this order. In braces: a year, a decade, a number of hours, and words that
 * bound a duration.
 */
export const typedNumbers = {
  yearRange: '(?:entre (?:os anos )?|de |dos? )?(?:anos? (?:de )?)?{year} (?:e|a|ate) {year}',
  sinceYear:
    '(?:a partir (?:de|do ano)|desde|de) {year} (?:para ca|pra ca|em diante|para frente)|' +
    '(?:a partir (?:de|do ano)|desde|lancados desde) {year}',
  afterYear: '(?:depois|apos) (?:de )?{year}',
  beforeYear: '(?:antes|anteriores?) (?:de |a )?{year}',
  untilYear: 'ate (?:o ano (?:de )?)?{year}',
  decades: '(?:d?os |nos |da |na |de )?(?:anos|decadas?(?: de)?) {decade}(?: (?:e|a|ate) (?:anos )?{decade})?',
  year: '(?:de |do |em )?(?:ano (?:de )?)?{year}',
  thisYear: '(?:d|n)?(?:este|esse) ano',
  lastYear: '(?:d|n)?o ano passado|ano passado',
  hoursAndMinutes: '{atMost}{count} (?:h|hora|horas)(?: e)? (\\d{2})(?: ?(?:min|minutos))?',
  shortHours: '{atMost}(\\d)h(\\d{2})?(?:min|m)?',
  hours: '{atMost}{count} (?:h|hora|horas)( e meia)?',
  minutes: '{atMost}(\\d{2,3}) ?(?:min|mins|minutos)',
  age:
    '(?:(?:para|pra|com) )?(?:(?:crianca|criancas|filho|filha|alguem|menino|menina) )?' +
    '(?:ate|de ate|menores de|menor de|de|com|para|pra)? ?(\\d{1,2}) anos(?: de idade| ou menos)?',
  certification:
    '(?:com |de )?(?:classificacao|censura|faixa)(?: (?:indicativa|etaria))?(?: (?:ate|de|maxima))? (\\d{1,2})(?: anos)?',
  rating:
    '(?:com )?(?:notas?|avaliacao|rating) (?:minima |no minimo |acima de |maior que |maior do que |a partir de |mais de |de |' +
    'pelo menos )?(?:de )?(\\d{1,2})(?: (?:ou|pra|para) (?:mais|cima|maior))?',
  top: '(?:no )?top \\d{1,3}',
  bareRating: '(?:acima de|maior que|mais de) (\\d{1,2})(?: de nota)?',
} as const;

export const typedNumberParts = {
  atMost:
    '(?:(?:de |com |que (?:dure|duram) |com duracao )?(?:ate|menos de|no maximo|menor que|abaixo de|de|com|em) )?',
  hours: { uma: 1, duas: 2, tres: 3, meia: 0.5 },
  decades: { vinte: 20, trinta: 30, quarenta: 40, cinquenta: 50, sessenta: 60, setenta: 70, oitenta: 80, noventa: 90 },
} as const;

/** How the answer to an intention is written. */
export const intentionLabels = {
  kinds: { movie: 'Filmes', series: 'Séries' },
  ofGenre: (genre: string) => (genre === 'Infantil' ? 'infantis' : `de ${genre.toLocaleLowerCase('pt-BR')}`),
  access: {
    gratis: 'grátis',
    anuncios: 'com anúncios',
    aluguel: 'para alugar',
    compra: 'para comprar',
    cinema: 'nos cinemas',
    incluso: 'por assinatura',
  },
  year: (year: number) => `de ${year}`,
  decade: (decade: number) => `dos anos ${decade < 2000 ? decade % 100 : decade}`,
  years: (from: number, to: number) => `de ${from} a ${to}`,
  since: (year: number) => `desde ${year}`,
  until: (year: number) => `até ${year}`,
  anyAge: 'de classificação livre',
  age: (age: number) => `até ${age} anos`,
  minutes: (text: string) => `de até ${text}`,
  rating: (rating: number) => `com nota ${rating} ou mais`,
  dubbed: { movie: 'dublados', series: 'dubladas' },
  orders: {
    'rating-desc': 'melhores notas primeiro',
    'date-desc': 'mais recentes primeiro',
    'date-asc': 'do mais antigo ao mais novo',
    'votes-desc': 'os mais votados primeiro',
    arrival: 'chegadas mais recentes primeiro',
  },
  or: ' ou ',
} as const;

/** Parts in a cast that name no character. */
export const notCharacters =
  'self|himself|herself|themselves|narrator|narrador|narradora|ele mesmo|ela mesma|eles mesmos|si mesmo|si mesma|host|' +
  'apresentador|apresentadora|various|varios|voz|voice|uncredited|extra|figurante';
