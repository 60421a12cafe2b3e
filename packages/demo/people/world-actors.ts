import type { PersonFacts } from '../person-facts.ts';

export const worldActors: readonly PersonFacts[] = [
  {
    name: 'Al Pacino',
    id: 1158,
    department: 'Acting',
    gender: 2,
    born: '1940-04-25',
    birthplace: 'Nova York, Estados Unidos',
    biography:
      'Michael Corleone começa fardado, rindo numa festa, e termina sozinho na penumbra: em três filmes de O Poderoso Chefão, o ator mostra um rosto se fechando aos poucos. Fora dali gosta do volume alto, como o assaltante de Um Dia de Cão e o policial de Fogo contra Fogo. O Oscar veio com o cego de Perfume de Mulher.',
  },
  {
    name: 'Marlon Brando',
    department: 'Acting',
    gender: 2,
    born: '1924-04-03',
    died: '2004-07-01',
    birthplace: 'Omaha, Estados Unidos',
    biography:
      'Murmurava, coçava o queixo, virava as costas para a câmera, e com isso mudou o que se esperava de um ator em Uma Rua Chamada Pecado e Sindicato de Ladrões. Para ser Don Vito, em O Poderoso Chefão, engrossou a mandíbula e baixou a voz. Em Apocalypse Now, bastaram-lhe a cabeça raspada e o escuro.',
  },
  {
    name: 'Robert De Niro',
    department: 'Acting',
    gender: 2,
    born: '1943-08-17',
    birthplace: 'Nova York, Estados Unidos',
    biography:
      'Dirigiu táxi de madrugada antes de Taxi Driver, aprendeu siciliano para ser o jovem Vito de O Poderoso Chefão: Parte II e ganhou quase trinta quilos em Touro Indomável. Com Martin Scorsese formou uma parceria de meio século, de Caminhos Perigosos a Os Bons Companheiros e muito além.',
  },
  {
    name: 'Robert Duvall',
    department: 'Acting',
    gender: 2,
    born: '1931-01-05',
    died: '2026-02-15',
    birthplace: 'San Diego, Estados Unidos',
    biography:
      'Sabia sumir dentro do terno de Tom Hagen, o advogado que escuta tudo em O Poderoso Chefão, e sabia também surfar sobre a guerra como o Kilgore de Apocalypse Now. Estreou no cinema sem uma fala, em O Sol É para Todos, ganhou o Oscar por A Força do Carinho e dirigiu O Apóstolo.',
  },
  {
    name: 'Diane Keaton',
    department: 'Acting',
    gender: 1,
    born: '1946-01-05',
    died: '2025-10-11',
    birthplace: 'Los Angeles, Estados Unidos',
    biography:
      'Kay é quem fica do lado de fora da porta em O Poderoso Chefão, e Keaton fez desse lugar um ponto de vista. Na comédia, inventou um jeito de hesitar no meio da frase, de colete e gravata, que lhe deu o Oscar por Noivo Neurótico, Noiva Nervosa. Também dirigiu e publicou livros de fotografia.',
  },
  {
    name: 'John Cazale',
    department: 'Acting',
    gender: 2,
    biography:
      'Fez só cinco longas, e todos concorreram ao Oscar de melhor filme. Em dois deles foi Fredo, o irmão fraco de O Poderoso Chefão, que ele defendia com testa suada e orgulho ferido. Os outros três são A Conversação, Um Dia de Cão e O Franco Atirador. Nunca parecia estar atuando.',
  },
  {
    name: 'Tom Hanks',
    id: 31,
    department: 'Acting',
    gender: 2,
    born: '1956-07-09',
    birthplace: 'Concord, Estados Unidos',
    biography:
      'Comediante em Quero Ser Grande, ganhou o Oscar dois anos seguidos, por Filadélfia e Forrest Gump: O Contador de Histórias. Especializou-se no homem comum a quem acontece o extraordinário, seja um náufrago, um capitão ou um astronauta em apuros, e dá voz ao caubói Woody de Toy Story.',
  },
  {
    name: 'Morgan Freeman',
    id: 192,
    department: 'Acting',
    gender: 2,
    born: '1937-06-01',
    birthplace: 'Memphis, Estados Unidos',
    biography:
      'A voz grave que narra Um Sonho de Liberdade virou uma espécie de instrumento do cinema americano, chamada para contar de tudo. Por trás dela há um ator de gestos mínimos, que passou anos no teatro antes de Conduzindo Miss Daisy. Ganhou o Oscar por Menina de Ouro e é o Lucius Fox de Batman.',
  },
  {
    name: 'Brad Pitt',
    id: 287,
    department: 'Acting',
    gender: 2,
    born: '1963-12-18',
    birthplace: 'Shawnee, Estados Unidos',
    biography:
      'Com cara de astro e gosto de ator de apoio, costuma mastigar alguma coisa em cena e deixar a beleza atrapalhar o personagem. Tyler Durden, em Clube da Luta, é a versão perigosa disso; o dublê de Era uma Vez em… Hollywood, a versão preguiçosa. É também um produtor atento a diretores novos.',
  },
  {
    name: 'Edward Norton',
    id: 819,
    department: 'Acting',
    gender: 2,
    born: '1969-08-18',
    birthplace: 'Boston, Estados Unidos',
    biography:
      'Logo no primeiro filme, As Duas Faces de um Crime, pôs em dúvida tribunal e plateia com um rosto de menino. O narrador insone de Clube da Luta e o neonazista de A Outra História Americana confirmaram o gosto por gente rachada ao meio. Atrás da câmera, estreou com a comédia Tenha Fé.',
  },
  {
    name: 'Helena Bonham Carter',
    id: 1283,
    department: 'Acting',
    gender: 1,
    born: '1966-05-26',
    birthplace: 'Londres, Reino Unido',
    biography:
      'Vestiu espartilho em Uma Janela para o Amor e passou anos sendo chamada para dramas de época, até Marla Singer aparecer de óculos escuros e cigarro em Clube da Luta. Dali em diante preferiu cabelos impossíveis: a bruxa fugitiva de Harry Potter, a Rainha Vermelha de Alice no País das Maravilhas.',
  },
  {
    name: 'Samuel L. Jackson',
    department: 'Acting',
    gender: 2,
    born: '1948-12-21',
    birthplace: 'Washington, Estados Unidos',
    biography:
      'Recita Ezequiel antes de atirar em Pulp Fiction: Tempo de Violência, e a plateia decora junto. Criado no teatro de Atlanta, trabalhou com Spike Lee antes de virar parceiro fiel de Quentin Tarantino. É o Mace Windu de Star Wars e o Nick Fury que costura os filmes da Marvel.',
  },
  {
    name: 'Uma Thurman',
    department: 'Acting',
    gender: 1,
    born: '1970-04-29',
    birthplace: 'Boston, Estados Unidos',
    biography:
      'Descalça, num concurso de dança, fez de Mia Wallace o pôster de Pulp Fiction: Tempo de Violência. Nove anos depois criou com Quentin Tarantino a Noiva de Kill Bill, que exigiu espada, kung fu e teimosia. Antes fora a moça enganada de Ligações Perigosas.',
  },
  {
    name: 'Jodie Foster',
    department: 'Acting',
    gender: 1,
    born: '1962-11-19',
    birthplace: 'Los Angeles, Estados Unidos',
    biography:
      'Trabalha desde os três anos de idade e aos doze filmou Taxi Driver com uma segurança que assustou os adultos. Clarice Starling, a aluna do FBI de O Silêncio dos Inocentes, lhe deu o segundo Oscar; o primeiro foi por Acusados. Costuma escolher mulheres que pensam sob pressão, e também dirige.',
  },
  {
    name: 'Anthony Hopkins',
    department: 'Acting',
    gender: 2,
    born: '1937-12-31',
    birthplace: 'Port Talbot, Reino Unido',
    biography:
      'Hannibal Lecter fica menos de meia hora na tela de O Silêncio dos Inocentes e toma conta do filme sem piscar. O galês, vindo do teatro de Londres, trabalha repetindo o texto centenas de vezes até a fala sair limpa. Voltou a ganhar o Oscar, quase trinta anos depois, por Meu Pai.',
  },
  {
    name: 'Harrison Ford',
    department: 'Acting',
    gender: 2,
    born: '1942-07-13',
    birthplace: 'Chicago, Estados Unidos',
    biography:
      'Carpinteiro entre um papel e outro, tinha passado dos trinta quando Han Solo o tirou da marcenaria. A cara de quem preferia estar em outro lugar serviu ao contrabandista de Star Wars, ao arqueólogo Indiana Jones e ao Deckard de Blade Runner: O Caçador de Androides, que ele reencontra, cansado, em 2049.',
  },
  {
    name: 'Sigourney Weaver',
    department: 'Acting',
    gender: 1,
    born: '1949-10-08',
    birthplace: 'Nova York, Estados Unidos',
    biography:
      'Em Alien: O 8º Passageiro, Ripley é a tripulante que cumpre o regulamento, e por isso demora a parecer heroína. A atriz, alta e de voz firme, voltou à personagem em três continuações. Trabalhou com James Cameron também em Avatar e tem um lado cômico que Os Caça-Fantasmas aproveitou bem.',
  },
  {
    name: 'Leonardo DiCaprio',
    department: 'Acting',
    gender: 2,
    born: '1974-11-11',
    birthplace: 'Los Angeles, Estados Unidos',
    biography:
      'Menino prodígio em Gilbert Grape: Aprendiz de Sonhador, virou pôster de quarto com Titanic e gastou os anos seguintes procurando personagens atormentados. Achou vários com Martin Scorsese, de Os Infiltrados a O Lobo de Wall Street. Em A Origem, entra no sonho alheio sem conseguir sair do próprio.',
  },
  {
    name: 'Kate Winslet',
    department: 'Acting',
    gender: 1,
    born: '1975-10-05',
    birthplace: 'Reading, Reino Unido',
    biography:
      'Depois do naufrágio de Titanic, poderia ter repetido a mocinha; preferiu pintar o cabelo de laranja e azul em Brilho Eterno de uma Mente sem Lembranças e envelhecer em O Leitor, que lhe deu o Oscar. Gosta de papéis sem maquiagem, no cinema e na TV, em que foi a detetive de Mare of Easttown.',
  },
  {
    name: 'Cillian Murphy',
    id: 2037,
    department: 'Acting',
    gender: 2,
    born: '1976-05-25',
    birthplace: 'Cork, Irlanda',
    biography:
      'Olhos claros e poucas palavras: com isso Christopher Nolan o escalou seis vezes, quase sempre de lado, até entregar a ele o centro de Oppenheimer, papel do Oscar. Irlandês vindo da música e do teatro, acordou numa Londres vazia em Extermínio e comandou a quadrilha da série Peaky Blinders.',
  },
  {
    name: 'Christian Bale',
    department: 'Acting',
    gender: 2,
    born: '1974-01-30',
    birthplace: 'Haverfordwest, Reino Unido',
    biography:
      'Tinha treze anos em Império do Sol e já carregava um filme inteiro. Adulto, ficou conhecido por transformar o corpo: esquelético em O Operário, musculoso em Batman: O Cavaleiro das Trevas, barrigudo em Trapaça. Ganhou o Oscar de coadjuvante por O Vencedor, outra vez irreconhecível.',
  },
  {
    name: 'Heath Ledger',
    department: 'Acting',
    gender: 2,
    born: '1979-04-04',
    died: '2008-01-22',
    birthplace: 'Perth, Austrália',
    biography:
      'Hollywood o queria galã, depois de 10 Coisas que Eu Odeio em Você. Ele respondeu com o vaqueiro calado de O Segredo de Brokeback Mountain, que engolia as palavras, e com o Coringa de Batman: O Cavaleiro das Trevas, de lábios lambidos e riso sem alegria, premiado com um Oscar póstumo.',
  },
  {
    name: 'Charlize Theron',
    department: 'Acting',
    gender: 1,
    born: '1975-08-07',
    birthplace: 'Benoni, África do Sul',
    biography:
      'Bailarina antes de ser atriz, leva para a ação a precisão de quem ensaiou queda: a Furiosa de Mad Max: Estrada da Fúria dirige, luta e manda quase sem falar. O Oscar veio por Monster: Desejo Assassino, em que se apaga debaixo da maquiagem. Produz boa parte do que interpreta.',
  },
  {
    name: 'Russell Crowe',
    department: 'Acting',
    gender: 2,
    born: '1964-04-07',
    birthplace: 'Wellington, Nova Zelândia',
    biography:
      'O general que vira escravo e fala baixo antes de bater lhe deu o Oscar por Gladiador. Os filmes logo antes e logo depois, O Informante e Uma Mente Brilhante, pediam o contrário da força: um homem acuado dentro de si. Nascido na Nova Zelândia, formou-se no cinema australiano.',
  },
  {
    name: 'Joaquin Phoenix',
    department: 'Acting',
    gender: 2,
    born: '1974-10-28',
    birthplace: 'San Juan, Porto Rico',
    biography:
      'Commodus, em Gladiador, é um imperador que só queria colo, e nisso está o perigo. O ator procura esse ponto em que a fragilidade vira ameaça, no veterano de O Mestre, no solitário de Ela, no palhaço de Coringa, que lhe rendeu o Oscar. Raramente repete um gesto de um filme no outro.',
  },
  {
    name: 'Anthony Perkins',
    department: 'Acting',
    gender: 2,
    born: '1932-04-04',
    died: '1992-09-12',
    birthplace: 'Nova York, Estados Unidos',
    biography:
      'Era um galã tímido, indicado ao Oscar por Sublime Tentação, quando Alfred Hitchcock percebeu o que havia de inquietante naquela gentileza. O gerente de motel de Psicose, que mastiga balas e gagueja quando mente, grudou nele. Fez ainda O Processo com Orson Welles e voltou a Norman Bates nos anos 1980.',
  },
  {
    name: 'Humphrey Bogart',
    department: 'Acting',
    gender: 2,
    born: '1899-12-25',
    died: '1957-01-14',
    birthplace: 'Nova York, Estados Unidos',
    biography:
      'Passou os anos 1930 morrendo como gângster de segundo plano, até que Relíquia Macabra lhe deu um detetive e Casablanca um coração. O paletó branco, o copo e a frase dita sem mexer o rosto fizeram de Rick Blaine um modelo de cinismo que não convence ninguém. Ganhou o Oscar por Uma Aventura na África.',
  },
  {
    name: 'Ingrid Bergman',
    department: 'Acting',
    gender: 1,
    born: '1915-08-29',
    died: '1982-08-29',
    birthplace: 'Estocolmo, Suécia',
    biography:
      'Filmou Casablanca sem saber com qual dos dois homens Ilsa ficaria, e a dúvida está no rosto dela. Trabalhou em sueco, alemão, inglês, italiano e francês, com Hitchcock em Interlúdio e Rossellini em Viagem à Itália. Ganhou três vezes o Oscar e fechou o círculo na língua natal, com Sonata de Outono.',
  },
  {
    name: 'Gloria Swanson',
    department: 'Acting',
    gender: 1,
    born: '1899-03-27',
    died: '1983-04-04',
    birthplace: 'Chicago, Estados Unidos',
    biography:
      'Estrela do cinema mudo, de vestidos e gestos grandes, aceitou em 1950 interpretar uma estrela esquecida do cinema mudo. Norma Desmond, em Crepúsculo dos Deuses, assiste a um filme antigo em que se vê a própria Swanson. A descida da escada, de olhos arregalados, é toda construída como pantomima.',
  },
  {
    name: 'Gene Kelly',
    department: 'Acting',
    gender: 2,
    born: '1912-08-23',
    died: '1996-02-02',
    birthplace: 'Pittsburgh, Estados Unidos',
    biography:
      'Dançava como atleta, de calça acima do tornozelo e meia branca, para que se visse o pé. Em Cantando na Chuva, que dirigiu com Stanley Donen, pisou em poça, girou no poste e conta-se que filmou a cena com febre. Desenhava os próprios passos e levou o balé para dentro do musical em Sinfonia de Paris.',
  },
  {
    name: 'Keanu Reeves',
    id: 6384,
    department: 'Acting',
    gender: 2,
    born: '1964-09-02',
    birthplace: 'Beirute, Líbano',
    biography:
      'Fala pouco e ouve muito, o que fez dele um Neo perfeito: em Matrix, a plateia descobre o mundo junto com o espanto do ator. Já tinha sido roqueiro avoado em Bill e Ted, surfista infiltrado em Caçadores de Emoção e policial de ônibus em Velocidade Máxima. Treina as próprias lutas, hábito que levou a John Wick.',
  },
  {
    name: 'Laurence Fishburne',
    department: 'Acting',
    gender: 2,
    born: '1961-07-30',
    birthplace: 'Augusta, Estados Unidos',
    biography:
      'Mentiu a idade para embarcar em Apocalypse Now e passou boa parte da adolescência no rio daquele filme. Vinte anos depois, de óculos sem haste, ofereceu a pílula vermelha como o Morpheus de Matrix. No meio do caminho foi o pai de Os Donos da Rua e Ike Turner em Tina, que lhe valeu indicação ao Oscar.',
  },
  {
    name: 'Mark Hamill',
    department: 'Acting',
    gender: 2,
    born: '1951-09-25',
    birthplace: 'Oakland, Estados Unidos',
    biography:
      'Luke Skywalker olha os dois sóis se porem em Star Wars: Episódio IV - Uma Nova Esperança e dali não sai mais da memória. Longe da câmera, o ator fez outra carreira com a garganta: é o Coringa risonho de Batman: A Série Animada e o Senhor do Fogo Ozai de Avatar: A Lenda de Aang.',
  },
  {
    name: 'Carrie Fisher',
    department: 'Acting',
    gender: 1,
    born: '1956-10-21',
    died: '2016-12-27',
    birthplace: 'Burbank, Estados Unidos',
    biography:
      'Tinha dezenove anos quando pegou a arma da mão dos rapazes e abriu, como a princesa Leia de Star Wars, a própria rota de fuga. Escritora afiada, publicou Lembranças de Hollywood e adaptou o livro para o cinema. Muita comédia dos anos 1990 passou por sua mesa para ganhar falas melhores.',
  },
  {
    name: 'James Earl Jones',
    department: 'Acting',
    gender: 2,
    born: '1931-01-17',
    died: '2024-09-09',
    birthplace: 'Arkabutla, Estados Unidos',
    biography:
      'Sem aparecer um segundo, deu a Darth Vader o que faltava à armadura: uma voz de poço. O mesmo timbre coroou Mufasa em O Rei Leão. Diante das câmeras e sobretudo no palco, em que foi o boxeador de A Grande Esperança Branca, usava o corpo inteiro com a solenidade daquele grave.',
  },
  {
    name: 'Christopher Lee',
    department: 'Acting',
    gender: 2,
    born: '1922-05-27',
    died: '2015-06-07',
    birthplace: 'Londres, Reino Unido',
    biography:
      'Alto, de voz cavernosa e modos de embaixador, foi Drácula para os estúdios Hammer e o homem da pistola de ouro contra James Bond. Por volta dos oitenta anos, viveu dois vilões de uma vez: o conde de Star Wars e o Saruman de O Senhor dos Anéis, livro que relia todo ano.',
  },
  {
    name: 'Ian McKellen',
    department: 'Acting',
    gender: 2,
    born: '1939-05-25',
    birthplace: 'Burnley, Reino Unido',
    biography:
      'Dos reis e bobos de Shakespeare trouxe para Gandalf, em O Senhor dos Anéis, o peso de quem sabe dizer um verso e o gosto de quem sabe rir. Quase ao mesmo tempo foi o Magneto de X-Men. Em Deuses e Monstros, fez o diretor de Frankenstein; em Ricardo III, adaptou o bardo aos anos 1930.',
  },
  {
    name: 'Andy Serkis',
    department: 'Acting',
    gender: 2,
    born: '1964-04-20',
    birthplace: 'Londres, Reino Unido',
    biography:
      'De malha justa e coberto de marcadores, rastejou pelos cenários de O Senhor dos Anéis para que Gollum tivesse músculo e remorso. Virou referência da captura de movimentos: repetiu o trabalho como o gorila de King Kong e o César da série Planeta dos Macacos. Também dirige.',
  },
  {
    name: 'Viggo Mortensen',
    department: 'Acting',
    gender: 2,
    born: '1958-10-20',
    birthplace: 'Nova York, Estados Unidos',
    biography:
      'Entrou em O Senhor dos Anéis com as filmagens já começadas e, entre uma tomada e outra, conta-se que nem fora do set largava a espada. Fora da Terra Média, fez com David Cronenberg três filmes de silêncio e violência, entre eles Senhores do Crime. É ainda poeta, fotógrafo e diretor.',
  },
  {
    name: 'Cate Blanchett',
    department: 'Acting',
    gender: 1,
    born: '1969-05-14',
    birthplace: 'Melbourne, Austrália',
    biography:
      'Rainha em Elizabeth, elfa em O Senhor dos Anéis, Bob Dylan em Não Estou Lá: a australiana trata cada papel como uma partitura nova. Ganhou o Oscar por O Aviador e por Blue Jasmine. Em Tár, regeu de verdade a orquestra que se vê na tela.',
  },
  {
    name: 'Michael J. Fox',
    department: 'Acting',
    gender: 2,
    born: '1961-06-09',
    birthplace: 'Edmonton, Canadá',
    biography:
      'De dia gravava a série Caras & Caretas, de noite filmava De Volta para o Futuro, e o cansaço não aparece: Marty McFly é pura corrida, skate e susto. O canadense fez ainda O Garoto do Futuro e Pecados de Guerra, e contou a carreira em livros de humor desarmado.',
  },
  {
    name: 'Christopher Lloyd',
    department: 'Acting',
    gender: 2,
    born: '1938-10-22',
    birthplace: 'Stamford, Estados Unidos',
    biography:
      'Olhos saltados, cabelo em pé e mãos que regem uma orquestra invisível: o Doutor Brown de De Volta para o Futuro é puro desenho animado em carne e osso. O ator já vinha de tipos estranhos, do Jim da série Táxi, e seguiu neles, como o juiz de Uma Cilada para Roger Rabbit e o tio Chico de A Família Addams.',
  },
  {
    name: 'Toshirō Mifune',
    department: 'Acting',
    gender: 2,
    born: '1920-04-01',
    died: '1997-12-24',
    birthplace: 'Qingdao, China',
    biography:
      'Kikuchiyo, o falso samurai de Os Sete Samurais, coça-se, pula, berra e de repente chora, e tudo parece acontecer pela primeira vez. Mifune fez dezesseis filmes com Akira Kurosawa, do bandido de Rashomon ao guarda-costas de Yojimbo. O diretor dizia que ele dava em três metros de filme o que outros davam em dez.',
  },
  {
    name: 'Song Kang-ho',
    department: 'Acting',
    gender: 2,
    born: '1967-01-17',
    birthplace: 'Gimhae, Coreia do Sul',
    biography:
      'Tem rosto de vizinho e uma risada que muda de sentido no meio. Bong Joon-ho o usou como policial atrapalhado em Memórias de um Assassino, pai bobão em O Hospedeiro e motorista em Parasita, três homens que não entendem a tempo o que lhes acontece. Levou o prêmio de ator em Cannes por Broker.',
  },
  {
    name: 'Ricardo Darín',
    department: 'Acting',
    gender: 2,
    born: '1957-01-16',
    birthplace: 'Buenos Aires, Argentina',
    biography:
      'Começou como galã de novela em Buenos Aires e amadureceu no cinema, de Nove Rainhas em diante, como o sujeito esperto que um dia perde a paciência. Em O Segredo dos Seus Olhos, guarda um amor na gaveta; em Relatos Selvagens, declara guerra ao guincho; em O Eternauta, sai na neve de máscara.',
  },
];
