-- Why: a sentence that names a platform needs its article (na Netflix, no Globoplay), and the name does not tell it. Editors keep it
-- beside the name. A platform that is added without one takes the article of the word "plataforma".
-- migrate:up
alter table platforms add column article text not null default 'a' check (article in ('a', 'o'));
-- Prime Video, Disney+, Globoplay, Apple TV+, Paramount+, Looke; the shops Google Play Filmes, Vudu, YouTube, Amazon Video.
update platforms set article = 'o' where id in (119, 337, 307, 350, 531, 47, 3, 7, 192, 10);
update platforms
set defaults = defaults || jsonb_build_object('article', article), version = nextval('content_version');

-- migrate:down
