-- Why: a platform's page opens the service, and a title's page opens the service's own search. Editors keep both addresses; empty means
-- no link. The front pages below are public; a search is set only where its address is sure.
-- migrate:up
alter table platforms add column service_url text not null default ''
  check (service_url = '' or service_url ~ '^https://[a-z0-9.-]+(/[^[:space:][:cntrl:]]*)?$');
alter table platforms add column search_url text not null default ''
  check (search_url = '' or search_url ~ '^https://[a-z0-9.-]+/[^[:space:][:cntrl:]]*$');

update platforms
set service_url = service.url, search_url = service.search
from (values
  (8, 'https://www.netflix.com/', 'https://www.netflix.com/search?q={titulo}'),
  (119, 'https://www.primevideo.com/', 'https://www.primevideo.com/search?phrase={titulo}'),
  (337, 'https://www.disneyplus.com/', ''),
  (1899, 'https://www.hbomax.com/', ''),
  (307, 'https://globoplay.globo.com/', 'https://globoplay.globo.com/busca/?q={titulo}'),
  (350, 'https://tv.apple.com/br', 'https://tv.apple.com/br/search?term={titulo}'),
  (531, 'https://www.paramountplus.com/', ''),
  (283, 'https://www.crunchyroll.com/', 'https://www.crunchyroll.com/search?q={titulo}'),
  (11, 'https://mubi.com/', ''),
  (484, 'https://www.clarotvmais.com.br/', ''),
  (47, 'https://www.looke.com.br/', ''),
  (300, 'https://pluto.tv/', '')
) as service (id, url, search)
where platforms.id = service.id;
update platforms
set defaults = defaults || jsonb_build_object('serviceUrl', service_url, 'searchUrl', search_url),
    version = nextval('content_version');

-- migrate:down
