-- Why: an age rating is more than its number: the reasons for it, whether the Ministry gave it or the distributor did, and where we
-- have it from. Editors set ratings of many titles at once: a bulk action of theirs holds the values it would write.
-- migrate:up

alter table movies add column certification_reasons text[] not null default '{}';
alter table movies add column certification_origin text check (certification_origin in ('official', 'self-rated'));
-- 'tmdb', 'editor', or the address an editor gave.
alter table movies add column certification_source text;

alter table series add column certification_reasons text[] not null default '{}';
alter table series add column certification_origin text check (certification_origin in ('official', 'self-rated'));
alter table series add column certification_source text;

alter table bulk_actions drop constraint bulk_actions_action_check, add constraint bulk_actions_action_check
  check (action in ('hide', 'show', 'noindex', 'index', 'publish', 'resync', 'purge', 'collect', 'rate'));
-- By field; only of actions whose values an editor gives.
alter table bulk_items add column wanted jsonb;

-- migrate:down
