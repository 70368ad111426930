-- A sale may have a name for each language. A text asks which sales it names, and a new project whether its name is taken, in
-- any language and any case.
create function offering_names(entry jsonb) returns text[] language sql immutable parallel safe as $$
  select array(
    select lower(name) from unnest(array[
      entry ->> 'name', entry ->> 'name_ja', entry ->> 'name_en', entry ->> 'name_ko', entry ->> 'name_zh'
    ]) as name where name is not null
  )
$$;

drop index offerings_by_name;
drop index offerings_of_name;
create index offerings_by_names on offerings using gin (offering_names(entry)) where not hidden;
