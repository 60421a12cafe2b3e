-- Why: the audit is sent off this machine by the worker. It remembers the last entry the receiver confirmed, so that an outage of
-- either side loses nothing, and sends the very text that each hash is of, so that the receiver can check the chain by itself.
-- migrate:up
create table audit_shipping (
  is_only boolean primary key default true check (is_only),
  -- The last entry that was confirmed, and its hash; 0 and zeros before the first.
  seq bigint not null,
  hash text not null,
  shipped_at timestamptz
);
insert into audit_shipping (seq, hash) values (0, repeat('0', 64));

-- sha256 of this text, in UTF-8, is the entry's hash (audit_hash in 0019).
create function audit_hashed_text(entry audit_entries) returns text
language sql stable
as $$
  select jsonb_build_array(
    entry.prev_hash, entry.seq, (extract(epoch from entry.at) * 1000000)::bigint, entry.actor, entry.network, entry.action,
    entry.entity, entry.entity_id, entry.before, entry.after
  )::text
$$;

grant select, update on audit_shipping to lanterninha_app;

-- migrate:down
