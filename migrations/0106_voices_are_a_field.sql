-- Why: voices were published by saving, so a writer could not propose one, and they had a preview and an undo of their own. They are the
-- field `voices` of films and series now, with drafts, review, history and undo like any other; `dubbing_credits` is its projection.
-- A merge of two people no longer moves voices: the projection shows the survivor, as it does for credits.
-- migrate:up
create temporary table moved_voices on commit drop as
select credit.title_kind as entity, credit.title_id as entity_id,
  jsonb_agg(
    jsonb_build_object(
      'character', credit.character, 'original', credit.original_name, 'voiceId', coalesce(merged.from_id, credit.voice_id),
      'voice', people.name, 'studio', credit.studio, 'director', credit.director, 'sourceUrl', credit.source_url
    ) order by credit.id
  ) as value,
  (array_agg(credit.author order by credit.updated_at desc, credit.id desc))[1] as author, max(credit.updated_at) as updated_at
from dubbing_credits as credit
-- What an undo of the merge would have given back is written as it was before the merge.
left join person_merges as merged
  on merged.undone_at is null and merged.into_id = credit.voice_id and credit.id = any (merged.voice_rows)
join people on people.id = coalesce(merged.from_id, credit.voice_id)
where credit.removed_at is null
group by credit.title_kind, credit.title_id;

insert into overrides (entity, entity_id, field, value, author, updated_at)
select entity, entity_id, 'voices', value, author, updated_at from moved_voices;

insert into revisions (entity, entity_id, number, snapshot, changed_fields, author, state, note, created_at)
select moved.entity, moved.entity_id, coalesce(last.number, 0) + 1,
  (select jsonb_object_agg(field, overrides.value) from overrides
   where overrides.entity = moved.entity and overrides.entity_id = moved.entity_id),
  array['voices'], moved.author, 'published', '', greatest(moved.updated_at, last.created_at)
from moved_voices as moved
left join lateral (
  select number, created_at from revisions
  where revisions.entity = moved.entity and revisions.entity_id = moved.entity_id
  order by number desc limit 1
) as last on true;

delete from dubbing_credits where removed_at is not null;
alter table dubbing_credits add column position smallint;
update dubbing_credits set position = placed.position
from (
  select id, row_number() over (partition by title_kind, title_id order by id) - 1 as position from dubbing_credits
) as placed
where placed.id = dubbing_credits.id;
drop index dubbing_credits_by_character, dubbing_credits_by_title;
alter table dubbing_credits
  drop column id, drop column version, drop column author, drop column updated_at, drop column removed_at,
  alter column position set not null,
  add primary key (title_kind, title_id, position);
comment on table dubbing_credits is
  'Who speaks for a character in the Brazilian dubbing, each with its source: projected from the field `voices` of the title.';

alter table person_merges drop column voice_rows;
drop table dubbing_changes;
-- migrate:down
