-- Why: any page can be kept from search engines by an editor (SPEC §1), and a collection's page is one.
-- migrate:up
alter table collections add column is_noindex boolean not null default false;

-- migrate:down
