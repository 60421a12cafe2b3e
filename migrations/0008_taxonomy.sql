-- Why: genres and platforms as visitors know them. A genre's page pairs TMDB's film genre with its television one; a
-- platform is a set of TMDB's services (with ads, without, old ids). Both are data: editors change names, texts and
-- order; what is inserted here is what every installation starts with.
-- migrate:up
create table genres (
  slug text primary key,
  name text not null,
  aliases text[] not null default '{}',
  -- TMDB's ids; more than one where TMDB joins what we keep apart. An empty list means no tab of that kind.
  movie_genre_ids integer[] not null,
  series_genre_ids integer[] not null,
  backdrop_path text,
  position smallint not null,
  version bigint not null default nextval('content_version')
);

create table platforms (
  id integer primary key,
  slug text not null unique,
  aliases text[] not null default '{}',
  name text not null,
  h1 text not null default '',
  p text not null default '',
  description text not null default '',
  logo_path text,
  backdrop_path text,
  position smallint not null,
  -- Without a description a platform resolves but is not listed.
  is_visible boolean not null,
  version bigint not null default nextval('content_version')
);

create table platform_services (
  service_id integer primary key,
  platform_id integer not null references platforms (id) on delete cascade
);
create index platform_services_by_platform on platform_services (platform_id);

insert into genres (position, slug, name, movie_genre_ids, series_genre_ids, aliases) values
  (1, 'drama', 'Drama', '{18}', '{18}', '{}'),
  (2, 'comedia', 'Comédia', '{35}', '{35}', '{}'),
  (3, 'acao', 'Ação', '{28}', '{10759}', '{acao-e-aventura}'),
  (4, 'suspense', 'Suspense', '{53}', '{}', '{thriller}'),
  (5, 'romance', 'Romance', '{10749}', '{}', '{}'),
  (6, 'terror', 'Terror', '{27}', '{}', '{}'),
  (7, 'aventura', 'Aventura', '{12}', '{10759}', '{}'),
  (8, 'crime', 'Crime', '{80}', '{80}', '{}'),
  (9, 'ficcao-cientifica', 'Ficção científica', '{878}', '{10765}', '{ficcao-cientifica-e-fantasia}'),
  (10, 'animacao', 'Animação', '{16}', '{16}', '{}'),
  (11, 'documentario', 'Documentário', '{99}', '{99}', '{}'),
  (12, 'familia', 'Família', '{10751}', '{10751}', '{}'),
  (13, 'fantasia', 'Fantasia', '{14}', '{10765}', '{}'),
  (14, 'misterio', 'Mistério', '{9648}', '{9648}', '{}'),
  (15, 'historia', 'História', '{36}', '{}', '{}'),
  (16, 'musica', 'Música', '{10402}', '{}', '{}'),
  (17, 'guerra', 'Guerra', '{10752}', '{10768}', '{guerra-e-politica}'),
  (18, 'faroeste', 'Faroeste', '{37}', '{37}', '{}'),
  (19, 'novela', 'Novela', '{}', '{10766}', '{}'),
  (20, 'infantil', 'Infantil', '{}', '{10762}', '{}'),
  (21, 'reality', 'Reality', '{}', '{10764}', '{}'),
  (22, 'talk-show', 'Talk show', '{}', '{10767}', '{}'),
  (23, 'noticias', 'Notícias', '{}', '{10763}', '{}'),
  (24, 'cinema-tv', 'Cinema TV', '{10770}', '{}', '{filme-para-tv}');

insert into platforms (position, id, slug, name, h1, p, description, is_visible, aliases) values
  (1, 8, 'netflix', 'Netflix', 'Filmes e séries na Netflix',
   'Tudo o que está na Netflix no Brasil, do lançamento da semana ao clássico que você deixou para depois.',
   'Produções próprias do mundo inteiro, muita coisa brasileira e um catálogo que muda todo mês.', true, '{}'),
  (2, 119, 'amazon-prime', 'Amazon Prime Video', 'Filmes e séries no Amazon Prime Video',
   'O que a assinatura do Prime inclui no Brasil. Canais à parte e aluguel ficam de fora desta lista.',
   'Séries originais, cinema recente e produção nacional, na mesma assinatura das entregas.', true,
   '{amazon-prime-video,prime-video}'),
  (3, 337, 'disney-plus', 'Disney+', 'Filmes e séries no Disney+',
   'Animação, heróis, galáxias distantes e séries para adultos: o que o Disney+ oferece no Brasil.',
   'As casas da Disney, da Pixar, da Marvel e de Star Wars sob o mesmo teto, com as séries que eram do Star+.', true,
   '{disney,disneyplus,star-plus}'),
  (4, 1899, 'max', 'Max', 'Filmes e séries no Max',
   'As séries da HBO, os filmes da Warner e o que mais o Max traz ao Brasil.',
   'Drama de primeira linha, cinema de estúdio e reprises que valem a noite.', true, '{hbo-max,hbo}'),
  (5, 307, 'globoplay', 'Globoplay', 'Filmes e séries no Globoplay',
   'Novelas, séries e cinema brasileiro: o que está no Globoplay hoje.',
   'O maior acervo de dramaturgia do país, com novelas antigas, séries novas e filmes nacionais.', true, '{}'),
  (6, 350, 'apple-tv-plus', 'Apple TV+', 'Filmes e séries no Apple TV+',
   'Só produções próprias, poucas e bem cuidadas: veja o que o Apple TV+ tem no Brasil.',
   'Um catálogo pequeno em que quase tudo é original. A loja de aluguel da Apple é outra porta.', true,
   '{apple-tv-mais,appletv}'),
  (7, 531, 'paramount-plus', 'Paramount+', 'Filmes e séries no Paramount+',
   'Cinema de estúdio, séries e desenhos: o que o Paramount+ oferece no Brasil.',
   'Os filmes da Paramount, as séries da Showtime e os desenhos da Nickelodeon.', true, '{paramount}'),
  (8, 283, 'crunchyroll', 'Crunchyroll', 'Animes na Crunchyroll',
   'Temporadas novas no dia em que saem no Japão e coleções inteiras para maratonar.',
   'Anime com legenda e, cada vez mais, dublagem em português.', true, '{}'),
  (9, 11, 'mubi', 'MUBI', 'Filmes na MUBI',
   'Cinema de autor, clássicos restaurados e festivais: o que está em exibição na MUBI.',
   'Uma sessão de cinema escolhida a dedo, filme por filme.', true, '{}'),
  (10, 484, 'claro-tv', 'Claro tv+', 'Filmes e séries no Claro tv+',
   'O que o Claro tv+ inclui na assinatura no Brasil, além do que aluga.',
   'Canais ao vivo e um catálogo sob demanda, do antigo NOW.', true, '{claro-tv-plus,now,claro-video}'),
  (11, 47, 'looke', 'Looke', 'Filmes e séries no Looke',
   'Um serviço brasileiro com cinema independente e infantil: veja o que há no Looke.',
   'Brasileiro de nascença, com assinatura e aluguel e boas surpresas fora do eixo.', true, '{}'),
  (12, 300, 'pluto-tv', 'Pluto TV', 'Filmes e séries de graça na Pluto TV',
   'Nada a pagar e nada a cadastrar: filmes e séries com intervalos, na Pluto TV.',
   'Canais e títulos de graça, com anúncios.', true, '{pluto}');

-- The specification's built-in list also names shops; they resolve, are not listed, and carry TMDB's real ids.
insert into platforms (position, id, slug, name, is_visible) values
  (101, 2, 'apple-tv', 'Apple TV (loja)', false),
  (102, 3, 'google-play-filmes', 'Google Play Filmes', false),
  (103, 7, 'vudu', 'Vudu', false),
  (104, 68, 'microsoft-store', 'Microsoft Store', false),
  (105, 192, 'youtube', 'YouTube', false),
  (106, 10, 'amazon-video', 'Amazon Video', false);

insert into platform_services (service_id, platform_id) values
  (8, 8), (1796, 8),
  (119, 119), (2100, 119), (9, 119),
  (337, 337), (619, 337),
  (1899, 1899), (384, 1899),
  (307, 307),
  (350, 350),
  (531, 531), (2303, 531),
  (283, 283),
  (11, 11),
  (484, 484), (167, 484),
  (47, 47),
  (300, 300),
  (2, 2), (3, 3), (7, 7), (68, 68), (192, 192), (10, 10);

-- migrate:down
