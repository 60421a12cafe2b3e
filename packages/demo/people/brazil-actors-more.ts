import type { PersonFacts } from '../person-facts.ts';

export const brazilActorsMore: readonly PersonFacts[] = [
  {
    name: 'Leandra Leal',
    department: 'Acting',
    gender: 1,
    born: '1982-09-08',
    birthplace: 'Rio de Janeiro, Brasil',
    biography:
      'Passou a infância nos bastidores do Teatro Rival e dedicou às artistas daquele palco o documentário Divinas Divas, sua estreia na direção. Como atriz, é a Sílvia espiada de binóculo em O Homem que Copiava, a Bebel de Cazuza: O Tempo Não Para e a amante sem rédeas de O Lobo Atrás da Porta.',
  },
  {
    name: 'Débora Falabella',
    department: 'Acting',
    gender: 1,
    born: '1979-02-22',
    birthplace: 'Belo Horizonte, Brasil',
    biography:
      'Lisbela, a moça que vê a própria vida como filme americano, combina com a atriz mineira: delicada na aparência, decidida por dentro. A Nina de Avenida Brasil levou essa combinação ao limite, vingança servida na bandeja da patroa. Mantém com o Grupo 3 de Teatro um trabalho constante no palco.',
  },
  {
    name: 'Caio Blat',
    department: 'Acting',
    gender: 2,
    born: '1980-06-02',
    birthplace: 'São Paulo, Brasil',
    biography:
      'Em pouco tempo esteve em Lavoura Arcaica, como o irmão caçula, e em Carandiru, como o rapaz que se perde para vingar a irmã. O gosto por textos difíceis seguiu: levou Guimarães Rosa ao palco na montagem de Bia Lessa para Grande Sertão: Veredas, em que fazia Riobaldo.',
  },
  {
    name: 'Milhem Cortaz',
    department: 'Acting',
    gender: 2,
    born: '1972-12-06',
    birthplace: 'São Paulo, Brasil',
    biography:
      'O capitão Fábio, de Tropa de Elite, foge de toda encrenca e acaba sempre no meio dela. Milhem Cortaz encontrou ali um tom entre o cômico e o perigoso que leva para outros fardados e malandros, de Carandiru à continuação em que Fábio já aprendeu a sobreviver.',
  },
  {
    name: 'Leandro Firmino',
    department: 'Acting',
    gender: 2,
    born: '1978-06-23',
    birthplace: 'Rio de Janeiro, Brasil',
    biography:
      '“Meu nome agora é Zé Pequeno”: a frase de Cidade de Deus que o país inteiro repete saiu da boca de um estreante, morador do bairro que dá nome ao filme e aluno das oficinas montadas para formar o elenco. Desde então segue no ofício, em séries, comédias e trabalhos com novos diretores.',
  },
  {
    name: 'Paulo Gustavo',
    department: 'Acting',
    gender: 2,
    born: '1978-10-30',
    died: '2021-05-04',
    birthplace: 'Niterói, Brasil',
    biography:
      'Dona Hermínia, de bobes no cabelo e telefone na mão, nasceu no palco em Minha Mãe É uma Peça e virou trilogia no cinema, vista por milhões de brasileiros. O humorista escrevia, atuava e falava depressa, em cascata, sem esperar a plateia se recompor. Na TV, fez 220 Volts e Vai que Cola.',
  },
  {
    name: 'Ingrid Guimarães',
    department: 'Acting',
    gender: 1,
    born: '1972-07-05',
    birthplace: 'Goiânia, Brasil',
    biography:
      'Comediante de tempo certeiro, ficou anos em cartaz com Cócegas, peça que escreveu e estrelou ao lado de Heloísa Périssé. No cinema, puxou a série De Pernas pro Ar, sobre uma executiva que abre um negócio de brinquedos eróticos, e foi a nova mulher do ex em Minha Mãe É uma Peça: O Filme.',
  },
  {
    name: 'Taís Araujo',
    department: 'Acting',
    gender: 1,
    born: '1978-11-25',
    birthplace: 'Rio de Janeiro, Brasil',
    biography:
      'Aos dezessete anos protagonizou a novela Xica da Silva; mais tarde, em Da Cor do Pecado, abriu outra porta no horário das sete da Globo. Com Lázaro Ramos, fez Mister Brau e a peça O Topo da Montanha. Em O Auto da Compadecida 2, recebe o manto azul e o senso de humor da Compadecida.',
  },
  {
    name: 'Camila Pitanga',
    department: 'Acting',
    gender: 1,
    born: '1977-06-14',
    birthplace: 'Rio de Janeiro, Brasil',
    biography:
      'Em Saneamento Básico, o Filme, é Silene, a musa que grita diante do monstro da fossa. A comédia esconde uma atriz de várias temperaturas: Bebel, de Paraíso Tropical, tinha malícia e bordão; Tereza, de Velho Chico, carregava amor e rancor pela mesma terra.',
  },
  {
    name: 'Adriana Esteves',
    department: 'Acting',
    gender: 1,
    born: '1969-12-15',
    birthplace: 'Rio de Janeiro, Brasil',
    biography:
      'Carminha, de Avenida Brasil, gritava, rezava e mentia na mesma frase, e o país parava para assistir. O fôlego de comédia vem de longe, de O Cravo e a Rosa. Em Justiça, é a empregada presa injustamente; em Medida Provisória, a funcionária que aplica a lei absurda sem levantar a voz.',
  },
  {
    name: 'Camila Morgado',
    department: 'Acting',
    gender: 1,
    born: '1975-04-12',
    birthplace: 'Petrópolis, Brasil',
    biography:
      'Raspou a cabeça para Olga, seu primeiro papel no cinema, depois da Manuela que narrava A Casa das Sete Mulheres. Anos mais tarde, como a Janete de Bom Dia, Verônica, fez o caminho inverso ao da heroína: uma mulher que mal levanta os olhos e, por isso mesmo, prende os nossos.',
  },
  {
    name: 'Daniel de Oliveira',
    department: 'Acting',
    gender: 2,
    born: '1977-06-19',
    birthplace: 'Belo Horizonte, Brasil',
    biography:
      'Para ser Cazuza, aprendeu a língua presa, o riso e o jeito de segurar o microfone, e carregou o filme nas costas, da garagem ao estádio. Depois vieram o frei Betto de Batismo de Sangue e a travessia da TV, como o Quirino de Hoje É Dia de Maria. Prefere personagens que se queimam depressa.',
  },
  {
    name: 'Patrícia Pillar',
    department: 'Acting',
    gender: 1,
    born: '1964-01-11',
    birthplace: 'Brasília, Brasil',
    biography:
      'Teresa, a imigrante de O Quatrilho, foge com o sócio do marido e deixa a colônia inteira falando. É uma das muitas mulheres que a atriz fez parecer quietas antes da surpresa; a mais célebre delas, Flora, virou do avesso a novela A Favorita. Dirigiu o documentário Waldick, Sempre no Meu Coração.',
  },
  {
    name: 'Andréa Beltrão',
    department: 'Acting',
    gender: 1,
    born: '1963-09-16',
    birthplace: 'Rio de Janeiro, Brasil',
    biography:
      'Conversa com a câmera no tom de um ponto de ônibus, dom que serviu a Armação Ilimitada, A Grande Família e Tapas & Beijos. No Teatro Poeira, que fundou com Marieta Severo, faz o repertório mais arriscado. No cinema, foi Hebe Camargo em Hebe: A Estrela do Brasil.',
  },
  {
    name: 'João Miguel',
    department: 'Acting',
    gender: 2,
    birthplace: 'Salvador, Brasil',
    biography:
      'Foi palhaço e homem de teatro na Bahia antes de subir no caminhão de Cinema, Aspirinas e Urubus como o desconfiado Ranulpho. Em Estômago, cozinha para sobreviver e sobe na vida pela barriga dos outros. Na série 3%, é Ezequiel, que conduz a seleção dos jovens sem levantar a voz.',
  },
  {
    name: 'Laura Cardoso',
    department: 'Acting',
    gender: 1,
    born: '1927-09-13',
    birthplace: 'São Paulo, Brasil',
    biography:
      'Aos quinze anos já falava no rádio; depois passou pela TV ao vivo, pela dublagem e pelas novelas sem perder a dicção daquele primeiro microfone. É ela quem conta Hoje É Dia de Maria, com voz de avó que já viu o fim da história. No cinema, fez Terra Estrangeira e O Outro Lado da Rua.',
  },
  {
    name: 'Gabriel Leone',
    department: 'Acting',
    gender: 2,
    born: '1993-07-21',
    birthplace: 'Rio de Janeiro, Brasil',
    biography:
      'Cantor além de ator, fez o Eduardo de Eduardo e Mônica antes de vestir macacão de corrida: foi piloto em Ferrari e, logo depois, o protagonista da minissérie Senna. Em O Agente Secreto troca a velocidade pela espera, no papel de um matador de aluguel que chega ao Recife em pleno Carnaval.',
  },
  {
    name: 'Bianca Comparato',
    department: 'Acting',
    gender: 1,
    born: '1985-11-19',
    birthplace: 'Rio de Janeiro, Brasil',
    biography:
      'Michele entra no Processo de 3% com um plano escondido, e a atriz segura esse segredo no rosto por episódios a fio. A série, uma das primeiras brasileiras feitas para a Netflix, a levou a muitos países. No cinema, foi a irmã de Renato Russo em Somos Tão Jovens.',
  },
  {
    name: 'Tainá Müller',
    department: 'Acting',
    gender: 1,
    born: '1982-06-01',
    birthplace: 'Porto Alegre, Brasil',
    biography:
      'Jornalista de formação, estreou no cinema em Cão sem Dono, ao lado de Júlio Andrade. Em Tropa de Elite 2, é a repórter que chega perto demais das milícias; em Bom Dia, Verônica, a escrivã que resolve investigar o que a delegacia engaveta. São papéis de quem faz perguntas.',
  },
  {
    name: 'Jesuíta Barbosa',
    department: 'Acting',
    gender: 2,
    born: '1991-06-26',
    birthplace: 'Salgueiro, Brasil',
    biography:
      'O recruta de Tatuagem, seduzido pelo cabaré que deveria temer, apresentou um ator pernambucano de gestos econômicos e explosões raras. Seguiram-se o Fortunato de Amores Roubados, o noivo ciumento de Justiça e o Jove da segunda Pantanal, sempre entre a doçura e o susto.',
  },
  {
    name: 'Cauã Reymond',
    department: 'Acting',
    gender: 2,
    born: '1980-05-20',
    birthplace: 'Rio de Janeiro, Brasil',
    biography:
      'Leandro, o especialista em vinhos e em mulheres de Amores Roubados, mete-se com as pessoas erradas numa cidade que tem dono. O galã saído de Malhação vem usando essa beleza contra os personagens. Na minissérie Dois Irmãos fez os gêmeos Omar e Yaqub; em Justiça, o marido que carrega uma culpa.',
  },
  {
    name: 'Letícia Sabatella',
    department: 'Acting',
    gender: 1,
    born: '1971-03-08',
    birthplace: 'Belo Horizonte, Brasil',
    biography:
      'Conhecida do público por A Muralha e O Clone, aceitou o convite de Luiz Fernando Carvalho para ser Maria adulta em Hoje É Dia de Maria, num sertão de lona pintada em que se canta tanto quanto se fala. Também cantora, codirigiu o documentário Hotxuá, sobre o palhaço sagrado dos krahôs.',
  },
  {
    name: 'Marco Pigossi',
    department: 'Acting',
    gender: 2,
    born: '1989-02-01',
    birthplace: 'São Paulo, Brasil',
    biography:
      'Em Cidade Invisível, é o policial ambiental que descobre que o Saci e a Cuca moram na Lapa. Antes, acumulou novelas, de Caras & Bocas a A Força do Querer; fora do país, rodou séries na Austrália e nos Estados Unidos. O personagem típico é o homem comum diante de algo que não devia existir.',
  },
  { name: 'Alessandra Negrini', department: 'Acting', gender: 1, born: '1970-08-29', birthplace: 'São Paulo, Brasil' },
  { name: 'Caco Ciocler', department: 'Acting', gender: 2, born: '1971-09-27', birthplace: 'São Paulo, Brasil' },
  {
    name: 'Luiz Fernando Guimarães',
    department: 'Acting',
    gender: 2,
    born: '1949-11-28',
    birthplace: 'Rio de Janeiro, Brasil',
  },
  { name: 'Cláudia Abreu', department: 'Acting', gender: 1, born: '1970-10-12', birthplace: 'Rio de Janeiro, Brasil' },
  { name: 'Pedro Cardoso', department: 'Acting', gender: 2, birthplace: 'Rio de Janeiro, Brasil' },
  { name: 'Osmar Prado', department: 'Acting', gender: 2, born: '1947-08-18', birthplace: 'São Paulo, Brasil' },
  { name: 'Stênio Garcia', department: 'Acting', gender: 2, born: '1932-04-28', birthplace: 'Mimoso do Sul, Brasil' },
  {
    name: 'Raul Cortez',
    department: 'Acting',
    gender: 2,
    born: '1932-08-28',
    died: '2006-07-18',
    birthplace: 'São Paulo, Brasil',
  },
  {
    name: 'Maria Fernanda Cândido',
    department: 'Acting',
    gender: 1,
    born: '1974-05-21',
    birthplace: 'Londrina, Brasil',
  },
  { name: 'Dira Paes', department: 'Acting', gender: 1, born: '1969-06-30', birthplace: 'Abaetetuba, Brasil' },
  { name: 'Débora Bloch', department: 'Acting', gender: 1, born: '1963-05-29', birthplace: 'Belo Horizonte, Brasil' },
  { name: 'Isis Valverde', department: 'Acting', gender: 1, born: '1987-02-17', birthplace: 'Aiuruoca, Brasil' },
  { name: 'Murilo Benício', department: 'Acting', gender: 2, born: '1971-07-13', birthplace: 'Niterói, Brasil' },
  { name: 'Drica Moraes', department: 'Acting', gender: 1, born: '1969-07-29', birthplace: 'Rio de Janeiro, Brasil' },
  {
    name: 'Eduardo Moscovis',
    department: 'Acting',
    gender: 2,
    born: '1968-06-08',
    birthplace: 'Rio de Janeiro, Brasil',
  },
  { name: 'Reynaldo Gianecchini', department: 'Acting', gender: 2, born: '1972-11-12', birthplace: 'Birigui, Brasil' },
  { name: 'Maria Casadevall', department: 'Acting', gender: 1, born: '1987-07-24', birthplace: 'São Paulo, Brasil' },
  {
    name: 'Marcos Palmeira',
    department: 'Acting',
    gender: 2,
    born: '1963-08-19',
    birthplace: 'Rio de Janeiro, Brasil',
  },
  { name: 'Lilia Cabral', department: 'Acting', gender: 1, born: '1957-07-13', birthplace: 'São Paulo, Brasil' },
  { name: 'Sophie Charlotte', department: 'Acting', gender: 1, born: '1989-04-29', birthplace: 'Hamburgo, Alemanha' },
  { name: 'Larissa Manoela', department: 'Acting', gender: 1, born: '2000-12-28', birthplace: 'Guarapuava, Brasil' },
  {
    name: 'Gregorio Duvivier',
    department: 'Acting',
    gender: 2,
    born: '1986-04-11',
    birthplace: 'Rio de Janeiro, Brasil',
  },
  {
    name: 'Bruno Gagliasso',
    department: 'Acting',
    gender: 2,
    born: '1982-04-13',
    birthplace: 'Rio de Janeiro, Brasil',
  },
];
