-- Why: pictures are stored now. One picture is stored several times (what came, and each size and format made of it), so
-- a row is one stored object and not one address of TMDB's; several processes agree on who fetches; and the dark ink of a
-- picture is kept where documents can read it.
-- migrate:up
alter table image_cache drop constraint image_cache_original_url_key;
create index image_cache_by_original on image_cache (original_url);
alter table image_cache add constraint image_cache_cache_key_key unique (cache_key);
-- When it came from TMDB: nothing of theirs is kept for more than 180 days, however often it is asked for.
alter table image_cache add column fetched_at timestamptz not null default now();
-- AVIF made while somebody waited is made again, smaller, when nobody does.
alter table image_cache add column is_final boolean not null default true;
create index image_cache_to_refine on image_cache (access_count) where not is_final;

-- Who fetches a picture just now. A lease ends by itself, so a killed process blocks nobody for long.
create table image_leases (
  cache_key text primary key,
  leased_until timestamptz not null
);

-- The dark ink of a poster or a backdrop, by TMDB's file name without its ending: '#1b2430'.
create table image_inks (
  file text primary key,
  ink text not null
);

-- migrate:down
