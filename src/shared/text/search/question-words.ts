/**
 * Words by which visitors ask about a title, a service or this site, by what they ask for; in the form of `search-words.ts`. A phrase
 * may ask for several things. Single words are enough where phrases are made of them: "onde" and "assistir" are read one after the other.
 */
export const questionWords = {
  where:
    'onde|aonde|ond|em qual|em que|qual streaming|qual plataforma|link|em que canal|cade|qual site|que site|' +
    'passa onde|achar|acho|encontrar|tem onde',
  watch:
    'assistir|assista|assisto|assisti|assistr|ver|vendo|vejo|encontro|achar|passa|passando|disponivel|tem|completo|completa|' +
    'online|on line|hd|full hd|4k|torrent|baixar|download|da pra|quero|queria|posso|dublado online',
  free:
    'gratis|gratuito|gratuita|gratuitos|gratuitas|de graca|sem pagar|free|na faixa|sem cadastro|sem assinatura|' +
    'legalizado|legalizados|legal|legais|legalmente|gratuitamente|sem custo|nao paga|0800',
  dubbed: 'dublado|dublada|dublados|dubladas|em portugues|audio portugues',
  subtitled: 'legendado|legendada|legendados|legendadas|com legenda|com legendas',
  price:
    'quanto custa|quanto|preco|precos|valor|custa|alugar|aluguel|comprar|compra|plano|planos|mensalidade|' +
    'assinatura|assinaturas|com anuncios|por mes|barato|mais barato|caro|mais caro|pagar|quanto pago|quanto fica|' +
    'custo',
  when:
    'quando|que dia|que horas|estreia|lanca|lancamento|data|data de|chega|volta|proximo|proximo episodio|' +
    'ano saiu|em que ano|que data|qual data|vai estrear|vai sair|vai lancar|sai quando|previsao|previsto|dia',
  more:
    'vai ter|ter|continuacao|tem continuacao|sequencia|cancelada|cancelado|foi cancelada|foi cancelado|renovada|' +
    'renovado|foi renovada|foi renovado|vai ter mais|nova temporada|tera|acabou|terminou|segunda parte|fim|' +
    'vai continuar',
  season:
    'temporada|temporadas|primeira temporada|segunda temporada|terceira temporada|quarta temporada|' +
    'quinta temporada|nova temporada|ultima temporada|quantas|quantos|ultimo|ultima|resumo|todas as temporadas|' +
    'temporada nova|temporada completa|primeiro|primeira',
  episode: 'episodio|episodios|capitulo|capitulos',
  cast:
    'elenco|atores|ator|atriz|quem|quem faz|quem fez|quem e|quem interpreta|quem dubla|quem canta|quem dirigiu|' +
    'dirigiu|diretor|diretora|direcao|personagem|personagens|dublador|dubladores|dublagem|nome do ator|' +
    'nome da atriz|quem e o ator|quem e a atriz|protagonista|protagonistas|vilao|voz|vozes|autor|autora|escreveu|' +
    'roteirista|produtor|interprete',
  fact:
    'quanto tempo|quanto tempo dura|dura|duracao|quantas horas|classificacao|classificacao indicativa|idade|' +
    'idade minima|pode para criancas|para criancas|trailer|sinopse|critica|nota|avaliacao|bom|boa|e bom|' +
    'vale a pena|historia real|fatos reais|baseado em fatos reais|e baseado em fatos reais|curiosidades|final|' +
    'explicado|explicacao|significa|bilheteria|trilha|trilha sonora|poster|censura|faixa etaria|pos creditos|' +
    'cena pos creditos|tem cena pos creditos|creditos|que ano|de que ano|ano|livro|baseado em livro|' +
    'do que se trata|se trata|sobre o que|sobre o que e|sobre|historia|enredo|gravado|filmado|foi gravado|' +
    'foi filmado|musica|musicas|nome|ganhou|premio|premios|orcamento|tempo|minutos|horas|quantos minutos|' +
    'quantas horas tem|quantos anos|violento|triste|assusta|cenas|cena|crianca|criancas|recomendado|imdb|' +
    'rotten tomatoes|resenha|review|analise|opiniao|opinioes|ruim|presta|veridica|veridico|real|acaba|termina|' +
    'morre|quem morre|titulo original|idioma|longo|oscars|quantos oscars|que idade|qual idade|para que idade|' +
    'pode ver|adequado|apropriado|nudez|sustos',
  leave:
    'saiu|sai|sair|saindo|sairam|saem|vai sair|vao sair|deixa|deixam|deixando|tirar|tiraram|tira|vai tirar|' +
    'vao tirar|ultima chance|ultimos dias|por que|deixar|vai deixar|vao deixar|removido|removidos|remover|' +
    'removeu|retirado|retirados|retirou|sumiu|sumiram|expira|expiram|expirando|acaba|acabando|perde|perdeu|saida|' +
    'saidas|sai do ar|despedida|ultima semana',
  enter:
    'entrou|entraram|entra|entram|entrando|chegou|chegaram|chega|chegam|chegando|novidade|novidades|lancamento|' +
    'lancamentos|estreia|estreias|estreou|estrearam|estreiam|adicionados|vai entrar|vao entrar|volta|voltam|' +
    'estrear|estreando|vai estrear|vao estrear|vai chegar|vao chegar|lancou|lancam|lancado|lancados|vai lancar|' +
    'vao lancar|vem|vem por ai|vem ai|adicionou|adicionado|adicionada|adicionadas|entrada|entradas|atualizado|' +
    'atualizacao|atualizacoes|mudou|mudancas',
  /** Of a platform: "filmes novos na max". */
  recent: 'novo|novos|nova|novas|recente|recentes|recem chegado|recem chegados|de novo|ultimos|ultimas|atual|atuais',
  order:
    'ordem|em ordem|ordem cronologica|cronologica|cronologia|todos os filmes|quantos filmes|quantos filmes sao|' +
    'trilogia|saga|colecao|franquia|maratona|sequencia|qual assistir primeiro|na ordem|por onde comecar|' +
    'por onde comeco|linha do tempo|timeline|qual vem primeiro|qual o primeiro|melhor ordem|lista de filmes|' +
    'quantos sao|do comeco',
  like:
    'parecido|parecida|parecidos|parecidas|tipo|igual|iguais|estilo|semelhante|semelhantes|depois de|como|gostei|' +
    'gostou|quem gostou|se eu gostei|o que vejo|similar|similares|gosto|gosta|curte|curti|curtiu|amei|adorei|' +
    'adoro|vibe|mesma vibe|na vibe|pegada|mesma pegada|lembra|lembram|quem curtiu|quem gosta|se gosto|terminei|' +
    'acabei|acabei de ver|na linha|nesse estilo|no mesmo estilo',
  /** What a person did. "Com", "do" and "da" say so too weakly to be asked alone. */
  by:
    'filmografia|fez|fizeram|feito por|dirigido por|dirigidos por|estrelado por|estrelados por|protagonizado por|' +
    'participou|novo|novos|ultimos|melhores|filme com|filmes com|serie com|series com|filmes do|filmes da|atua|' +
    'atuou|atuam|atuaram|atuacao|trabalhou|trabalha|trabalhos|estrelou|estrela|estrelando|aparece|apareceu|' +
    'participa|participacao|contracena|contracenam|juntos|juntas|carreira|obra|obras|cineasta|dirigidas|dirige|' +
    'produziu|interpretou|viveu|fazem|novela com|novelas com|nova|novas',
  undecided:
    'nao sei|o que ver|o que assistir|o q ver|que ver|que assistir|me indica|me indique|me recomenda|indica|' +
    'indicacao|indicacoes|sugestao|sugestoes|dica|dicas|escolhe|escolha|qual filme assistir|que filme assistir|' +
    'qual filme ver|que filme ver|hoje a noite|com a namorada|com o namorado|leve|algo pra ver|algo para ver|' +
    'o que eu vejo|o que eu assisto|o que vejo hoje|que filme eu vejo|sem ideia|indeciso|indecisa|me ajuda|' +
    'escolher|recomende|recomenda|recomendacao|recomendacoes|pra hoje|para hoje|essa noite|pra essa noite|' +
    'a noite|a dois|me surpreenda|aleatorio|sorteia|sortear|roleta|algo bom|filme bom|serie boa|melhor filme',
  rotate:
    'rodizio|rotacao|revezar|revezamento|revezando|economizar|economia|gastar menos|pagar menos|alternar|' +
    'alternando|trocar|trocar de streaming|um por mes',
  worth:
    'vale a pena|vale mais a pena|vale mais|vale|compensa|assinar|assino|assine|cancelar|melhor streaming|barato|' +
    'mais barato|compensam|custo beneficio|contratar|melhor|caro|mais caro|pagar|comparar|comparacao|comparativo|' +
    'diferenca',
  service:
    'streaming|streamings|qual streaming|que streaming|qual plataforma|servico|servicos|plataforma|plataformas|' +
    'site|sites|app|apps|aplicativo|aplicativos|canal|canais|lugar|lugares|tv|internet|catalogo de streaming|' +
    'servico de streaming|servicos de streaming|plataforma de streaming|plataformas de streaming|provedor',
  agenda: 'agenda|calendario|programacao|proximas estreias|proximos lancamentos|proximos episodios|grade',
  time:
    'hoje|amanha|semana|da semana|na semana|essa semana|esta semana|mes|esse mes|este mes|do mes|fim de semana|' +
    'janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|segunda feira|' +
    'terca feira|quarta feira|quinta feira|sexta feira|quinta|sexta|sabado|domingo|proxima semana|semana que vem|' +
    'mes que vem|proximo mes|este ano|esse ano|ultima semana|ontem|final de semana|fds|natal|ano novo|feriado|' +
    'terca|quarta',
  /** When something came. */
  month:
    'semana|da semana|na semana|essa semana|esta semana|mes|esse mes|este mes|do mes|janeiro|fevereiro|marco|abril|maio|' +
    'junho|julho|agosto|setembro|outubro|novembro|dezembro',
  cinema: 'cinema|cinemas|ingresso|ingressos|sessao|sessoes',
  showing: 'em cartaz',
  soon: 'proximo|proximos|proximas|em breve|futuros|proximas estreias|proximos lancamentos',
  /** Beside the theme of a collection. */
  theme:
    'indicado|indicados|indicadas|vencedor|vencedores|ganhador|ganhadores|ganhou|ganharam|premiado|premiados|' +
    'sobre|passa|passam|que se passam|se passam|se passa|ambientado|ambientados|clima|dia|tema|classico|classicos',
  noise:
    'o|a|os|as|um|uma|ao|de|da|do|das|dos|em|no|na|nos|nas|e|para|pra|pro|por|que|q|qual|quais|eu|me|mim|vc|com|' +
    'se|so|ta|esta|foi|sao|vai|vao|filme|filmes|serie|series|seriado|novela|desenho|anime|hoje|agora|ainda|ja|' +
    'aqui|brasil|o que|parte|algum|alguma|algo|tudo|todos|online|cada|ser|era|muito|mais',
} as const;
export type Slot = keyof typeof questionWords;
