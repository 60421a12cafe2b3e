import type { PersonFacts } from '../person-facts.ts';

export const brazilMakersMore: readonly PersonFacts[] = [
  {
    name: 'Graciliano Ramos',
    department: 'Writing',
    gender: 2,
    born: '1892-10-27',
    died: '1953-03-20',
    birthplace: 'Quebrangulo, Brasil',
    biography:
      'Escrevia cortando, como as lavadeiras torcem a roupa, na imagem que ficou ligada a seu nome. O alagoano de São Bernardo e Angústia encontrou em Nelson Pereira dos Santos um leitor à altura: Vidas Secas mantém a frase curta e a cachorra Baleia; Memórias do Cárcere filma o relato da prisão.',
  },
  {
    name: 'Mário de Andrade',
    department: 'Writing',
    gender: 2,
    born: '1893-10-09',
    died: '1945-02-25',
    birthplace: 'São Paulo, Brasil',
    biography:
      'Poeta, músico e pesquisador de festas populares, foi um dos nomes da Semana de 1922. Conta-se que escreveu a primeira versão de Macunaíma em poucos dias, numa rede; ali costurou lendas indígenas, provérbios e gíria paulistana. O livro, de 1928, deu a Joaquim Pedro de Andrade um filme e um herói preguiçoso.',
  },
  {
    name: 'Clarice Lispector',
    department: 'Writing',
    gender: 1,
    born: '1920-12-10',
    died: '1977-12-09',
    birthplace: 'Chechelnyk, Ucrânia',
    biography:
      'Chegou ainda bebê ao Nordeste e fez do português uma língua que parece pensar em voz alta, de Perto do Coração Selvagem a Água Viva. A Hora da Estrela, o último livro publicado em vida, conta a moça Macabéa por meio de um narrador que se atrapalha; no cinema, Suzana Amaral ficou só com ela.',
  },
  {
    name: 'Machado de Assis',
    department: 'Writing',
    gender: 2,
    born: '1839-06-21',
    died: '1908-09-29',
    birthplace: 'Rio de Janeiro, Brasil',
    biography:
      'Tipógrafo, cronista, contista e, por fim, romancista de ironia fina, ajudou a fundar a Academia Brasileira de Letras e deixou ao país uma pergunta sem resposta, a de Dom Casmurro. O romance é a base de Capitu, em que o narrador ciumento sobe ao palco e a câmera decide se acredita nele.',
  },
  {
    name: 'João Guimarães Rosa',
    department: 'Writing',
    gender: 2,
    born: '1908-06-27',
    died: '1967-11-19',
    birthplace: 'Cordisburgo, Brasil',
    biography:
      'Médico no interior de Minas e depois diplomata, andava com uma caderneta pendurada no pescoço para anotar a fala dos vaqueiros. Com ela e uma porção de línguas fez Sagarana e Grande Sertão: Veredas, romance de um fôlego só que a televisão enfrentou na minissérie de 1985.',
  },
  {
    name: 'Dias Gomes',
    department: 'Writing',
    gender: 2,
    born: '1922-10-19',
    died: '1999-05-18',
    birthplace: 'Salvador, Brasil',
    biography:
      'O Pagador de Promessas, peça de 1960, pôs um homem simples contra a Igreja, a imprensa e a polícia, e chegou a Cannes nas mãos de Anselmo Duarte. Na televisão, o baiano trocou o drama pela sátira sem mudar de assunto: O Bem-Amado, Saramandaia e Roque Santeiro riem de quem manda.',
  },
  {
    name: 'Marcelo Rubens Paiva',
    department: 'Writing',
    gender: 2,
    born: '1959-05-01',
    birthplace: 'São Paulo, Brasil',
    biography:
      'Escreve como quem fala, com humor mesmo onde dói. Feliz Ano Velho, de 1982, foi lido por uma geração inteira e virou filme e peça. Em Ainda Estou Aqui, reconstitui a memória de Eunice Paiva, livro que Walter Salles adaptou. É também dramaturgo, cronista e roteirista.',
  },
  {
    name: 'Mauricio de Sousa',
    department: 'Writing',
    gender: 2,
    born: '1935-10-27',
    birthplace: 'Santa Isabel, Brasil',
    biography:
      'Repórter policial de jornal, publicou em 1959 a primeira tira, com o cachorro Bidu e seu dono, Franjinha. O bairro do Limoeiro cresceu dali: Cebolinha, Cascão, Mônica de vestido vermelho e Magali de fatia na mão. Depois de décadas em desenho animado, a turma ganhou atores em Turma da Mônica: Laços.',
  },
  {
    name: 'Adriana Falcão',
    department: 'Writing',
    gender: 1,
    born: '1960-02-12',
    birthplace: 'Rio de Janeiro, Brasil',
    biography:
      'Mexe nas palavras como se fossem uma caixa de costura: vê-se nos livros, entre eles Mania de Explicação, e nos diálogos que escreve para a tela. Assina com Guel Arraes e João Falcão o roteiro de O Auto da Compadecida e, com outros parceiros, o de Se Eu Fosse Você.',
  },
  {
    name: 'João Emanuel Carneiro',
    department: 'Writing',
    gender: 2,
    born: '1970-02-17',
    birthplace: 'Rio de Janeiro, Brasil',
    biography:
      'Tinha menos de trinta anos quando escreveu, com Marcos Bernstein, o roteiro de Central do Brasil. Transferiu-se para as novelas e fez delas máquinas de suspense, em que a plateia demora a saber em quem acreditar: A Favorita escondeu a vilã por semanas, e Avenida Brasil esvaziou as ruas na última noite.',
  },
  {
    name: 'Raduan Nassar',
    department: 'Writing',
    gender: 2,
    born: '1935-11-27',
    birthplace: 'Pindorama, Brasil',
    biography:
      'Dois livros curtos e alguns contos bastam para que seja lido e relido. Lavoura Arcaica, de 1975, põe a parábola do filho pródigo de ponta-cabeça numa família do campo; Um Copo de Cólera é uma briga de casal numa frase sem fim. Os dois chegaram ao cinema, o primeiro pelas mãos de Luiz Fernando Carvalho.',
  },
  {
    name: 'Antonio Pinto',
    department: 'Sound',
    gender: 2,
    biography:
      'O piano e as cordas de Central do Brasil, feitos com Jaques Morelenbaum, o apresentaram ao mundo; em Cidade de Deus, com Ed Côrtes, misturou samba, funk e percussão de rua até quase não se distinguir a trilha do ambiente. Compõe também para fora, de O Amor nos Tempos do Cólera ao documentário Senna.',
  },
  {
    name: 'Emilie Lesclaux',
    department: 'Production',
    gender: 1,
    biography:
      'Francesa que fez do Recife seu endereço de trabalho, produz os filmes de Kleber Mendonça Filho desde os curtas. Pela Cinemascópio, levou O Som ao Redor, Aquarius, Bacurau e O Agente Secreto da vizinhança pernambucana aos festivais, e está na origem do Janela Internacional de Cinema do Recife.',
  },
  {
    name: 'Rodrigo Teixeira',
    department: 'Production',
    gender: 2,
    biography:
      'À frente da RT Features, produz ao mesmo tempo em português e em inglês: de um lado, O Cheiro do Ralo, A Vida Invisível e Ainda Estou Aqui; do outro, Frances Ha, A Bruxa e Me Chame pelo Seu Nome. Costuma partir de livros, muitos deles comprados antes de encontrar diretor.',
  },
  {
    name: 'Cao Hamburger',
    department: 'Directing',
    gender: 2,
    birthplace: 'São Paulo, Brasil',
    biography:
      'Animador de massinha nos primeiros curtas, criou com Flavio de Souza o Castelo Rá-Tim-Bum, em que uma geração aprendeu a lavar as mãos cantando. No cinema, viu a Copa de 1970 com olhos de goleiro mirim e seguiu os irmãos Villas-Bôas em Xingu. Para adultos, criou Filhos do Carnaval.',
  },
  {
    name: 'KondZilla',
    department: 'Directing',
    gender: 2,
    birthplace: 'Guarujá, Brasil',
    biography:
      'Diretor de videoclipes da Baixada Santista, deu ao funk paulista uma imagem própria, de câmera lenta, carro e quebrada em alta definição, e reuniu no seu canal uma das maiores plateias da internet brasileira. Com Sintonia, levou esse universo à ficção: três amigos, a música, a igreja e o crime.',
  },
  {
    name: 'Osman Lins',
    department: 'Writing',
    gender: 2,
    born: '1924-07-05',
    died: '1978-07-08',
    birthplace: 'Vitória de Santo Antão, Brasil',
  },
  {
    name: 'Rachel de Queiroz',
    department: 'Writing',
    gender: 1,
    born: '1910-11-17',
    died: '2003-11-04',
    birthplace: 'Fortaleza, Brasil',
    biography:
      'Publicou O Quinze antes de completar vinte anos e foi a primeira mulher eleita para a Academia Brasileira de Letras. Cronista por toda a vida, emprestou o ouvido cearense aos diálogos de O Cangaceiro. Anos depois, seu Memorial de Maria Moura rendeu uma minissérie com Glória Pires a cavalo.',
  },
  {
    name: 'Rubem Fonseca',
    department: 'Writing',
    gender: 2,
    born: '1925-05-11',
    died: '2020-04-15',
    birthplace: 'Juiz de Fora, Brasil',
    biography:
      'Ex-comissário de polícia, levou para o conto brasileiro a frase seca, o crime e o Rio de madrugada em livros como Feliz Ano Novo e A Grande Arte. É dele o advogado Mandrake, cínico e mulherengo, que virou série. Fugia de entrevistas e de fotografias com a mesma disciplina com que escrevia.',
  },
  {
    name: 'Andrucha Waddington',
    department: 'Directing',
    gender: 2,
    born: '1970-01-20',
    birthplace: 'Rio de Janeiro, Brasil',
    biography:
      'Vindo da publicidade e do videoclipe, ganhou plateia com Eu Tu Eles, em que uma mulher divide a casa com três maridos no sertão, e pôs duas atrizes nas dunas em Casa de Areia. Em Sob Pressão, primeiro no cinema e depois na TV, corre com a câmera pelos corredores de um hospital público.',
  },
  {
    name: 'Raphael Montes',
    department: 'Writing',
    gender: 2,
    born: '1990-09-22',
    birthplace: 'Rio de Janeiro, Brasil',
    biography:
      'Romancista do crime, publicou Suicidas e Dias Perfeitos ainda na casa dos vinte anos. Escreveu Bom Dia, Verônica com a criminóloga Ilana Casoy, os dois escondidos sob um pseudônimo, e comandou a adaptação para a série. Prefere o leitor desconfortável, e o capítulo acaba sempre um segundo cedo demais.',
  },
  { name: 'Manuela Dias', department: 'Writing', gender: 1, birthplace: 'Salvador, Brasil' },
  { name: 'Drauzio Varella', department: 'Writing', gender: 2, born: '1943-05-03', birthplace: 'São Paulo, Brasil' },
  { name: 'Fernando Morais', department: 'Writing', gender: 2, born: '1946-07-22', birthplace: 'Mariana, Brasil' },
  {
    name: 'Chico Xavier',
    department: 'Writing',
    gender: 2,
    born: '1910-04-02',
    died: '2002-06-30',
    birthplace: 'Pedro Leopoldo, Brasil',
  },
  {
    name: 'Ferreira Gullar',
    department: 'Writing',
    gender: 2,
    born: '1930-09-10',
    died: '2016-12-04',
    birthplace: 'São Luís, Brasil',
  },
  {
    name: 'Antônio Callado',
    department: 'Writing',
    gender: 2,
    born: '1917-01-26',
    died: '1997-01-28',
    birthplace: 'Niterói, Brasil',
  },
  {
    name: 'Sérgio Ricardo',
    department: 'Sound',
    gender: 2,
    born: '1932-06-18',
    died: '2020-07-23',
    birthplace: 'Marília, Brasil',
  },
  { name: 'Tony Bellotto', department: 'Writing', gender: 2, born: '1960-06-30', birthplace: 'São Paulo, Brasil' },
  { name: 'Dado Villa-Lobos', department: 'Sound', gender: 2, born: '1965-06-29', birthplace: 'Bruxelas, Bélgica' },
  { name: 'André Abujamra', department: 'Sound', gender: 2, born: '1965-05-15', birthplace: 'São Paulo, Brasil' },
  {
    name: 'João Moreira Salles',
    department: 'Directing',
    gender: 2,
    born: '1962-03-27',
    birthplace: 'Rio de Janeiro, Brasil',
  },
  { name: 'Jayme Monjardim', department: 'Directing', gender: 2, born: '1956-05-19', birthplace: 'São Paulo, Brasil' },
  { name: 'Sandra Werneck', department: 'Directing', gender: 1, birthplace: 'Rio de Janeiro, Brasil' },
  {
    name: 'Adhemar Gonzaga',
    department: 'Production',
    gender: 2,
    born: '1901-08-26',
    died: '1978-01-29',
    birthplace: 'Rio de Janeiro, Brasil',
  },
  { name: 'Eduardo Escorel', department: 'Editing', gender: 2, birthplace: 'São Paulo, Brasil' },
  { name: 'Marcos Jorge', department: 'Directing', gender: 2, birthplace: 'Curitiba, Brasil' },
  { name: 'Giba Assis Brasil', department: 'Editing', gender: 2, birthplace: 'Porto Alegre, Brasil' },
];
