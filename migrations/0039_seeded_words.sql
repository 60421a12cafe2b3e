-- Why: some words every installation started with (0008) were wrong Portuguese. What an editor wrote over them stays.
-- migrate:up
create function pg_temp.correct_platform(platform integer, field text, said text) returns void language plpgsql as $$
begin
  execute format(
    'update platforms set %1$I = case when %1$I = defaults ->> %2$L then %3$L else %1$I end,
       defaults = defaults || jsonb_build_object(%2$L, %3$L::text), version = nextval(''content_version'') where id = %4$L',
    field, field, said, platform);
end $$;
select pg_temp.correct_platform(1899, 'h1', 'Filmes e séries na Max'),
       pg_temp.correct_platform(1899, 'p', 'As séries da HBO, os filmes da Warner e o que mais a Max traz ao Brasil.'),
       pg_temp.correct_platform(484, 'h1', 'Filmes e séries na Claro tv+'),
       pg_temp.correct_platform(484, 'p', 'O que a Claro tv+ inclui na assinatura no Brasil, além do que aluga.'),
       pg_temp.correct_platform(307, 'description',
         'O maior catálogo de dramaturgia do país, com novelas antigas, séries novas e filmes nacionais.'),
       pg_temp.correct_platform(350, 'description',
         'Um catálogo pequeno em que quase tudo é original. A loja de aluguel da Apple fica à parte.');

update genres
set name = case when name = defaults ->> 'name' then 'Telefilme' else name end,
    h1 = case when h1 = defaults ->> 'h1' then 'Telefilmes' else h1 end,
    aliases = case
      when exists (select from genres as other where other.slug = 'telefilme' or 'telefilme' = any (other.aliases)) then aliases
      else array_append(aliases, 'telefilme')
    end,
    defaults = defaults || jsonb_build_object('name', 'Telefilme', 'h1', 'Telefilmes'),
    version = nextval('content_version')
where key = 'cinema-tv';
-- The address that was added is part of what the installation starts with, so that no form counts it as an edit.
update genres
set defaults = defaults || jsonb_build_object('aliases', (defaults -> 'aliases') || '["telefilme"]'::jsonb)
where key = 'cinema-tv' and 'telefilme' = any (aliases);

-- migrate:down
