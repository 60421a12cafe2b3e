-- Why: genres and platforms as visitors know them. A genre's page pairs TMDB's film genre with its television one; a platform is a set
-- of TMDB's services (with ads, without, old ids). Both are data: editors change names, texts and order. The rows inserted here are what
-- every installation starts with; `defaults` keeps them, so that an edit can be undone and no form counts a default as an edit.
-- migrate:up
create table genres (
  id integer generated always as identity constraint genres_id unique, -- Drafts name their subject by a number.
  -- `key` never changes, `slug` may.
  key text not null constraint genres_key unique, slug text primary key,
  aliases text[] not null default '{}', name text not null, h1 text not null default '',
  p text not null default '', description text not null default '',
  -- TMDB's ids; more than one where TMDB joins what we separate. An empty list means no tab of that kind.
  movie_genre_ids integer[] not null, series_genre_ids integer[] not null,
  backdrop_path text, position smallint not null, is_visible boolean not null default true,
  defaults jsonb not null default '{}', version bigint not null default nextval('content_version')
);
comment on table genres is 'Genres with a page of their own, each a pair of TMDB''s film and television genres.';

create table platforms (
  id integer primary key, slug text not null unique, aliases text[] not null default '{}', name text not null,
  -- A sentence that names a platform needs its article (na Netflix, no Globoplay); without a choice, that of "plataforma".
  article text not null default 'a' check (article in ('a', 'o')),
  h1 text not null default '', p text not null default '', description text not null default '', logo_path text,
  backdrop_path text,
  -- The front page and the search of the service; empty: no link. A search is set only where its address is sure.
  service_url text not null default '' check (service_url = '' or service_url ~ '^https://[a-z0-9.-]+(/[^[:space:][:cntrl:]]*)?$'),
  search_url text not null default '' check (search_url = '' or search_url ~ '^https://[a-z0-9.-]+/[^[:space:][:cntrl:]]*$'),
  position smallint not null,
  is_visible boolean not null, -- Without a description a platform resolves but is not listed.
  defaults jsonb not null default '{}', version bigint not null default nextval('content_version')
);
comment on table platforms is 'Streaming platforms with a page of their own.';

create table platform_services (
  service_id integer primary key, platform_id integer not null references platforms (id) on delete cascade
);
create index platform_services_by_platform on platform_services (platform_id);
comment on table platform_services is 'Which of TMDB''s services belong to a platform.';

create table watch_services (id integer primary key, name text not null, logo_path text, seen_at timestamptz not null);
comment on table watch_services is 'TMDB''s list of streaming services and shops, as offers name them.';

insert into genres (position, key, slug, name, h1, movie_genre_ids, series_genre_ids, aliases, defaults)
select
  position, slug, slug, name, h1, movie_genre_ids, series_genre_ids, aliases,
  jsonb_build_object('name', name, 'slug', slug, 'aliases', aliases, 'h1', h1, 'p', '', 'description', '', 'position', position,
                     'isVisible', true)
from (values
  (1, 'drama', 'Drama', '', '{18}'::integer[], '{18}'::integer[], '{}'::text[]),
  (2, 'comedia', 'Comédia', '', '{35}', '{35}', '{}'),
  (3, 'acao', 'Ação', '', '{28}', '{10759}', '{acao-e-aventura}'),
  (4, 'suspense', 'Suspense', '', '{53}', '{}', '{thriller}'),
  (5, 'romance', 'Romance', '', '{10749}', '{}', '{}'),
  (6, 'terror', 'Terror', '', '{27}', '{}', '{}'),
  (7, 'aventura', 'Aventura', '', '{12}', '{10759}', '{}'),
  (8, 'crime', 'Crime', '', '{80}', '{80}', '{}'),
  (9, 'ficcao-cientifica', 'Ficção científica', '', '{878}', '{10765}', '{ficcao-cientifica-e-fantasia}'),
  (10, 'animacao', 'Animação', '', '{16}', '{16}', '{}'),
  (11, 'documentario', 'Documentário', '', '{99}', '{99}', '{}'),
  (12, 'familia', 'Família', '', '{10751}', '{10751}', '{}'),
  (13, 'fantasia', 'Fantasia', '', '{14}', '{10765}', '{}'),
  (14, 'misterio', 'Mistério', '', '{9648}', '{9648}', '{}'),
  (15, 'historia', 'História', '', '{36}', '{}', '{}'),
  (16, 'musica', 'Música', '', '{10402}', '{}', '{}'),
  (17, 'guerra', 'Guerra', '', '{10752}', '{10768}', '{guerra-e-politica}'),
  (18, 'faroeste', 'Faroeste', '', '{37}', '{37}', '{}'),
  (19, 'novela', 'Novela', '', '{}', '{10766}', '{}'),
  (20, 'infantil', 'Infantil', '', '{}', '{10762}', '{}'),
  (21, 'reality', 'Reality', '', '{}', '{10764}', '{}'),
  (22, 'talk-show', 'Talk show', '', '{}', '{10767}', '{}'),
  (23, 'noticias', 'Notícias', '', '{}', '{10763}', '{}'),
  (24, 'cinema-tv', 'Telefilme', 'Telefilmes', '{10770}', '{}', '{filme-para-tv,telefilme}')
) as first (position, slug, name, h1, movie_genre_ids, series_genre_ids, aliases)
order by position;

insert into platforms (position, id, slug, article, name, h1, p, description, is_visible, aliases, service_url, search_url) values
  (1, 8, 'netflix', 'a', 'Netflix', 'Filmes e séries na Netflix',
   'Tudo o que está na Netflix no Brasil, do lançamento da semana ao clássico que você deixou para depois.',
   'Produções próprias do mundo inteiro, muita coisa brasileira e um catálogo que muda todo mês.', true, '{}',
   'https://www.netflix.com/', 'https://www.netflix.com/search?q={titulo}'),
  (2, 119, 'amazon-prime', 'o', 'Amazon Prime Video', 'Filmes e séries no Amazon Prime Video',
   'O que a assinatura do Prime inclui no Brasil. Canais à parte e aluguel ficam de fora desta lista.',
   'Séries originais, cinema recente e produção nacional, na mesma assinatura das entregas.', true,
   '{amazon-prime-video,prime-video}', 'https://www.primevideo.com/', 'https://www.primevideo.com/search?phrase={titulo}'),
  (3, 337, 'disney-plus', 'o', 'Disney+', 'Filmes e séries no Disney+',
   'Animação, heróis, galáxias distantes e séries para adultos: o que o Disney+ oferece no Brasil.',
   'As casas da Disney, da Pixar, da Marvel e de Star Wars sob o mesmo teto, com as séries que eram do Star+.', true,
   '{disney,disneyplus,star-plus}', 'https://www.disneyplus.com/', ''),
  (4, 1899, 'max', 'a', 'Max', 'Filmes e séries na Max',
   'As séries da HBO, os filmes da Warner e o que mais a Max traz ao Brasil.',
   'Drama de primeira linha, cinema de estúdio e reprises que valem a noite.', true,
   '{hbo-max,hbo}', 'https://www.hbomax.com/', ''),
  (5, 307, 'globoplay', 'o', 'Globoplay', 'Filmes e séries no Globoplay',
   'Novelas, séries e cinema brasileiro: o que está no Globoplay hoje.',
   'O maior catálogo de dramaturgia do país, com novelas antigas, séries novas e filmes nacionais.', true, '{}',
   'https://globoplay.globo.com/', 'https://globoplay.globo.com/busca/?q={titulo}'),
  (6, 350, 'apple-tv-plus', 'o', 'Apple TV+', 'Filmes e séries no Apple TV+',
   'Só produções próprias, poucas e bem cuidadas: veja o que o Apple TV+ tem no Brasil.',
   'Um catálogo pequeno em que quase tudo é original. A loja de aluguel da Apple fica à parte.', true,
   '{apple-tv-mais,appletv}', 'https://tv.apple.com/br', 'https://tv.apple.com/br/search?term={titulo}'),
  (7, 531, 'paramount-plus', 'o', 'Paramount+', 'Filmes e séries no Paramount+',
   'Cinema de estúdio, séries e desenhos: o que o Paramount+ oferece no Brasil.',
   'Os filmes da Paramount, as séries da Showtime e os desenhos da Nickelodeon.', true,
   '{paramount}', 'https://www.paramountplus.com/', ''),
  (8, 283, 'crunchyroll', 'a', 'Crunchyroll', 'Animes na Crunchyroll',
   'Temporadas novas no dia em que saem no Japão e coleções inteiras para maratonar.',
   'Anime com legenda e, cada vez mais, dublagem em português.', true, '{}',
   'https://www.crunchyroll.com/', 'https://www.crunchyroll.com/search?q={titulo}'),
  (9, 11, 'mubi', 'a', 'MUBI', 'Filmes na MUBI',
   'Cinema de autor, clássicos restaurados e festivais: o que está em exibição na MUBI.',
   'Uma sessão de cinema escolhida a dedo, filme por filme.', true, '{}', 'https://mubi.com/', ''),
  (10, 484, 'claro-tv', 'a', 'Claro tv+', 'Filmes e séries na Claro tv+',
   'O que a Claro tv+ inclui na assinatura no Brasil, além do que aluga.',
   'Canais ao vivo e um catálogo sob demanda, do antigo NOW.', true,
   '{claro-tv-plus,now,claro-video}', 'https://www.clarotvmais.com.br/', ''),
  (11, 47, 'looke', 'o', 'Looke', 'Filmes e séries no Looke',
   'Um serviço brasileiro com cinema independente e infantil: veja o que há no Looke.',
   'Brasileiro de nascença, com assinatura e aluguel e boas surpresas fora do eixo.', true, '{}',
   'https://www.looke.com.br/', ''),
  (12, 300, 'pluto-tv', 'a', 'Pluto TV', 'Filmes e séries de graça na Pluto TV',
   'Nada a pagar e nada a cadastrar: filmes e séries com intervalos, na Pluto TV.',
   'Canais e títulos de graça, com anúncios.', true, '{pluto}', 'https://pluto.tv/', '');

-- The specification's built-in list also names shops; they resolve, are not listed, and have TMDB's real ids. TMDB has one service for
-- iTunes and the Apple TV shop.
insert into platforms (position, id, slug, article, name, is_visible, aliases) values
  (101, 2, 'apple-tv', 'a', 'Apple TV (loja)', false, '{itunes}'),
  (102, 3, 'google-play-filmes', 'o', 'Google Play Filmes', false, '{}'),
  (103, 7, 'vudu', 'o', 'Vudu', false, '{}'),
  (104, 68, 'microsoft-store', 'a', 'Microsoft Store', false, '{}'),
  (105, 192, 'youtube', 'o', 'YouTube', false, '{}'),
  (106, 10, 'amazon-video', 'o', 'Amazon Video', false, '{}');

update platforms
set defaults = jsonb_build_object(
  'name', name, 'slug', slug, 'aliases', aliases, 'article', article, 'h1', h1, 'p', p, 'description', description, 'position', position,
  'isVisible', is_visible, 'serviceUrl', service_url, 'searchUrl', search_url
);

insert into platform_services (service_id, platform_id) values
  (8, 8), (1796, 8), (119, 119), (2100, 119), (9, 119), (337, 337), (619, 337), (1899, 1899), (384, 1899), (307, 307), (350, 350),
  (531, 531), (2303, 531), (283, 283), (11, 11), (484, 484), (167, 484), (47, 47), (300, 300),
  (2, 2), (3, 3), (7, 7), (68, 68), (192, 192), (10, 10);
-- migrate:down
