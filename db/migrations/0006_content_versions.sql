-- How often each kind of content has changed: an instance that keeps pages asks, and drops what shows that kind.
-- Offerings and prices have feeds of their own.
create table content_versions (
  kind text primary key,
  version bigint not null
);
insert into content_versions values ('ads', 0), ('events', 0), ('pages', 0), ('posts', 0);

create function count_content_change() returns trigger language plpgsql as $$
begin
  update content_versions set version = version + 1 where kind = tg_table_name;
  return null;
end
$$;

create trigger counted after insert or update or delete or truncate on ads
  for each statement execute function count_content_change();
create trigger counted after insert or update or delete or truncate on events
  for each statement execute function count_content_change();
create trigger counted after insert or update or delete or truncate on pages
  for each statement execute function count_content_change();
create trigger counted after insert or update or delete or truncate on posts
  for each statement execute function count_content_change();
