-- Why: members are notified of refused sign-ins and of changed credentials until they have read them, and wrong codes of an
-- authenticator app have a limit over a month that survives a crash (staff.tries does not).
-- migrate:up
-- The last audit entry about them that the member has read.
alter table staff.users add column notices_read_seq bigint not null default 0;

-- Wrong codes since wrong_since; at the limit codes of this app are refused until the password changes or the app is replaced.
alter table staff.authenticators add column wrong_codes integer not null default 0;
alter table staff.authenticators add column wrong_since timestamptz;

-- migrate:down
