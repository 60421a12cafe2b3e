-- Why: no process can change the schema. Migrations run as the owner; every process is a member of lanterninha_app, which reads and
-- writes rows and nothing more. Where the owner may not create roles, the database's administrator creates lanterninha_app beforehand.
-- 0001 to 0016 are the baseline: the whole schema, one subject per file, each table and function in its final form.
-- migrate:up
do $$
begin
  if not exists (select from pg_roles where rolname = 'lanterninha_app') then
    create role lanterninha_app nologin;
  end if;
end
$$;

-- Later files grant only what differs from this.
grant usage on schema public to lanterninha_app;
alter default privileges in schema public grant select, insert, update, delete on tables to lanterninha_app;
alter default privileges in schema public grant usage, select on sequences to lanterninha_app;
-- /readyz compares the applied migrations with those of the release.
grant select on schema_migrations to lanterninha_app;
-- Every login may create temporary tables unless this is revoked. Rights of a database are in no dump: `restore` revokes it again.
do $$ begin execute format('revoke temporary on database %I from public', current_database()); end $$;
comment on table schema_migrations is 'The numbers of the applied migrations; dbmate writes it.';

-- One counter for every projected row: a document built from version 41 is never taken for one built from 42, not even if the row
-- was deleted and created again.
create sequence content_version;
-- migrate:down
