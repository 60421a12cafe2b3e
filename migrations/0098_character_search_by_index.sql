-- Why: the plan of search_roles is made without its limit, so PostgreSQL chose to collect every role with the name before it took the
-- first hundred: 150,000 of "maria" in the whole of TMDB, 27 ms. Along the index it stops at the hundredth: 0.5 ms.
-- migrate:up
alter function search_roles(text, integer) set enable_bitmapscan = off;

-- migrate:down
