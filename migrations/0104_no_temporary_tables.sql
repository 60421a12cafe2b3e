-- Why: PostgreSQL lets every login create temporary tables, so the application's, which may create nothing else, could fill the disk
-- and hide our tables behind its own in statements that name no schema. Rights of a database are in no dump and no template: `restore`
-- takes this one away again.
-- migrate:up
do $$ begin execute format('revoke temporary on database %I from public', current_database()); end $$;

-- migrate:down
do $$ begin execute format('grant temporary on database %I to public', current_database()); end $$;
