-- How often an event has changed and when it last did, for calendar programs; and since when it is known not to take place.
-- A withdrawn event is still told of for a while, so that calendars strike it out.
alter table events
  add column sequence integer not null default 0 check (sequence >= 0),
  add column updated_at timestamptz,
  add column withdrawn_at timestamptz,
  -- 0 for a day at most, 1 for a month at most, 2 for what goes on longer: a search looks a day, a month or a year back
  -- for what has not ended yet, and few have to be looked at.
  add column span smallint not null generated always as (
    case
      when over_at - starts_at <= interval '25 hours' then 0
      when over_at - starts_at <= interval '32 days' then 1
      else 2
    end
  ) stored;
update events set updated_at = created_at;
alter table events alter column updated_at set not null;

-- A month of a calendar is found and counted by type without a look into the table.
drop index events_by_start;
drop index events_of_symbol;
create index events_by_start on events (span, starts_at) include (over_at, date_precision, type, event_id)
  where review = 'approved' and withdrawn_at is null;
create index events_of_symbol on events (symbol, starts_at) where review = 'approved' and withdrawn_at is null;
create index events_withdrawn on events (withdrawn_at) where review = 'approved' and withdrawn_at is not null;

-- What strangers have sent, apart from the events until somebody approves it.
create table event_submissions (
  submission_id bigint generated always as identity primary key,
  -- Of what opens it; the token itself is known to the sender alone.
  token_hash bytea not null unique,
  review text not null default 'waiting' check (review in ('waiting', 'approved', 'refused')),
  -- A row as it is imported: token, type, title, start, …
  event jsonb not null,
  -- Of the site it was sent from: the sender is answered in it.
  language text not null,
  -- Erased once the outcome has been told.
  email text,
  -- A hash with a key, for counting.
  caller bytea not null,
  -- Of a refusal, for the sender to read.
  reason text,
  event_id text references events on delete set null,
  submitted_at timestamptz not null,
  decided_at timestamptz
);
create index event_submissions_waiting on event_submissions (submitted_at) where review = 'waiting';
create index event_submissions_of_caller on event_submissions (caller, submitted_at);
create index event_submissions_by_time on event_submissions (submitted_at);
create index event_submissions_decided on event_submissions (decided_at);
create index event_submissions_of_event on event_submissions (event_id);

-- The sale that an event is about is found by its symbol.
create index offerings_of_symbol on offerings (upper(entry ->> 'symbol')) where not hidden;
