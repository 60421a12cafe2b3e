-- Why: visitors search for characters ("michael corleone"). Characters are in the cast tables; two indexes on each find one by its
-- first word and by its last (or by the name after a slash). PostgreSQL maintains them with the cast, so nothing has to be rebuilt.
-- Only the first ten of a cast are indexed: docs/decisions/0067 has the sizes.
-- migrate:up

-- The normal form that search compares, as normaliseForSearch makes it (shared/domain/slug.ts); a test compares both.
create function search_plain(name text) returns text
language sql immutable parallel safe strict
as $$
  select case when name ~ '^[a-zA-Z]+( [a-zA-Z]+)*$' then lower(name collate "C") else
    btrim(regexp_replace(
      replace(replace(replace(replace(translate(
        lower(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g')),
        -- Where the database's locale is C, lower() knows only ASCII.
        'øđðłıØĐÐŁÆŒÞΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ',
        'oddlioddlæœþαβγδεζηθικλμνξοπρστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюя'),
        'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
      '[\u0001-\u002f\u003a-\u0060\u007b-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u2000-\u206f\u3000-\u3003]+', ' ', 'g'))
  end
$$;

-- Names of functions are qualified: PostgreSQL builds indexes with an empty search path.
-- The first name of a part: "Anakin Skywalker / Darth Vader (voice)" is "anakin skywalker".
create function character_key(part text) returns text
language sql immutable parallel safe strict
as $$ select left(public.search_plain(regexp_replace(split_part(part, '/', 1), '\([^)]*\)', '', 'g')), 48) $$;

-- The second name, "darth vader"; with one name only, its last word first: "corleone michael".
create function character_other_key(part text) returns text
language sql immutable parallel safe strict
as $$
  select case when strpos(part, '/') > 0
    then left(public.search_plain(regexp_replace(split_part(part, '/', 2), '\([^)]*\)', '', 'g')), 48)
    else regexp_replace(public.character_key(part), '^(.*) ([^ ]+)$', '\2 \1') end
$$;

create index movie_cast_by_character on movie_cast (character_key(character) collate "C") where position < 10;
create index movie_cast_by_other_name on movie_cast (character_other_key(character) collate "C")
  where position < 10 and character like '% %';
create index series_cast_by_character on series_cast (character_key(character) collate "C") where position < 10;
create index series_cast_by_other_name on series_cast (character_other_key(character) collate "C")
  where position < 10 and character like '% %';

-- Roles of public titles whose name starts with a phrase, the best known titles first. A phrase that more roles of a table start
-- with than the limit names no one ("garçom", "maria"): it gets none of them.
create function search_roles(phrase text, most integer)
returns table (kind smallint, title_id integer, person_id integer, part text, popularity real, year integer)
language plpgsql stable set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
begin
  return query with begun as (
    select * from (
      select 0::smallint as kind, movie_id as id, person_id, character from movie_cast
      where position < 10 and character_key(character) collate "C" >= phrase
        and character_key(character) collate "C" < phrase || U&'\+10FFFF' limit most
    ) as movies_begun
    union
    select * from (
      select 0::smallint, movie_id, person_id, character from movie_cast
      where position < 10 and character like '% %' and character_other_key(character) collate "C" >= phrase
        and character_other_key(character) collate "C" < phrase || U&'\+10FFFF' limit most
    ) as movies_ended
    union
    select * from (
      select 1::smallint, series_id, person_id, character from series_cast
      where position < 10 and character_key(character) collate "C" >= phrase
        and character_key(character) collate "C" < phrase || U&'\+10FFFF' limit most
    ) as series_begun
    union
    select * from (
      select 1::smallint, series_id, person_id, character from series_cast
      where position < 10 and character like '% %' and character_other_key(character) collate "C" >= phrase
        and character_other_key(character) collate "C" < phrase || U&'\+10FFFF' limit most
    ) as series_ended
  )
  select begun.kind, begun.id, begun.person_id, begun.character, coalesce(movies.popularity, series.popularity),
         coalesce(movies.release_year, extract(year from series.first_air_date)::integer)
  from begun
  left join movies on begun.kind = 0 and movies.id = begun.id and movies.is_public
  left join series on begun.kind = 1 and series.id = begun.id and series.is_public
  where coalesce(movies.id, series.id) is not null
    and (select max(roles) from (select count(*) as roles from begun group by begun.kind) as counted) < most
  order by 5 desc, begun.id;
end
$$;

-- migrate:down
