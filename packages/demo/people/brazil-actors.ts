import type { PersonFacts } from '../person-facts.ts';

export const brazilActors: readonly PersonFacts[] = [
  {
    name: 'Fernanda Montenegro',
    department: 'Acting',
    gender: 1,
    born: '1929-10-16',
    birthplace: 'Rio de Janeiro, Brasil',
    biography:
      'Dora, que escreve cartas para analfabetos numa estação de trem, levou a atriz de Central do Brasil à lista de indicadas ao Oscar. O ofício vem de muito antes, do teatro e da televisão ao vivo, com estreia no cinema em A Falecida. Foi também a Compadecida de Suassuna e, quase sem falas, a Eunice idosa de Ainda Estou Aqui.',
  },
  {
    name: 'Fernanda Torres',
    department: 'Acting',
    gender: 1,
    born: '1965-09-15',
    birthplace: 'Rio de Janeiro, Brasil',
    biography:
      'Premiada em Cannes ainda muito jovem por Eu Sei que Vou Te Amar, passou anos fazendo o país rir em Os Normais e Tapas & Beijos. Em Ainda Estou Aqui deu a Eunice Paiva uma dor que se recusa a chorar diante da câmera. Também escreve, e seu romance Fim virou série.',
  },
  {
    name: 'Selton Mello',
    department: 'Acting',
    gender: 2,
    born: '1972-12-30',
    birthplace: 'Passos, Brasil',
    biography:
      'Na rua ainda lhe pedem o “não sei, só sei que foi assim” de Chicó, o mentiroso de O Auto da Compadecida. No outro extremo está o André febril de Lavoura Arcaica. Começou criança na televisão, trabalhou como dublador e, ao dirigir, escolheu para si em O Palhaço o papel de um homem que perdeu a graça.',
  },
  {
    name: 'Wagner Moura',
    department: 'Acting',
    gender: 2,
    born: '1976-06-27',
    birthplace: 'Salvador, Brasil',
    biography:
      'O Capitão Nascimento dos dois Tropa de Elite fez dele um rosto que todo mundo reconhece; Pablo Escobar, na série Narcos, levou esse rosto para fora. Saído do teatro de Salvador, dirigiu Marighella e foi parar no Recife de 1977 em O Agente Secreto, papel de voz baixa e desconfiança que lhe valeu o prêmio de ator em Cannes.',
  },
  {
    name: 'Sônia Braga',
    department: 'Acting',
    gender: 1,
    born: '1950-06-08',
    birthplace: 'Maringá, Brasil',
    biography:
      'Gabriela na novela de 1975, encheu as salas no ano seguinte com Dona Flor e Seus Dois Maridos e partiu para filmar em inglês a partir de O Beijo da Mulher Aranha. Décadas mais tarde, Kleber Mendonça Filho lhe entregou duas mulheres que não arredam pé: a Clara de Aquarius e a médica Domingas de Bacurau.',
  },
  {
    name: 'Matheus Nachtergaele',
    department: 'Acting',
    gender: 2,
    birthplace: 'São Paulo, Brasil',
    biography:
      'Pequeno, elétrico, sempre meio passo à frente da cena: assim é o João Grilo que ele faz em O Auto da Compadecida e retoma 24 anos depois na continuação. Vem do Teatro da Vertigem, de São Paulo. No cinema foi ainda o Sandro Cenoura de Cidade de Deus e dirigiu A Festa da Menina Morta.',
  },
  {
    name: 'Rodrigo Santoro',
    department: 'Acting',
    gender: 2,
    born: '1975-08-22',
    birthplace: 'Petrópolis, Brasil',
    biography:
      'Era galã de novela quando aceitou ficar careca e sem defesa em Bicho de Sete Cabeças, e dali em diante escolheu personagens que o tirassem do lugar: o Tonho de Abril Despedaçado, a Lady Di de Carandiru. Trabalha também em produções internacionais, entre elas 300, em que é o rei dos persas.',
  },
  {
    name: 'Lázaro Ramos',
    department: 'Acting',
    gender: 2,
    born: '1978-11-01',
    birthplace: 'Salvador, Brasil',
    biography:
      'Formado no Bando de Teatro Olodum, em Salvador, explodiu no cinema como o protagonista de Madame Satã e, no ano seguinte, operou a máquina de xerox de O Homem que Copiava. Na televisão, fez Mister Brau. Medida Provisória, que imagina um Brasil expulsando seus cidadãos negros, é sua estreia na direção de longas de ficção.',
  },
  {
    name: 'Seu Jorge',
    department: 'Acting',
    gender: 2,
    born: '1970-06-08',
    birthplace: 'Belford Roxo, Brasil',
    biography:
      'Cantor e compositor antes de tudo, tem no cinema uma segunda carreira. Foi Mané Galinha em Cidade de Deus, cantou David Bowie em português no convés de A Vida Marinha com Steve Zissou e emprestou a voz grave ao protagonista de Marighella. Na série Irmandade, comanda uma facção de dentro do presídio.',
  },
  {
    name: 'Alice Braga',
    department: 'Acting',
    gender: 1,
    born: '1983-04-15',
    birthplace: 'São Paulo, Brasil',
    biography:
      'A Angélica por quem Buscapé suspira em Cidade de Deus abriu caminho para uma carreira entre duas línguas. De um lado, Cidade Baixa e o cinema feito em casa; do outro, Eu Sou a Lenda, Ensaio sobre a Cegueira e a série A Rainha do Sul, em que sobe degrau por degrau na chefia de um cartel.',
  },
  {
    name: 'Regina Casé',
    department: 'Acting',
    gender: 1,
    born: '1954-02-25',
    birthplace: 'Rio de Janeiro, Brasil',
    biography:
      'Fundadora do grupo Asdrúbal Trouxe o Trombone, levou aquele humor de conversa solta para programas como TV Pirata, Brasil Legal e Esquenta. Em Que Horas Ela Volta?, põe essa graça a serviço de Val, a empregada que sabe de cor onde pode e onde não pode se sentar.',
  },
  {
    name: 'Marieta Severo',
    department: 'Acting',
    gender: 1,
    born: '1946-11-02',
    birthplace: 'Rio de Janeiro, Brasil',
    biography:
      'Carlota Joaquina, Princesa do Brazil deve muito ao sotaque e ao mau humor que ela inventou para a rainha. Quem a viu por mais de uma década como a dona Nenê de A Grande Família conhece o registro oposto, o da casa cheia. Em Cazuza: O Tempo Não Para, é a mãe do cantor.',
  },
  {
    name: 'Marco Nanini',
    department: 'Acting',
    gender: 2,
    born: '1948-05-31',
    birthplace: 'Recife, Brasil',
    biography:
      'Quase irreconhecível de um trabalho para outro, foi o Dom João VI comilão de Carlota Joaquina, o cangaceiro Severino de O Auto da Compadecida e o matador de Lisbela e o Prisioneiro. No palco, ficou onze anos em cartaz com O Mistério de Irma Vap; na TV, foi o Lineu de A Grande Família.',
  },
  {
    name: 'Glória Pires',
    department: 'Acting',
    gender: 1,
    born: '1963-08-23',
    birthplace: 'Rio de Janeiro, Brasil',
    biography:
      'Cresceu diante das câmeras da televisão e aprendeu ali a dizer muito com o canto do olho. No cinema, passou do drama de Memórias do Cárcere à colônia italiana de O Quatrilho, e fez de Se Eu Fosse Você um exercício de imitação: a graça está em vê-la andar, sentar e reclamar como Tony Ramos.',
  },
  {
    name: 'Tony Ramos',
    department: 'Acting',
    gender: 2,
    born: '1948-08-25',
    birthplace: 'Arapongas, Brasil',
    biography:
      'Poucos atores passaram tanto tempo na sala dos brasileiros: são décadas de novelas, quase sempre na pele do sujeito decente. Por isso surpreende o Riobaldo endurecido da minissérie Grande Sertão: Veredas, e diverte tanto o publicitário que acorda no corpo da mulher em Se Eu Fosse Você.',
  },
  {
    name: 'Lima Duarte',
    department: 'Acting',
    gender: 2,
    born: '1930-03-29',
    birthplace: 'Sacramento, Brasil',
    biography:
      'Já estava na TV Tupi quando a televisão brasileira entrou no ar, em 1950, e desde então empresta a voz rouca a coronéis, jagunços e santos de pau oco. Zeca Diabo, de O Bem-Amado, e Sinhozinho Malta, de Roque Santeiro, são dele. Em O Auto da Compadecida, veste a batina do bispo.',
  },
  {
    name: 'José Wilker',
    department: 'Acting',
    gender: 2,
    birthplace: 'Juazeiro do Norte, Brasil',
    biography:
      'O sorriso de lado de Vadinho, o morto que não larga a viúva em Dona Flor e Seus Dois Maridos, e a lábia de Lorde Cigano, em Bye Bye Brasil, pertenciam ao mesmo ator cearense. Na TV foi Roque Santeiro, o herói que não morreu. Apaixonado por filmes, também escrevia e comentava cinema.',
  },
  {
    name: 'Grande Otelo',
    department: 'Acting',
    gender: 2,
    born: '1915-10-18',
    died: '1993-11-26',
    birthplace: 'Uberlândia, Brasil',
    biography:
      'Veio do teatro de revista e dos cassinos para as chanchadas da Atlântida, em que formou dupla com Oscarito. O tamanho miúdo enganava: cantava, compunha e roubava a cena de qualquer galã. Em Macunaíma, veio ao mundo já adulto e aos berros, na abertura que muita gente sabe imitar.',
  },
  {
    name: 'Paulo José',
    department: 'Acting',
    gender: 2,
    born: '1937-03-20',
    died: '2021-08-11',
    birthplace: 'Lavras do Sul, Brasil',
    biography:
      'Gaúcho do Teatro de Arena, tinha uma leveza que servia tanto à farsa de Macunaíma quanto ao romance carioca de Todas as Mulheres do Mundo. É sua a voz que explica o tomate e o dinheiro em Ilha das Flores. Um dos últimos papéis foi Puro Sangue, o velho palhaço de O Palhaço.',
  },
  {
    name: 'Dina Sfat',
    department: 'Acting',
    gender: 1,
    born: '1938-10-28',
    died: '1989-03-20',
    birthplace: 'São Paulo, Brasil',
    biography:
      'Ci, em Macunaíma, vira guerrilheira urbana e carrega metralhadora: a atriz, revelada no Teatro de Arena, atravessava o filme com olhos que pareciam desafiar a lente. Na televisão, essa mesma firmeza alimentou mulheres difíceis de dobrar em novelas como Selva de Pedra, Os Ossos do Barão e O Astro.',
  },
  {
    name: 'Othon Bastos',
    department: 'Acting',
    gender: 2,
    born: '1933-05-23',
    birthplace: 'Tucano, Brasil',
    biography:
      'Corisco gira com a espada, fala por si e por Lampião e encara a plateia: foi ideia de ator de teatro dentro de Deus e o Diabo na Terra do Sol. Dali a Central do Brasil e Bicho de Sete Cabeças, Othon Bastos virou presença certa quando um filme precisa de autoridade sem grito.',
  },
  {
    name: 'Yoná Magalhães',
    department: 'Acting',
    gender: 1,
    born: '1935-08-07',
    died: '2015-10-20',
    birthplace: 'Rio de Janeiro, Brasil',
    biography:
      'Antes de ser estrela das primeiras novelas da Globo, foi a Rosa de Deus e o Diabo na Terra do Sol, que acompanhava calada o marido atrás de um beato e acabava decidindo a história. Em Roque Santeiro, dona de boate e de vestidos justos, voltou a parar o país no horário nobre.',
  },
  {
    name: 'Paulo Autran',
    department: 'Acting',
    gender: 2,
    born: '1922-09-07',
    died: '2007-10-12',
    birthplace: 'Rio de Janeiro, Brasil',
    biography:
      'Largou a advocacia pelo palco e fez nele quase toda a carreira, de tragédias gregas a comédias de salão. Ao cinema deu pouco, mas deu Porfírio Diaz, o político de Terra em Transe que desfila de crucifixo e bandeira na mão. Na TV, a guerra de comida com Fernanda Montenegro em Guerra dos Sexos entrou para o folclore.',
  },
  {
    name: 'Leonardo Villar',
    department: 'Acting',
    gender: 2,
    born: '1923-07-25',
    died: '2020-07-03',
    birthplace: 'Piracicaba, Brasil',
    biography:
      'Carregou nas costas a cruz de O Pagador de Promessas, no palco e depois diante das câmeras, e seu Zé do Burro subiu as escadarias de Salvador até a Palma de Ouro. Três anos mais tarde estava de novo entre a fé e a violência, como o Augusto Matraga de Guimarães Rosa.',
  },
  {
    name: 'Glória Menezes',
    department: 'Acting',
    gender: 1,
    born: '1934-10-19',
    birthplace: 'Pelotas, Brasil',
    biography:
      'No cinema, é a Rosa que sobe a ladeira ao lado do marido teimoso em O Pagador de Promessas. Na televisão, protagonizou 2-5499 Ocupado, a primeira novela diária do país, e não parou mais de trabalhar. Em Se Eu Fosse Você, já veterana, entra na confusão como Vivinha.',
  },
  {
    name: 'Norma Bengell',
    department: 'Acting',
    gender: 1,
    born: '1935-02-21',
    died: '2013-10-09',
    birthplace: 'Rio de Janeiro, Brasil',
    biography:
      'Cantora de boate e vedete antes de ser atriz, viveu em 1962 dois filmes que mudariam sua vida: Os Cafajestes, com a célebre cena na praia, e O Pagador de Promessas, em que era a prostituta Marly. Filmou na Itália, voltou, produziu e passou à direção com Eternamente Pagu.',
  },
  {
    name: 'Antônio Pitanga',
    department: 'Acting',
    gender: 2,
    birthplace: 'Salvador, Brasil',
    biography:
      'Tirou o nome artístico de um personagem, o Pitanga de Bahia de Todos os Santos, e correu o Cinema Novo inteiro: Barravento, A Grande Cidade, Ganga Zumba. Em O Pagador de Promessas é Mestre Coca, que joga capoeira na escadaria. O corpo ágil, sempre em movimento, é sua marca.',
  },
  {
    name: 'Milton Gonçalves',
    department: 'Acting',
    gender: 2,
    born: '1933-12-09',
    died: '2022-05-30',
    birthplace: 'Monte Santo de Minas, Brasil',
    biography:
      'Do Teatro de Arena para a Globo, onde chegou quando a emissora começava, atuou e também dirigiu. Zelão das Asas, em O Bem-Amado, quis voar; Bráulio, em Eles Não Usam Black-Tie, tentava conduzir a greve de cabeça fria. Em A Rainha Diaba, tomou conta do filme de navalha na mão e sombra nos olhos.',
  },
  {
    name: 'Marília Pêra',
    department: 'Acting',
    gender: 1,
    born: '1943-01-22',
    died: '2015-12-05',
    birthplace: 'Rio de Janeiro, Brasil',
    biography:
      'Cantava, dançava e dirigia com a mesma exigência com que representava, e passou a vida indo do musical ao drama. A Sueli de Pixote, a Lei do Mais Fraco, que acolhe e expulsa o menino na mesma cena, correu o mundo. Em Central do Brasil, foi Irene, a amiga que punha a consciência de Dora para funcionar.',
  },
  {
    name: 'Marcélia Cartaxo',
    department: 'Acting',
    gender: 1,
    born: '1963-10-27',
    birthplace: 'Cajazeiras, Brasil',
    biography:
      'Vinha do teatro amador do sertão da Paraíba quando Suzana Amaral a chamou para ser Macabéa em A Hora da Estrela. O cachorro-quente, o rádio-relógio e o olhar espantado lhe deram o Urso de Prata de atriz em Berlim. Depois vieram Madame Satã e Pacarrete, e o sotaque nunca saiu da fala.',
  },
  {
    name: 'Zezé Motta',
    department: 'Acting',
    gender: 1,
    born: '1944-06-27',
    birthplace: 'Campos dos Goytacazes, Brasil',
    biography:
      'Xica da Silva, a escravizada que faz o Arraial do Tijuco girar a seu redor, tem nela riso, fúria e um jeito de entrar na sala que ninguém esquece. Cantora com discos desde os anos 1970, leva a música para dentro da interpretação. Na série 3%, é Nair, do conselho que decide quem passa.',
  },
  {
    name: 'Betty Faria',
    department: 'Acting',
    gender: 1,
    born: '1941-05-08',
    birthplace: 'Rio de Janeiro, Brasil',
    biography:
      'Bailarina de formação, usou a dança para criar Salomé, a rainha da rumba que cruza o país de caminhão em Bye Bye Brasil. Na televisão, ficou marcada por Tieta, a que volta rica e de cabeça erguida para a cidade de onde foi expulsa. Há nas duas o mesmo gosto por quem não pede licença.',
  },
  {
    name: 'Gianfrancesco Guarnieri',
    department: 'Acting',
    gender: 2,
    born: '1934-08-06',
    died: '2006-07-22',
    birthplace: 'Milão, Itália',
    biography:
      'Tinha pouco mais de vinte anos quando escreveu para o Teatro de Arena Eles Não Usam Black-Tie, peça que pôs operários no centro do palco brasileiro. Mais de duas décadas depois, adaptou o texto com Leon Hirszman e fez Otávio, o pai sindicalista. Em O Quatrilho, foi o padre Giobbe.',
  },
  {
    name: 'Tarcísio Meira',
    department: 'Acting',
    gender: 2,
    born: '1935-10-05',
    died: '2021-08-12',
    birthplace: 'São Paulo, Brasil',
    biography:
      'Mocinho desde as primeiras novelas diárias da TV brasileira, passou a vida como galã e gostava de desmentir o rótulo. Hermógenes, o jagunço que fez pacto em Grande Sertão: Veredas, é o maior desses desmentidos: sujo, traiçoeiro, sem um pingo de charme. No cinema, foi Dom Pedro I em Independência ou Morte.',
  },
  {
    name: 'Bruna Lombardi',
    department: 'Acting',
    gender: 1,
    born: '1952-08-01',
    birthplace: 'São Paulo, Brasil',
    biography:
      'De cabelo curto e roupa de couro, é o Diadorim da minissérie Grande Sertão: Veredas, papel que guarda um segredo do primeiro ao último capítulo. Poeta publicada desde os anos 1970, escreve também para cinema, como no roteiro de O Signo da Cidade.',
  },
  {
    name: 'Eva Wilma',
    department: 'Acting',
    gender: 1,
    born: '1933-12-14',
    died: '2021-05-15',
    birthplace: 'São Paulo, Brasil',
    biography:
      'Começou no balé e chegou cedo à televisão, com a comédia Alô, Doçura. Em São Paulo, Sociedade Anônima foi Luciana, com quem Carlos se casava por falta de plano melhor. Nas novelas, dobrou a aposta como as gêmeas Ruth e Raquel da primeira Mulheres de Areia e, mais tarde, como a Altiva de A Indomada, que enfiava inglês no meio da fala nordestina.',
  },
  {
    name: 'Walmor Chagas',
    department: 'Acting',
    gender: 2,
    born: '1930-08-28',
    died: '2013-01-18',
    biography:
      'Carlos, o gerente que tenta fugir de tudo em São Paulo, Sociedade Anônima, era feito de impaciência e gravata apertada. O gaúcho trouxe essa tensão do palco, em que dividiu companhia com Cacilda Becker. Foi ainda o contratador João Fernandes em Xica da Silva e o Comodoro da série Filhos do Carnaval.',
  },
  {
    name: 'Irandhir Santos',
    department: 'Acting',
    gender: 2,
    born: '1978-08-22',
    birthplace: 'Barreiros, Brasil',
    biography:
      'Pernambucano formado em artes cênicas no Recife, fala manso até quando ameaça: basta ver o vigia Clodoaldo de O Som ao Redor oferecendo segurança de porta em porta. Foi o deputado Fraga de Tropa de Elite 2 e o salva-vidas de Aquarius. Na televisão, passou por Amores Roubados e Velho Chico.',
  },
  {
    name: 'Maeve Jinkings',
    department: 'Acting',
    gender: 1,
    biography:
      'Em O Som ao Redor, trava uma guerra doméstica com o cachorro do vizinho e acha na máquina de lavar um consolo inesperado. A cena resume um método: transformar o tédio em ação. É a filha que quer ver vendido o apartamento de Aquarius, e esteve à frente do elenco de Boi Neon e de Carvão.',
  },
  {
    name: 'Karine Teles',
    department: 'Acting',
    gender: 1,
    birthplace: 'Petrópolis, Brasil',
    biography:
      'Sabe ser antipática sem perder o interesse do espectador. A patroa de Que Horas Ela Volta? manda esvaziar a piscina e sorri; a forasteira de Bacurau chega de moto ao sertão crente de que é diferente dos que vai encontrar. Em Benzinho, que também escreveu, muda de lado e faz uma mãe soterrada de afazeres.',
  },
  {
    name: 'Silvero Pereira',
    department: 'Acting',
    gender: 2,
    birthplace: 'Mombaça, Brasil',
    biography:
      'Criador do coletivo teatral As Travestidas, em Fortaleza, levou para a tela uma investigação de anos sobre corpo e figurino. Lunga, o bandido de unhas pintadas que Bacurau manda buscar quando a coisa aperta, nasce dali. Na novela A Força do Querer, foi o motorista Nonato e a artista Elis Miranda.',
  },
  {
    name: 'Hermila Guedes',
    department: 'Acting',
    gender: 1,
    biography:
      'Uma rifa de si mesma move O Céu de Suely, filme em que aparece em quase todos os planos. Antes, pegara carona em Cinema, Aspirinas e Urubus; depois, firmou-se como presença do audiovisual pernambucano e nacional, das séries Irmandade e Segunda Chamada ao elenco de O Agente Secreto.',
  },
  {
    name: 'Humberto Carrão',
    department: 'Acting',
    gender: 2,
    born: '1991-08-28',
    birthplace: 'Rio de Janeiro, Brasil',
    biography:
      'Diego, o neto do dono da construtora em Aquarius, é sorriso, bons modos e ameaça embrulhada para presente. O ator, que começou adolescente em Malhação, gosta desses rostos simpáticos com fundo falso. Fez um guerrilheiro em Marighella e o Félix de Ainda Estou Aqui.',
  },
  {
    name: 'Marjorie Estiano',
    department: 'Acting',
    gender: 1,
    born: '1982-03-08',
    birthplace: 'Curitiba, Brasil',
    biography:
      'A doutora Carolina de Sob Pressão opera com o que tem à mão e desaba longe dos pacientes, e é nesse intervalo que a personagem mora. Surgiu em Malhação, também como cantora. Em As Boas Maneiras, atravessa uma gravidez de lua cheia; em Ainda Estou Aqui, é Eliana adulta.',
  },
  {
    name: 'Júlio Andrade',
    department: 'Acting',
    gender: 2,
    born: '1976-10-02',
    birthplace: 'Porto Alegre, Brasil',
    biography:
      'Muda de peso, de voz e de andar conforme o papel. Foi Gonzaguinha em Gonzaga: De Pai pra Filho, Paulo Coelho em Não Pare na Pista e, por cinco temporadas, o cirurgião Evandro de Sob Pressão, sempre a um passo do colapso. Um dos primeiros trabalhos no cinema foi em casa, no gaúcho O Homem que Copiava.',
  },
];
