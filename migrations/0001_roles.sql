-- Why: no process of ours can change the schema. Migrations run as the owner; everything else runs as a member of
-- lanterninha_app, which reads and writes rows and nothing more. Where the owner may not create roles, the database's
-- administrator creates lanterninha_app beforehand.
-- migrate:up
do $$
begin
  if not exists (select from pg_roles where rolname = 'lanterninha_app') then
    create role lanterninha_app nologin;
  end if;
end
$$;

grant usage on schema public to lanterninha_app;
alter default privileges in schema public grant select, insert, update, delete on tables to lanterninha_app;
alter default privileges in schema public grant usage, select on sequences to lanterninha_app;
-- /readyz compares what is applied with what the release was built for.
grant select on schema_migrations to lanterninha_app;

-- One counter for every projected row: a document built from version 41 can never pass for one built from 42,
-- not even when the row was deleted and came back.
create sequence content_version;

-- migrate:down
