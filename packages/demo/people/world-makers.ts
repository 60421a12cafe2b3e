import type { PersonFacts } from '../person-facts.ts';

export const worldMakers: readonly PersonFacts[] = [
  {
    name: 'Francis Ford Coppola',
    department: 'Directing',
    gender: 2,
    born: '1939-04-07',
    birthplace: 'Detroit, Estados Unidos',
    biography:
      'Nos anos 1970, emendou O Poderoso Chefão, A Conversação, a segunda parte da saga e Apocalypse Now, cada um mais arriscado que o anterior. Gosta de filmar famílias como se fossem Estados, com batizado, almoço e traição. Dono de produtora e de vinhedo, banca do próprio bolso o que os estúdios recusam.',
  },
  {
    name: 'Steven Spielberg',
    id: 488,
    department: 'Directing',
    gender: 2,
    born: '1946-12-18',
    birthplace: 'Cincinnati, Estados Unidos',
    biography:
      'O tubarão mecânico enguiçava, e por isso Tubarão assusta tanto: ele aprendeu cedo que o rosto de quem olha vale mais que o monstro. E.T.: O Extraterrestre põe a câmera na altura das crianças; A Lista de Schindler tira a cor para olhar a História. Produziu ainda De Volta para o Futuro.',
  },
  {
    name: 'Martin Scorsese',
    department: 'Directing',
    gender: 2,
    born: '1942-11-17',
    birthplace: 'Nova York, Estados Unidos',
    biography:
      'Cresceu vendo o bairro da janela e filma como quem ainda espia: a câmera de Os Bons Companheiros entra pela cozinha do clube e só para na mesa. Rock na trilha, culpa católica e montagem de Thelma Schoonmaker atravessam sua obra, de Taxi Driver em diante. Dedica-se também a restaurar filmes alheios.',
  },
  {
    name: 'Stanley Kubrick',
    department: 'Directing',
    gender: 2,
    born: '1928-07-26',
    died: '1999-03-07',
    birthplace: 'Nova York, Estados Unidos',
    biography:
      'Fotógrafo de revista aos dezessete anos, levou para o cinema o olho de quem espera a luz certa e a paciência de repetir a tomada dezenas de vezes. Fez um filme de cada gênero e mudou quase todos: a guerra em Glória Feita de Sangue, o terror em O Iluminado, o espaço em 2001: Uma Odisseia no Espaço.',
  },
  {
    name: 'Alfred Hitchcock',
    department: 'Directing',
    gender: 2,
    born: '1899-08-13',
    died: '1980-04-29',
    birthplace: 'Londres, Reino Unido',
    biography:
      'Explicava o suspense com uma bomba debaixo da mesa: a plateia precisa saber dela antes dos personagens. Vindo do cinema mudo inglês, aplicou a lição em Janela Indiscreta e Um Corpo que Cai, e em Psicose matou as regras no meio do filme, com uma equipe de televisão e pouco dinheiro.',
  },
  {
    name: 'Billy Wilder',
    department: 'Directing',
    gender: 2,
    born: '1906-06-22',
    died: '2002-03-27',
    biography:
      'Repórter em Viena e roteirista em Berlim, chegou a Hollywood sem falar inglês e acabou escrevendo alguns dos diálogos mais cortantes da língua. Crepúsculo dos Deuses é narrado por um morto; Quanto Mais Quente Melhor termina com a frase que todo roteirista inveja. Quase sempre escrevia a quatro mãos.',
  },
  {
    name: 'Akira Kurosawa',
    department: 'Directing',
    gender: 2,
    born: '1910-03-23',
    died: '1998-09-06',
    birthplace: 'Tóquio, Japão',
    biography:
      'Pintava as cenas antes de filmá-las e gostava de chuva, vento e lama como outros gostam de atores. Os Sete Samurais, rodado com várias câmeras ao mesmo tempo, ensinou ao mundo como se monta um grupo e como se filma uma batalha. Rashomon, Viver e Trono Manchado de Sangue vão do crime à repartição e ao castelo.',
  },
  {
    name: 'Bong Joon-ho',
    department: 'Directing',
    gender: 2,
    born: '1969-09-14',
    birthplace: 'Daegu, Coreia do Sul',
    biography:
      'Desenha cada plano em quadrinhos e filma só o que desenhou. Seus filmes trocam de gênero no meio da escada: O Hospedeiro é comédia de família com monstro, e Parasita começa como golpe e acaba de outro jeito. Com este ganhou a Palma de Ouro e o Oscar de melhor filme, inédito para língua não inglesa.',
  },
  {
    name: 'George Lucas',
    department: 'Directing',
    gender: 2,
    born: '1944-05-14',
    birthplace: 'Modesto, Estados Unidos',
    biography:
      'Misturou faroeste, samurai, corrida de carro e mitologia num filme em que pouca gente apostava, e Star Wars virou uma galáxia inteira. Para fazê-lo, montou a própria oficina de efeitos visuais. Antes dirigira Loucuras de Verão; depois criou Indiana Jones e voltou à cadeira nos episódios I a III.',
  },
  {
    name: 'Ridley Scott',
    department: 'Directing',
    gender: 2,
    born: '1937-11-30',
    birthplace: 'South Shields, Reino Unido',
    biography:
      'Estudou desenho e dirigiu centenas de comerciais, e ainda pensa primeiro no cenário: fumaça, chuva, ventilador contra a luz. Assim nasceram a nave encardida de Alien: O 8º Passageiro e a Los Angeles molhada de Blade Runner: O Caçador de Androides. Em Gladiador, reconstruiu Roma com a mesma mão.',
  },
  {
    name: 'James Cameron',
    department: 'Directing',
    gender: 2,
    born: '1954-08-16',
    birthplace: 'Kapuskasing, Canadá',
    biography:
      'Ex-caminhoneiro e explorador do fundo do mar, costuma inventar a máquina de que precisa para a cena que imaginou. O Exterminador do Futuro custou pouco; Titanic, uma fortuna, com mergulhos até o navio verdadeiro, e levou onze Oscars. Avatar o manteve ocupado com o planeta Pandora.',
  },
  {
    name: 'Christopher Nolan',
    department: 'Directing',
    gender: 2,
    born: '1970-07-30',
    birthplace: 'Londres, Reino Unido',
    biography:
      'O tempo é seu brinquedo: de trás para a frente em Amnésia, em camadas em A Origem, esticado por um buraco negro em Interestelar. Prefere película, efeitos feitos diante da câmera e a tela gigante. Com Batman: O Cavaleiro das Trevas levou o policial aos quadrinhos e, com Oppenheimer, ganhou o Oscar.',
  },
  {
    name: 'Quentin Tarantino',
    department: 'Directing',
    gender: 2,
    born: '1963-03-27',
    birthplace: 'Knoxville, Estados Unidos',
    biography:
      'Aprendeu cinema atrás do balcão de uma locadora e escreve como quem discute filme com os amigos: muito, depressa, com desvios. Pulp Fiction: Tempo de Violência embaralha as histórias e para tudo para falar de hambúrguer. Seguiu com Kill Bill e Bastardos Inglórios, sempre com um disco velho na vitrola.',
  },
  {
    name: 'David Fincher',
    id: 7467,
    department: 'Directing',
    gender: 2,
    born: '1962-08-28',
    birthplace: 'Denver, Estados Unidos',
    biography:
      'Veio dos videoclipes e dos efeitos visuais, e trata cada plano como medida de relojoeiro, repetido até sumir o esforço. Seven: Os Sete Crimes Capitais e Zodíaco seguem investigações que adoecem o investigador; Clube da Luta, a de um homem contra si mesmo. Em A Rede Social, filma conversas como perseguições.',
  },
  {
    name: 'Jonathan Demme',
    department: 'Directing',
    gender: 2,
    born: '1944-02-22',
    died: '2017-04-26',
    birthplace: 'Baldwin, Estados Unidos',
    biography:
      'Pedia aos atores que olhassem direto para a lente, e assim o espectador de O Silêncio dos Inocentes fica no lugar de Clarice, medido dos pés à cabeça. Formado na escola barata de Roger Corman, amava música e gostava de filmar shows inteiros sem cortar para a plateia.',
  },
  {
    name: 'Robert Zemeckis',
    department: 'Directing',
    gender: 2,
    birthplace: 'Chicago, Estados Unidos',
    biography:
      'Com Bob Gale, escreveu De Volta para o Futuro como um relógio: tudo o que se diz na praça da primeira cena volta a funcionar na última. A técnica serve sempre a alguma travessura, do desenho contracenando com gente em Uma Cilada para Roger Rabbit ao aperto de mão com presidentes em Forrest Gump.',
  },
  {
    name: 'Denis Villeneuve',
    department: 'Directing',
    gender: 2,
    born: '1967-10-03',
    birthplace: 'Bécancour, Canadá',
    biography:
      'O quebequense de Incêndios chegou à ficção científica pela porta do silêncio, com A Chegada. Em Blade Runner 2049 e nos dois Duna, trabalha com espaços enormes e figuras pequenas, som que se sente no peito e cores de poeira. Prefere deixar o diálogo para quando a imagem já disse quase tudo.',
  },
  {
    name: 'George Miller',
    department: 'Directing',
    gender: 2,
    born: '1945-03-03',
    birthplace: 'Chinchilla, Austrália',
    biography:
      'Médico de pronto-socorro em Sydney, viu de perto o que os carros fazem com as pessoas e inventou Mad Max. Mais de trinta anos depois, voltou ao deserto com Estrada da Fúria, planejado em milhares de desenhos antes de ter roteiro escrito. No intervalo, dirigiu porquinho falante e pinguins sapateadores.',
  },
  {
    name: 'Jordan Peele',
    department: 'Directing',
    gender: 2,
    born: '1979-02-21',
    birthplace: 'Nova York, Estados Unidos',
    biography:
      'Fez anos de esquetes de humor na TV e trouxe do riso o relógio do susto. Corra! parte de um fim de semana constrangedor na casa dos pais da namorada e ganhou o Oscar de roteiro original. Em Nós e Não! Não Olhe!, segue usando o terror para falar do que se finge não ver.',
  },
  {
    name: 'Barry Jenkins',
    department: 'Directing',
    gender: 2,
    born: '1979-11-19',
    birthplace: 'Miami, Estados Unidos',
    biography:
      'Moonlight: Sob a Luz do Luar volta aos prédios de Miami onde o diretor cresceu e divide uma vida em três atores, ligados só pelo olhar. Ganhou o Oscar de melhor filme. Em Se a Rua Beale Falasse, de James Baldwin, os rostos tornam a encarar a lente, devagar, como retratos que respiram.',
  },
  {
    name: 'Damien Chazelle',
    department: 'Directing',
    gender: 2,
    born: '1985-01-19',
    birthplace: 'Providence, Estados Unidos',
    biography:
      'Quis ser baterista de jazz, e o que aprendeu apanhando do instrumento virou Whiplash: Em Busca da Perfeição. La La Land: Cantando Estações fez dele, aos 32 anos, o mais jovem vencedor do Oscar de direção. Seus personagens pagam caro pelo que sabem fazer, também no foguete de O Primeiro Homem.',
  },
  {
    name: 'Greta Gerwig',
    department: 'Directing',
    gender: 1,
    born: '1983-08-04',
    birthplace: 'Sacramento, Estados Unidos',
    biography:
      'Foi atriz e roteirista de filmes pequenos, como Frances Ha, antes de dirigir Lady Bird: A Hora de Voar na cidade em que nasceu. Adaptou Adoráveis Mulheres embaralhando o tempo e, com Noah Baumbach, escreveu Barbie, comédia cor-de-rosa que conversa com o cinema mudo, o musical e a fábrica de brinquedos.',
  },
  {
    name: 'Peter Jackson',
    department: 'Directing',
    gender: 2,
    born: '1961-10-31',
    birthplace: 'Wellington, Nova Zelândia',
    biography:
      'Começou com terror caseiro, assando máscaras no forno da cozinha, e sem sair da Nova Zelândia filmou de uma vez os três O Senhor dos Anéis, misturando miniaturas, cavalos e computação. O Retorno do Rei levou onze Oscars. Depois, gastou a paciência de fã nas horas de ensaio de um documentário sobre os Beatles.',
  },
  {
    name: 'Lana Wachowski',
    department: 'Directing',
    gender: 1,
    born: '1965-06-21',
    birthplace: 'Chicago, Estados Unidos',
    biography:
      'Escreve e dirige, quase sempre em dupla com Lilly, filmes em que alguém descobre que o mundo é cenário. Antes de Matrix, as duas trabalharam com quadrinhos e fizeram o policial Ligadas pelo Desejo; depois, Speed Racer e A Viagem. Voltou sozinha à pílula vermelha em Matrix Resurrections.',
  },
  {
    name: 'Lilly Wachowski',
    department: 'Directing',
    gender: 1,
    born: '1967-12-29',
    birthplace: 'Chicago, Estados Unidos',
    biography:
      'Com Lana, juntou em Matrix o que as duas liam e viam: filosofia, anime, kung fu de Hong Kong e histórias em quadrinhos. A câmera que gira em torno do corpo parado foi copiada até virar piada. Assinou também as continuações Reloaded e Revolutions e a série Sense8, espalhada por várias cidades.',
  },
  {
    name: 'Alfonso Cuarón',
    department: 'Directing',
    gender: 2,
    born: '1961-11-28',
    birthplace: 'Cidade do México, México',
    biography:
      'Deixa o plano correr e o mundo entrar pelos cantos: protestos em E Sua Mãe Também, guerra em Filhos da Esperança, o vazio em Gravidade. Para Roma, lembrou a casa da infância móvel por móvel e operou ele mesmo a fotografia em preto e branco. Ganhou duas vezes o Oscar de direção.',
  },
  {
    name: 'Guillermo del Toro',
    department: 'Directing',
    gender: 2,
    born: '1964-10-09',
    birthplace: 'Guadalajara, México',
    biography:
      'Enche cadernos com desenhos de engrenagens, insetos e bestas, e depois os constrói. O Labirinto do Fauno põe uma menina entre um capitão franquista e um fauno, e não é o fauno que mete medo. Ganhou o Oscar com A Forma da Água e refez Pinóquio com bonecos animados quadro a quadro.',
  },
  {
    name: 'Alejandro González Iñárritu',
    department: 'Directing',
    gender: 2,
    born: '1963-08-15',
    birthplace: 'Cidade do México, México',
    biography:
      'Locutor de rádio na Cidade do México, estreou em longas com um acidente de carro que amarra três histórias, Amores Brutos. Seguiu entrelaçando destinos em 21 Gramas e Babel, até trocar o corte pelo plano que parece não acabar em Birdman e O Regresso, dois Oscars de direção em anos seguidos.',
  },
  {
    name: 'Juan José Campanella',
    department: 'Directing',
    gender: 2,
    born: '1959-07-19',
    birthplace: 'Buenos Aires, Argentina',
    biography:
      'Alterna a Argentina e a TV americana, onde dirigiu episódios de Lei & Ordem e de House. Em casa, com Ricardo Darín, faz melodrama com piada no meio: O Filho da Noiva, Clube da Lua e O Segredo dos Seus Olhos, Oscar de filme estrangeiro, com um plano que despenca do céu até a arquibancada.',
  },
  {
    name: 'Pedro Almodóvar',
    id: 309,
    department: 'Directing',
    gender: 2,
    birthplace: 'Calzada de Calatrava, Espanha',
    biography:
      'Trabalhava na companhia telefônica e filmava em super-8 nas folgas da Madri dos anos 1970. Vieram o vermelho, as cozinhas, o bolero e as atrizes a quem dedica tudo: Carmen Maura, Cecilia Roth, Penélope Cruz. Tudo Sobre Minha Mãe lhe deu o Oscar, e Volver, a volta à aldeia onde as mulheres limpam túmulos.',
  },
  {
    name: 'Federico Fellini',
    department: 'Directing',
    gender: 2,
    born: '1920-01-20',
    died: '1993-10-31',
    birthplace: 'Rimini, Itália',
    biography:
      'Caricaturista na juventude, continuou desenhando com a câmera: circos, padres, mulheres imensas, o mar refeito em plástico. Em 8½, um diretor sem ideias vira filme sobre não ter ideias. A Doce Vida e Amarcord deram palavras ao dicionário, e quatro de seus filmes ganharam o Oscar de estrangeiro.',
  },
  {
    name: 'Vittorio De Sica',
    department: 'Directing',
    gender: 2,
    born: '1901-07-07',
    died: '1974-11-13',
    birthplace: 'Sora, Itália',
    biography:
      'Galã de comédias, conhecia o charme e desconfiou dele quando passou a dirigir. Ladrões de Bicicleta, escrito com Cesare Zavattini e feito nas ruas de Roma com um operário e um menino que não eram atores, ficou como imagem do neorrealismo. Umberto D. e Ontem, Hoje e Amanhã são os dois extremos do que veio depois.',
  },
  {
    name: 'François Truffaut',
    department: 'Directing',
    gender: 2,
    born: '1932-02-06',
    died: '1984-10-21',
    birthplace: 'Paris, França',
    biography:
      'Crítico temido antes dos trinta, respondeu a si mesmo com Os Incompreendidos, prêmio de direção em Cannes e pontapé da nouvelle vague. Acompanhou o mesmo Antoine Doinel, com o mesmo ator, por vinte anos de filmes. Amava livros e Hitchcock, com quem fez uma longa entrevista que virou bíblia de estudante.',
  },
  {
    name: 'Fritz Lang',
    department: 'Directing',
    gender: 2,
    born: '1890-12-05',
    died: '1976-08-02',
    birthplace: 'Viena, Áustria',
    biography:
      'Pensava em arquitetura e multidão. Metrópolis ergueu uma cidade de andares, com patrões no jardim e operários no subsolo, e um robô que todo filme futurista copiou. M, o Vampiro de Düsseldorf fez um assassino assobiar. Em Hollywood, filmou por vinte anos homens comuns encurralados pelo destino.',
  },
  {
    name: 'Wong Kar-wai',
    department: 'Directing',
    gender: 2,
    birthplace: 'Xangai, China',
    biography:
      'Filma sem roteiro fechado, por meses, até o filme aparecer. Em Amor à Flor da Pele, dois vizinhos se cruzam na escada, ela com um vestido diferente a cada vez, ao som da mesma valsa. Hong Kong à noite, relógios, chuva e canções latinas voltam em Amores Expressos e Felizes Juntos.',
  },
  {
    name: 'Ang Lee',
    department: 'Directing',
    gender: 2,
    born: '1954-10-23',
    birthplace: 'Pingtung, Taiwan',
    biography:
      'Troca de país, de século e de gênero, e leva na mala o mesmo assunto: o que as pessoas calam em família. Filmou banquetes em Taipei, bailes em Razão e Sensibilidade e espadachins na copa dos bambus em O Tigre e o Dragão. Ganhou o Oscar de direção com O Segredo de Brokeback Mountain e As Aventuras de Pi.',
  },
  {
    name: 'Hayao Miyazaki',
    department: 'Directing',
    gender: 2,
    born: '1941-01-05',
    birthplace: 'Tóquio, Japão',
    biography:
      'Fundador do estúdio Ghibli, desenha à mão meninas corajosas, máquinas voadoras e espíritos que têm mais fome que maldade. Meu Amigo Totoro espera o ônibus na chuva; Princesa Mononoke não acha culpado fácil; A Viagem de Chihiro levou o Oscar. Anunciou a aposentadoria várias vezes e sempre voltou à prancheta.',
  },
  {
    name: 'David Lynch',
    department: 'Directing',
    gender: 2,
    birthplace: 'Missoula, Estados Unidos',
    biography:
      'Pintor que queria ver os quadros se mexerem, achou horror em cortinas vermelhas e ternura em torta de cereja. Com Mark Frost, criou Twin Peaks, novela policial em que a pergunta importava mais que a resposta. Veludo Azul e Cidade dos Sonhos descem ao mesmo porão, sempre com um zumbido ao fundo.',
  },
  {
    name: 'Roberto Benigni',
    department: 'Acting',
    gender: 2,
    born: '1952-10-27',
    birthplace: 'Castiglion Fiorentino, Itália',
    biography:
      'Cômico toscano de fala torrencial, foi presidiário de Jim Jarmusch em Daunbailó e dirigiu a si mesmo em farsas de sucesso na Itália. A Vida é Bela aposta que um pai pode transformar um campo em brincadeira, e lhe deu o Oscar de ator. Recita Dante em praça pública, de cor.',
  },
  {
    name: 'Ennio Morricone',
    department: 'Sound',
    gender: 2,
    born: '1928-11-10',
    died: '2020-07-06',
    birthplace: 'Roma, Itália',
    biography:
      'Assobio, chicote, gaita, guitarra elétrica: nos faroestes de Sergio Leone, a música dele chegava antes do duelo. Escreveu para centenas de filmes, do oboé de A Missão ao tema de Cinema Paradiso, que parece sempre estar se despedindo. Ganhou um Oscar pela carreira e outro por Os Oito Odiados.',
  },
  {
    name: 'John Williams',
    department: 'Sound',
    gender: 2,
    born: '1932-02-08',
    birthplace: 'Nova York, Estados Unidos',
    biography:
      'Duas notas bastaram para Tubarão; para Star Wars, chamou uma orquestra inteira e devolveu ao cinema o gosto pelos metais. Acompanha Steven Spielberg desde os anos 1970, do voo da bicicleta em E.T.: O Extraterrestre ao violino de A Lista de Schindler. É pianista de jazz por formação.',
  },
  {
    name: 'Hans Zimmer',
    department: 'Sound',
    gender: 2,
    born: '1957-09-12',
    birthplace: 'Frankfurt, Alemanha',
    biography:
      'Tocou sintetizador em bandas de rock antes de compor para a tela, e pensa a trilha como som de máquina: o relógio de Dunkirk, o órgão de Interestelar, as buzinas de A Origem. Ganhou o Oscar por O Rei Leão e por Duna, para o qual inventou instrumentos e mandou cantar numa língua que não existe.',
  },
  {
    name: 'Nino Rota',
    department: 'Sound',
    gender: 2,
    born: '1911-12-03',
    died: '1979-04-10',
    birthplace: 'Milão, Itália',
    biography:
      'Menino-prodígio da música italiana, dirigiu um conservatório e escreveu óperas enquanto compunha para o cinema. Com Federico Fellini, fez de cada filme um circo que passa pela rua, como na marcha final de 8½. A valsa de O Poderoso Chefão, de trompete solitário, já soava antiga quando nasceu.',
  },
  {
    name: 'Bernard Herrmann',
    department: 'Sound',
    gender: 2,
    born: '1911-06-29',
    died: '1975-12-24',
    birthplace: 'Nova York, Estados Unidos',
    biography:
      'Em Psicose usou só cordas, e os violinos gritam junto com a cortina do chuveiro. Começou no rádio e em Cidadão Kane, ao lado de Orson Welles, e foi o ouvido de Alfred Hitchcock por uma década. Terminou de gravar o saxofone de Taxi Driver na véspera de morrer.',
  },
  {
    name: 'Joe Hisaishi',
    department: 'Sound',
    gender: 2,
    born: '1950-12-06',
    birthplace: 'Nakano, Japão',
    biography:
      'O nome artístico imita em japonês o de Quincy Jones. Desde Nausicaä do Vale do Vento, compõe para todos os longas de Hayao Miyazaki: a marcha de Meu Amigo Totoro, os tambores de Princesa Mononoke, o piano de A Viagem de Chihiro. Também rege, e enche estádios com essas melodias.',
  },
];
