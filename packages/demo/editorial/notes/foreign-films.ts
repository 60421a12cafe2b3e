import type { DemoNote } from '../types.ts';

export const foreignFilmNotes: readonly DemoNote[] = [
  {
    kind: 'movie',
    id: 238, // O Poderoso Chefão
    curiosities:
      '<ul>' +
      '<li>Levou o Oscar de 1973 em três categorias: melhor filme, ator e roteiro adaptado.</li>' +
      '<li>O bebê do batizado é Sofia Coppola, filha do diretor, que tinha poucas semanas de vida.</li>' +
      '<li>O gato no colo de Don Vito não estava no roteiro: andava solto pelo estúdio.</li>' +
      '</ul>',
    additionalInfos:
      '<p>Mario Puzo publicou o romance em 1969 e escreveu o roteiro a quatro mãos com Francis Ford Coppola, que tinha pouco mais de 30 anos. A <em>Parte II</em>, de 1974, foi a primeira continuação a ganhar o Oscar de melhor filme. Nela, Robert De Niro faz o jovem Vito, e assim o mesmo personagem valeu o prêmio a dois atores.</p>',
  },
  {
    kind: 'movie',
    id: 11, // Star Wars: Episódio IV - Uma Nova Esperança
    curiosities:
      '<ul>' +
      '<li>O deserto de Tatooine foi filmado na Tunísia, e o nome do planeta vem de uma cidade do país.</li>' +
      '<li>As pirâmides que cercam a base rebelde são as ruínas maias de Tikal, na Guatemala.</li>' +
      '<li>O subtítulo <em>Uma Nova Esperança</em> só apareceu na tela no relançamento de 1981.</li>' +
      '<li>No Brasil, a estreia foi com o título <em>Guerra nas Estrelas</em>.</li>' +
      '</ul>',
  },
  {
    kind: 'movie',
    id: 603, // Matrix
    curiosities:
      '<ul>' +
      '<li>Foi rodado em Sydney, na Austrália.</li>' +
      '<li>Venceu as quatro categorias a que concorreu no Oscar: montagem, som, edição de som e efeitos visuais.</li>' +
      '<li>Nas cenas em que o tempo quase para, uma fileira de câmeras fotográficas cercava o ator e disparava em sequência.</li>' +
      '</ul>',
  },
  {
    kind: 'movie',
    id: 105, // De Volta para o Futuro
    curiosities:
      '<ul>' +
      '<li>As filmagens começaram com Eric Stoltz no papel de Marty; Michael J. Fox entrou semanas depois.</li>' +
      '<li>Fox gravava uma série de televisão durante o dia e o filme à noite e nos fins de semana.</li>' +
      '<li>Numa versão anterior do roteiro, a máquina do tempo era uma geladeira.</li>' +
      '</ul>',
  },
  {
    kind: 'movie',
    id: 62, // 2001: Uma Odisseia no Espaço
    curiosities:
      '<ul>' +
      '<li>Nos primeiros vinte minutos e nos últimos vinte, ninguém diz uma palavra.</li>' +
      '<li>Parte do interior da nave foi montada numa roda enorme, que girava com o elenco dentro.</li>' +
      '<li>Depois das primeiras sessões, Kubrick cortou cerca de dezenove minutos.</li>' +
      '<li>O Oscar de efeitos visuais foi o único que ele ganhou na vida.</li>' +
      '</ul>',
    additionalInfos:
      '<p>Filme e livro cresceram juntos. Stanley Kubrick e Arthur C. Clarke partiram de um conto do escritor, <em>A Sentinela</em>, e foram trocando ideias enquanto um rodava e o outro redigia. O romance saiu em 1968, meses depois da estreia, e explica bem mais do que a tela. Quem gosta de dúvida pode deixar a leitura para depois.</p>',
  },
  {
    kind: 'movie',
    id: 496243, // Parasita
    curiosities:
      '<ul>' +
      '<li>Foi o primeiro filme em língua não inglesa a ganhar o Oscar de melhor filme, em 2020.</li>' +
      '<li>Meses antes, dera à Coreia do Sul a primeira <strong>Palma de Ouro</strong>, em Cannes.</li>' +
      '<li>A casa dos Park foi construída para as filmagens, e o andar de cima só existe porque o computador o acrescentou.</li>' +
      '<li>A rua dos Kim também é cenário, montado num tanque para poder alagar.</li>' +
      '</ul>',
  },
];
