-- How many events begin on each day of UTC, of those that a calendar shows and that go on for a day at most: a month of a
-- calendar with a million events is counted from these, and only its first and last day from the events themselves.
create table event_days (
  day date not null,
  type text not null,
  events integer not null check (events >= 0),
  primary key (day, type)
);

insert into event_days (day, type, events)
  select (starts_at at time zone 'UTC')::date, type, count(*)
  from events where span = 0 and review = 'approved' and withdrawn_at is null
  group by 1, 2;

create function count_event_days() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    truncate event_days;
    return null;
  end if;
  if tg_op <> 'DELETE' then
    insert into event_days (day, type, events)
      select (starts_at at time zone 'UTC')::date, type, count(*)
      from added where span = 0 and review = 'approved' and withdrawn_at is null
      group by 1, 2 order by 1, 2
      on conflict (day, type) do update set events = event_days.events + excluded.events;
  end if;
  if tg_op <> 'INSERT' then
    update event_days set events = event_days.events - gone.events
      from (
        select (starts_at at time zone 'UTC')::date as day, type, count(*) as events
        from removed where span = 0 and review = 'approved' and withdrawn_at is null
        group by 1, 2
      ) as gone
      where event_days.day = gone.day and event_days.type = gone.type;
  end if;
  return null;
end $$;

-- After `counted`, whose row only one writer of events has at a time.
create trigger days_counted_added after insert on events
  referencing new table as added for each statement execute function count_event_days();
create trigger days_counted_changed after update on events
  referencing new table as added old table as removed for each statement execute function count_event_days();
create trigger days_counted_removed after delete on events
  referencing old table as removed for each statement execute function count_event_days();
create trigger days_counted_emptied after truncate on events for each statement execute function count_event_days();
