-- Makes a database of the migrations 0001 to 0100 one of the baseline (0001 to 0016), as the owner:
--   psql "$DATABASE_OWNER_URL" -f deploy/to-baseline.sql
-- No row of ours changes: the schema is the same but for three names that no code uses.
begin;
do $$
begin
  if not exists (select from schema_migrations where version = '0100') then
    raise exception 'Migration 0100 is not applied: run `migrate` of the release that has it first.';
  end if;
end
$$;
drop trigger house_revisions_copy on house_revisions;
drop function copy_house_revision();
drop function site_part_fields(text, jsonb);
delete from schema_migrations where version between '0017' and '0100';
commit;
