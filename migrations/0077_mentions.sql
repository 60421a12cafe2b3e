-- Why: a comment can name members (@name). Who was named is stored with the comment, by id, because names change.
-- migrate:up

create table comment_mentions (
  comment_id bigint not null references comments (id),
  member text not null,
  -- As it stands in the comment, with the @.
  word text not null,
  primary key (comment_id, member)
);
create index comment_mentions_by_member on comment_mentions (member, comment_id);

-- As comments: never changed or deleted.
grant select, insert on comment_mentions to lanterninha_app;
revoke update, delete on comment_mentions from lanterninha_app;

-- migrate:down
