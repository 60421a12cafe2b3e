-- Why: the specification's built-in list of platforms has iTunes, whose address was not found. TMDB has one service for iTunes
-- and the Apple TV shop, so the address leads to that platform.
-- migrate:up
update platforms
set aliases = array_append(aliases, 'itunes'),
    defaults = jsonb_set(defaults, '{aliases}', coalesce(defaults -> 'aliases', '[]') || '["itunes"]'),
    version = version + 1
where id = 2
  and not aliases @> '{itunes}'
  and not exists (select from platforms as other where other.slug = 'itunes' or other.aliases @> '{itunes}');
-- migrate:down
