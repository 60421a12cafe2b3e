-- Makes a database of the migrations 0001 to 0100 one of the baseline (0001 to 0016), as the owner:
--   psql "$DATABASE_OWNER_URL" -f deploy/to-baseline.sql
-- No row of ours is lost: three names that no code uses go, two columns and two indexes come.
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
alter table fetch_queue add column is_asked_again boolean not null default false;
alter table outbox add column purged_again_at timestamptz;
update outbox set purged_again_at = purged_at where purged_at is not null;
create index outbox_purges_left on outbox (purged_at nulls first, id) where purged_again_at is null;
create index audit_entries_by_time on audit_entries (at);
do $$ begin execute format('revoke temporary on database %I from public', current_database()); end $$;
delete from schema_migrations where version between '0017' and '0100';
commit;
