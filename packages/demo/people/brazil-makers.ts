import type { PersonFacts } from '../person-facts.ts';

export const brazilMakers: readonly PersonFacts[] = [
  {
    name: 'Walter Salles',
    department: 'Directing',
    gender: 2,
    born: '1956-04-12',
    birthplace: 'Rio de Janeiro, Brasil',
    biography:
      'A estrada é seu cenário de trabalho: um ônibus rumo ao sertão em Central do Brasil, uma moto pela América do Sul em Diários de Motocicleta. Vindo do documentário, filma rostos e deslocamentos com paciência. Em Ainda Estou Aqui fica dentro de casa, e a viagem passa a ser a de uma família que espera.',
  },
  {
    name: 'Kleber Mendonça Filho',
    department: 'Directing',
    gender: 2,
    born: '1968-11-22',
    birthplace: 'Recife, Brasil',
    biography:
      'Foi crítico e programador de cinema antes de virar a câmera para a própria vizinhança. Do bairro vigiado de O Som ao Redor ao prédio de Aquarius, do povoado de Bacurau ao Recife de O Agente Secreto, seus filmes usam zoom, tela larga e ruídos de rua para falar de quem manda e de quem se lembra.',
  },
  {
    name: 'Glauber Rocha',
    department: 'Directing',
    gender: 2,
    born: '1939-03-14',
    died: '1981-08-22',
    birthplace: 'Vitória da Conquista, Brasil',
    biography:
      'Tinha 24 anos quando filmou Deus e o Diabo na Terra do Sol, com câmera na mão, cordel e Villa-Lobos. Voz mais inflamada do Cinema Novo, escreveu o manifesto Estética da Fome e levou para Terra em Transe a política em estado de febre. Ganhou em Cannes o prêmio de direção por O Dragão da Maldade contra o Santo Guerreiro.',
  },
  {
    name: 'Nelson Pereira dos Santos',
    department: 'Directing',
    gender: 2,
    born: '1928-10-22',
    died: '2018-04-21',
    birthplace: 'São Paulo, Brasil',
    biography:
      'Com Rio, 40 Graus, levou a filmagem para a rua e para o morro e mostrou à geração seguinte que dava para fazer cinema sem estúdio. Duas vezes adaptou Graciliano Ramos: a luz que cega de Vidas Secas e o diário de prisão de Memórias do Cárcere. Foi o primeiro cineasta eleito para a Academia Brasileira de Letras.',
  },
  {
    name: 'Joaquim Pedro de Andrade',
    department: 'Directing',
    gender: 2,
    born: '1932-05-25',
    died: '1988-09-10',
    birthplace: 'Rio de Janeiro, Brasil',
    biography:
      'Leitor de modernistas, converteu Macunaíma em comédia de cores gritantes, com gente comendo gente e o herói fugindo do serviço. Antes filmara Garrincha, Alegria do Povo e O Padre e a Moça; depois, a história oficial pelo avesso em Os Inconfidentes. O humor seco era sua maneira de ser grave.',
  },
  {
    name: 'Carlos Diegues',
    department: 'Directing',
    gender: 2,
    born: '1940-05-19',
    died: '2025-02-14',
    birthplace: 'Maceió, Brasil',
    biography:
      'Cacá, como todos o chamavam, saiu do Cinema Novo em busca de plateia sem largar a história do país. Xica da Silva tem alegria de desfile de escola de samba; Bye Bye Brasil segue uma trupe mambembe por estradas onde já despontam antenas de TV. Gostava de música, de festa e de gente em trânsito.',
  },
  {
    name: 'Leon Hirszman',
    department: 'Directing',
    gender: 2,
    born: '1937-11-22',
    died: '1987-09-15',
    birthplace: 'Rio de Janeiro, Brasil',
    biography:
      'Filmou o trabalho e quem vive dele, em documentários curtos sobre cantos de roça e em ficções como A Falecida e São Bernardo. Depois de acompanhar os metalúrgicos em ABC da Greve, adaptou Eles Não Usam Black-Tie, premiado em Veneza, em que pai e filho discordam sobre furar o piquete.',
  },
  {
    name: 'Eduardo Coutinho',
    department: 'Directing',
    gender: 2,
    born: '1933-05-11',
    died: '2014-02-02',
    birthplace: 'São Paulo, Brasil',
    biography:
      'Seu cinema cabia numa cadeira e numa boa conversa. Depois de reencontrar em Cabra Marcado para Morrer os camponeses de um filme interrompido em 1964, dedicou-se a ouvir: porteiros e aposentadas em Edifício Master, atrizes em Jogo de Cena. Perguntava pouco, esperava muito e não cortava os silêncios.',
  },
  {
    name: 'Hector Babenco',
    department: 'Directing',
    gender: 2,
    born: '1946-02-07',
    died: '2016-07-13',
    birthplace: 'Mar del Plata, Argentina',
    biography:
      'Argentino que fez do Brasil sua casa de cinema, aproximou-se de quem vive preso ou à margem: os meninos de Pixote, os companheiros de cela de O Beijo da Mulher Aranha, os detentos de Carandiru. Misturava atores formados e gente da rua, e foi indicado ao Oscar de direção pelo segundo desses filmes.',
  },
  {
    name: 'Bruno Barreto',
    department: 'Directing',
    gender: 2,
    born: '1955-03-16',
    birthplace: 'Rio de Janeiro, Brasil',
    biography:
      'Mal passava dos vinte anos quando Dona Flor e Seus Dois Maridos bateu recordes de público que durariam décadas. Prefere contar histórias de forma clara, com bons atores à frente, seja no romance de Gabriela, seja no sequestro do embaixador de O Que É Isso, Companheiro?, indicado ao Oscar.',
  },
  {
    name: 'Anselmo Duarte',
    department: 'Directing',
    gender: 2,
    born: '1920-04-21',
    died: '2009-11-07',
    birthplace: 'Salto, Brasil',
    biography:
      'Galã das chanchadas da Atlântida e dos dramas da Vera Cruz, aprendeu a dirigir observando os outros. No segundo longa, O Pagador de Promessas, levou para casa a Palma de Ouro de Cannes, a única de um filme brasileiro até hoje. Dirigiu ainda Vereda da Salvação, de novo sobre fé e intolerância no interior.',
  },
  {
    name: 'Humberto Mauro',
    department: 'Directing',
    gender: 2,
    born: '1897-04-30',
    died: '1983-11-05',
    birthplace: 'Volta Grande, Brasil',
    biography:
      'Fez em Cataguases, com vizinhos no elenco, alguns dos primeiros filmes brasileiros que ainda se veem com gosto. No Rio, dirigiu Ganga Bruta, em que fábricas e plantas dizem mais que os diálogos. Passou depois décadas no Instituto Nacional do Cinema Educativo, filmando carros de boi, canções e ofícios.',
  },
  {
    name: 'Mário Peixoto',
    department: 'Directing',
    gender: 2,
    born: '1908-03-25',
    died: '1992-02-03',
    biography:
      'Deixou um único filme pronto, e bastou. Limite, rodado em Mangaratiba quando ele mal passara dos vinte anos, põe três náufragos num barco e deixa a câmera vagar por cercas, ondas e lembranças. Escreveu também romance, poesia e roteiros que não chegaram a ser filmados.',
  },
  {
    name: 'Rogério Sganzerla',
    department: 'Directing',
    gender: 2,
    birthplace: 'Joaçaba, Brasil',
    biography:
      'Crítico de jornal ainda adolescente, aos vinte e poucos soltou O Bandido da Luz Vermelha, faroeste do terceiro mundo com locutor de rádio, letreiro luminoso e piada de mau gosto. Fundou com Júlio Bressane a produtora Belair e investigou mais de uma vez a passagem de Orson Welles pelo Brasil.',
  },
  {
    name: 'José Mojica Marins',
    department: 'Directing',
    gender: 2,
    born: '1936-03-13',
    died: '2020-02-19',
    birthplace: 'São Paulo, Brasil',
    biography:
      'Cresceu num cinema de bairro e improvisou o próprio estúdio. Conta-se que Zé do Caixão lhe apareceu em pesadelo; a capa preta, a cartola e as unhas compridas fizeram o resto. À Meia-Noite Levarei Sua Alma, tido como o primeiro longa de terror do país, foi escrito, dirigido e encarnado por ele.',
  },
  {
    name: 'Fernando Meirelles',
    department: 'Directing',
    gender: 2,
    born: '1955-11-09',
    birthplace: 'São Paulo, Brasil',
    biography:
      'Arquiteto de formação, passou pelo vídeo independente, pela TV e pela publicidade antes de Cidade de Deus, filme de montagem veloz e elenco formado em oficinas, que lhe deu uma indicação ao Oscar de direção. Filmou depois O Jardineiro Fiel, Ensaio sobre a Cegueira e Dois Papas, e criou com Kátia Lund a série Cidade dos Homens.',
  },
  {
    name: 'Kátia Lund',
    department: 'Directing',
    gender: 1,
    birthplace: 'São Paulo, Brasil',
    biography:
      'Conhece o morro com a câmera na mão: com João Moreira Salles, dirigiu Notícias de uma Guerra Particular, documentário sobre tráfico e polícia no Rio. Codirigiu Cidade de Deus e ajudou a formar, em oficinas, os jovens que estão na tela. O mesmo método deu na série Cidade dos Homens.',
  },
  {
    name: 'José Padilha',
    department: 'Directing',
    gender: 2,
    born: '1967-08-01',
    birthplace: 'Rio de Janeiro, Brasil',
    biography:
      'Estreou na direção com Ônibus 174, que reconstitui um sequestro transmitido ao vivo, e dali tirou o ponto de vista seguinte: o da polícia. Os dois Tropa de Elite são narrados de dentro da farda, com câmera nervosa e o capitão falando direto ao espectador. Em Hollywood, refilmou RoboCop e dirigiu o começo de Narcos.',
  },
  {
    name: 'Guel Arraes',
    department: 'Directing',
    gender: 2,
    born: '1953-12-12',
    birthplace: 'Recife, Brasil',
    biography:
      'Diálogo veloz, corte seco, ator que fala por cima do outro: o ritmo que ele levou à TV em Armação Ilimitada e TV Pirata chegou ao cinema com O Auto da Compadecida. Gosta de partir do teatro nordestino, de Ariano Suassuna a Osman Lins, autor da peça que deu origem a Lisbela e o Prisioneiro.',
  },
  {
    name: 'Jorge Furtado',
    department: 'Directing',
    gender: 2,
    born: '1959-06-09',
    birthplace: 'Porto Alegre, Brasil',
    biography:
      'Um tomate rola até o lixo e, em treze minutos, Ilha das Flores explica a economia do mundo. Esse gosto por montar raciocínios com figuras, definições e piadas atravessa O Homem que Copiava e Saneamento Básico, o Filme. Um dos fundadores da Casa de Cinema de Porto Alegre, escreve muito para a televisão.',
  },
  {
    name: 'Anna Muylaert',
    department: 'Directing',
    gender: 1,
    born: '1964-04-21',
    birthplace: 'São Paulo, Brasil',
    biography:
      'Que Horas Ela Volta? cabe quase todo numa cozinha, e é pela porta dela que a diretora enquadra quem serve e quem é servido. Roteirista do Castelo Rá-Tim-Bum, estreou em longas com Durval Discos, comédia que descarrila no lado B, e voltou às mães em Mãe Só Há Uma.',
  },
  {
    name: 'Karim Aïnouz',
    department: 'Directing',
    gender: 2,
    born: '1966-01-17',
    birthplace: 'Fortaleza, Brasil',
    biography:
      'O corpo vem antes da trama nos filmes deste cearense: o suor e a navalha de Madame Satã, as cartas que as irmãs de A Vida Invisível nunca recebem, o neon e o calor de Motel Destino. Trabalhou no roteiro de Abril Despedaçado e filma melodramas em que a cor quase fala.',
  },
  {
    name: 'Luiz Fernando Carvalho',
    department: 'Directing',
    gender: 2,
    born: '1960-07-28',
    birthplace: 'Rio de Janeiro, Brasil',
    biography:
      'Prepara elencos durante meses, em galpões onde se ensaia, se pinta e se canta. Desse modo de trabalhar saíram a prosa em carne viva de Lavoura Arcaica e minisséries que a TV aberta raramente arrisca: Hoje É Dia de Maria, dentro de uma cúpula, e Capitu, num salão abandonado do Rio.',
  },
  {
    name: 'Laís Bodanzky',
    department: 'Directing',
    gender: 1,
    born: '1969-09-23',
    birthplace: 'São Paulo, Brasil',
    biography:
      'Levou cinema antes de fazer: rodou o interior com o Cine Mambembe, projetando curtas em praça pública. Bicho de Sete Cabeças, a estreia, fica colado ao rosto de um rapaz que o pai manda internar. Vieram depois o baile de Chega de Saudade, a escola de As Melhores Coisas do Mundo e Como Nossos Pais.',
  },
  {
    name: 'Daniel Rezende',
    department: 'Editing',
    gender: 2,
    born: '1975-05-05',
    birthplace: 'São Paulo, Brasil',
    biography:
      'Foi na ilha de edição que apareceu: a montagem de Cidade de Deus, seu primeiro longa, lhe valeu uma indicação ao Oscar. Cortou ainda os dois Tropa de Elite. Na direção, contou a vida de um palhaço de TV em Bingo: O Rei das Manhãs e deu carne e coelho de pelúcia à Turma da Mônica: Laços.',
  },
  {
    name: 'Marcelo Gomes',
    department: 'Directing',
    gender: 2,
    birthplace: 'Recife, Brasil',
    biography:
      'Dois homens, um caminhão e um projetor atravessam o sertão de 1942 em Cinema, Aspirinas e Urubus, filmado com luz estourada de meio-dia. O pernambucano seguiu na estrada com Karim Aïnouz em Viajo porque Preciso, Volto porque Te Amo, montado só com imagens de viagem e uma voz.',
  },
  {
    name: 'Carla Camurati',
    department: 'Directing',
    gender: 1,
    born: '1960-10-14',
    birthplace: 'Rio de Janeiro, Brasil',
    biography:
      'Atriz conhecida dos anos 1980, fez Carlota Joaquina, Princesa do Brazil com pouco dinheiro e muita peruca, e cuidou ela mesma de levar as cópias de cidade em cidade. O público respondeu, e o filme passou a marcar a chamada retomada do cinema brasileiro. Dirigiu ainda óperas e Copacabana.',
  },
  {
    name: 'Breno Silveira',
    department: 'Directing',
    gender: 2,
    biography:
      'Fotógrafo antes de diretor, assinou a luz de Carlota Joaquina, Princesa do Brazil. Em 2 Filhos de Francisco, sua estreia na ficção, trocou a fofoca sobre a dupla pela teimosia de um pai na roça, e o filme levou mais de cinco milhões de pessoas ao cinema. Voltou à música em Gonzaga: De Pai pra Filho.',
  },
  {
    name: 'Daniel Filho',
    department: 'Directing',
    gender: 2,
    born: '1937-09-30',
    birthplace: 'Rio de Janeiro, Brasil',
    biography:
      'Criado entre o circo e o teatro de revista, ajudou a inventar o jeito Globo de fazer novela, à frente de títulos como Irmãos Coragem e Pecado Capital. No cinema, apostou na comédia para sala cheia, com a troca de corpos de Se Eu Fosse Você, e produziu Cazuza: O Tempo Não Para.',
  },
  {
    name: 'Suzana Amaral',
    department: 'Directing',
    gender: 1,
    born: '1932-03-28',
    died: '2020-06-25',
    birthplace: 'São Paulo, Brasil',
    biography:
      'Entrou na faculdade de cinema depois dos trinta e estreou em longas aos cinquenta e poucos, com A Hora da Estrela. Em vez de imitar a narração de Clarice Lispector, tirou o narrador e ficou com o silêncio de Macabéa. Fez pouco e devagar: Uma Vida em Segredo e Hotel Atlântico também saíram de livros.',
  },
  {
    name: 'Luís Sérgio Person',
    department: 'Directing',
    gender: 2,
    born: '1936-02-12',
    died: '1976-01-07',
    birthplace: 'São Paulo, Brasil',
    biography:
      'Voltou de um curso de cinema em Roma e filmou a própria cidade no auge da indústria do automóvel. São Paulo, Sociedade Anônima corre entre escritórios, viadutos e crises de nervos, sem saber parar. Depois fez O Caso dos Irmãos Naves, sobre um erro judiciário, e dirigiu teatro.',
  },
  {
    name: 'Lima Barreto',
    department: 'Directing',
    gender: 2,
    birthplace: 'Casa Branca, Brasil',
    biography:
      'Documentarista paulista, xará do escritor carioca, convenceu a Vera Cruz a filmar um faroeste de chapéu de couro. O Cangaceiro tem cavalos em contraluz e todo mundo cantando Mulher Rendeira; saiu premiado de Cannes e correu o mundo. Voltaria a dirigir um longa apenas em A Primeira Missa.',
  },
  {
    name: 'Fábio Barreto',
    department: 'Directing',
    gender: 2,
    born: '1957-06-06',
    died: '2019-11-20',
    birthplace: 'Rio de Janeiro, Brasil',
    biography:
      'O Quatrilho, que ele dirigiu na serra gaúcha com italiano misturado ao português, recolocou um filme brasileiro na disputa do Oscar depois de mais de trinta anos. Antes filmara o sertão de Luzia Homem; depois, recuou ao Rio Grande do Sul do século XIX em A Paixão de Jacobina.',
  },
  {
    name: 'Alê Abreu',
    department: 'Directing',
    gender: 2,
    born: '1971-03-06',
    birthplace: 'São Paulo, Brasil',
    biography:
      'Desenha com giz de cera, recorte de jornal e caneta, e deixa o traço à vista. O Menino e o Mundo, que quase não tem palavras e fala português de trás para a frente, concorreu ao Oscar de animação. Antes fez Garoto Cósmico; depois, entrou na floresta de Perlimps.',
  },
  {
    name: 'Petra Costa',
    department: 'Directing',
    gender: 1,
    born: '1983-07-08',
    birthplace: 'Belo Horizonte, Brasil',
    biography:
      'Narra seus documentários na primeira pessoa, em voz baixa, misturando arquivo de família e arquivo do país. Elena acompanha uma ausência pelas ruas de Nova York; Democracia em Vertigem, indicado ao Oscar, olha de perto os corredores de Brasília entre um governo e outro.',
  },
  {
    name: 'Daniel Ribeiro',
    department: 'Directing',
    gender: 2,
    born: '1982-05-20',
    birthplace: 'São Paulo, Brasil',
    biography:
      'Um curta visto por milhões na internet, Eu Não Quero Voltar Sozinho, cresceu até virar o longa Hoje Eu Quero Voltar Sozinho, premiado em Berlim. O diretor trata a descoberta do primeiro amor sem tragédia anunciada, com luz de fim de tarde e adolescentes que falam como adolescentes.',
  },
  {
    name: 'Carlos Saldanha',
    department: 'Directing',
    id: 5714,
    gender: 2,
    born: '1965-01-24',
    birthplace: 'Rio de Janeiro, Brasil',
    biography:
      'Fez carreira na animação americana, no estúdio dos filmes A Era do Gelo, e aproveitou para soltar uma ararinha-azul na própria cidade em Rio. Com O Touro Ferdinando, voltou à lista do Oscar. Ao criar Cidade Invisível, passou a atores de carne e osso e ao folclore que ouvia em criança.',
  },
  {
    name: 'Juliano Dornelles',
    department: 'Directing',
    gender: 2,
    birthplace: 'Recife, Brasil',
    biography:
      'Parceiro de longa data de Kleber Mendonça Filho, fez a direção de arte de O Som ao Redor e de Aquarius antes de dividir com ele a direção e o roteiro de Bacurau. O gosto pelo cinema de gênero é antigo: num de seus curtas, o culto ao músculo já virava filme de terror.',
  },
  {
    name: 'Walter Carvalho',
    department: 'Camera',
    gender: 2,
    birthplace: 'João Pessoa, Brasil',
    biography:
      'A luz de Central do Brasil, que vai do cinza da estação ao amarelo do sertão, é dele, como as sombras de Lavoura Arcaica e o suor de Madame Satã. Paraibano, formado em desenho industrial, trata cada filme como uma matéria diferente. Também dirige: fez Cazuza: O Tempo Não Para com Sandra Werneck.',
  },
  {
    name: 'César Charlone',
    department: 'Camera',
    gender: 2,
    birthplace: 'Montevidéu, Uruguai',
    biography:
      'Uruguaio radicado em São Paulo, levou câmera leve, película granulada e cor saturada para as vielas de Cidade de Deus, e foi indicado ao Oscar pela fotografia. Repetiu a parceria com Fernando Meirelles em O Jardineiro Fiel. Na direção, assinou O Banheiro do Papa e episódios de 3%.',
  },
  {
    name: 'Luiz Carlos Barreto',
    department: 'Production',
    gender: 2,
    born: '1928-05-20',
    birthplace: 'Sobral, Brasil',
    biography:
      'Fotógrafo da revista O Cruzeiro, chegou ao cinema propondo filmar o Nordeste sem filtro: daí a claridade que machuca em Vidas Secas e o contraste de Terra em Transe. Produtor em seguida, pôs de pé Dona Flor e Seus Dois Maridos, Bye Bye Brasil e dezenas de outros títulos.',
  },
  {
    name: 'Bráulio Mantovani',
    department: 'Writing',
    gender: 2,
    birthplace: 'São Paulo, Brasil',
    biography:
      'Pegou um romance de centenas de personagens e achou nele um narrador, Buscapé: o roteiro de Cidade de Deus foi indicado ao Oscar. Depois deu voz ao Capitão Nascimento nos dois Tropa de Elite. O fio comum é o relato em primeira pessoa, que avança, volta atrás e se corrige.',
  },
  {
    name: 'Paulo Lins',
    department: 'Writing',
    gender: 2,
    born: '1958-06-11',
    birthplace: 'Rio de Janeiro, Brasil',
    biography:
      'Criado na Cidade de Deus, poeta antes de ser romancista, trabalhou numa pesquisa sobre criminalidade que lhe rendeu material para anos. Dela saiu o livro de 1997 em que o filme se baseia, escrito na língua das ruas que descreve. Escreveu depois para Cidade dos Homens e publicou Desde que o Samba É Samba.',
  },
  {
    name: 'Ariano Suassuna',
    department: 'Writing',
    gender: 2,
    born: '1927-06-16',
    died: '2014-07-23',
    birthplace: 'João Pessoa, Brasil',
    biography:
      'Juntou cordel, circo e auto medieval numa peça de 1955 que o Brasil sabe quase de cor: Auto da Compadecida, a de João Grilo e Chicó. Paraibano, professor no Recife, fundou o Movimento Armorial e escreveu o Romance d’A Pedra do Reino. Suas aulas-espetáculo enchiam teatros com ele sozinho na cadeira.',
  },
  {
    name: 'Jorge Amado',
    department: 'Writing',
    gender: 2,
    born: '1912-08-10',
    died: '2001-08-06',
    birthplace: 'Itabuna, Brasil',
    biography:
      'Poucos escritores brasileiros foram tão filmados. Dona Flor e Seus Dois Maridos, Gabriela, Tieta, Tenda dos Milagres e Capitães da Areia saíram de seus romances, povoados por cozinheiras, malandros, coronéis e pais de santo. Apresentava a Bahia inteira feito vizinhança, sem pressa e com cheiro de dendê.',
  },
];
