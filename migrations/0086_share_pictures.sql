-- Why: editors choose the picture that is shown when a page is shared, in place of the drawn card. Null: the card is drawn.
-- migrate:up

alter table movies add column share_path text;
alter table series add column share_path text;
alter table people add column share_path text;

-- migrate:down
