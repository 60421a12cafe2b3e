-- Why: members see who has a screen open and which field they are in. One row per open screen, renewed every few seconds; a row
-- that is not renewed is not shown. Lost with a crash, and on no replica: nothing depends on it.
-- migrate:up

create unlogged table presence (
  -- Chosen by the browser, one per open screen.
  tab uuid primary key,
  member text not null,
  entity text not null,
  entity_id integer not null,
  place text not null check (place in ('edit', 'review')),
  -- Empty: in no field.
  field text not null,
  -- The field whose turn they asked for; empty for none.
  asks text not null,
  entered_at timestamptz not null,
  seen_at timestamptz not null
) with (fillfactor = 50);
create index presence_by_subject on presence (entity, entity_id);

grant select, insert, update, delete on presence to lanterninha_app;

-- migrate:down
