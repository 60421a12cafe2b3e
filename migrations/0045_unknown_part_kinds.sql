-- Why: parts_are_current compared the version of a part with null if it did not know the part's kind. Such a document was never current,
-- and nothing reported it: every request built it again. An unknown kind is now an error.
-- migrate:up

create function unknown_part_kind(kind text) returns bigint
language plpgsql stable parallel safe
as $$
begin
  raise exception 'parts_are_current does not know the kind of row "%"', kind using errcode = 'data_exception';
end
$$;

-- A null kind is of a document written before migration 0012, which is not current.
create or replace function parts_are_current(
  kinds text[], ids integer[], versions bigint[], tag_names text[], tag_numbers bigint[]
) returns boolean
language sql stable parallel safe
as $$
  select not exists (
    select
    from unnest(kinds, ids, versions) as part (kind, id, version)
    where part.kind is null or part.version is distinct from case part.kind
      when 'movie' then (select version from movies where movies.id = part.id)
      when 'series' then (select version from series where series.id = part.id)
      when 'person' then (select version from people where people.id = part.id)
      when 'collection' then (select version from collections where collections.id = part.id)
      when 'platform' then (select version from platforms where platforms.id = part.id)
      else unknown_part_kind(part.kind)
    end
  ) and not exists (
    select
    from unnest(tag_names, tag_numbers) as part (tag, version)
    where part.version is distinct from coalesce((select version from tag_versions where tag_versions.tag = part.tag), 0)
  )
$$;

-- migrate:down
