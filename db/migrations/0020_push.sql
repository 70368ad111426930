-- The pair of keys that push services know this site by, where the settings give none. The private one is encrypted with a key
-- made from the secret of the site.
create table push_keys (
  name text primary key check (name = 'vapid'),
  public_key text not null,
  private_key bytea not null,
  made_at timestamptz not null
);

-- A browser that gets notifications, on the host of one language. Turning them off deletes the row, and all that hangs on it.
create table push_browsers (
  browser_id bigint generated always as identity primary key,
  -- The hash of the secret that the browser stores.
  proof bytea not null unique,
  endpoint text not null unique check (length(endpoint) <= 2000),
  -- The entry of the allowed hosts that the endpoint belongs to: what is sent there goes in a lane of its own.
  host text not null,
  p256dh text not null,
  auth text not null,
  language text not null check (language in ('ja', 'en', 'ko', 'zh')),
  created_at timestamptz not null,
  seen_at timestamptz not null
);

create table push_follows (
  browser_id bigint not null references push_browsers on delete cascade,
  item_id text not null references offerings on delete cascade,
  followed_at timestamptz not null,
  primary key (browser_id, item_id)
);
create index push_follows_of_item on push_follows (item_id);

create table push_alerts (
  alert_id bigint generated always as identity primary key,
  browser_id bigint not null references push_browsers on delete cascade,
  coin_id text not null check (length(coin_id) <= 100),
  currency text not null,
  side text not null check (side in ('above', 'below')),
  mark double precision not null check (mark > 0),
  -- False once it has told, until the price has gone back.
  is_armed boolean not null default true,
  told_at timestamptz,
  created_at timestamptz not null,
  unique (browser_id, coin_id, currency, side, mark)
);
create index push_alerts_by_price on push_alerts (coin_id, currency, is_armed, side, mark);

-- Starts and ends of sales that have been told, whoever follows them: each is told once, by whichever instance.
create table push_turns (
  item_id text not null references offerings on delete cascade,
  turn text not null check (turn in ('starts', 'ends')),
  -- A date that is moved is another turn.
  turns_at timestamptz not null,
  primary key (item_id, turn, turns_at)
);
create index offerings_by_start on offerings (ico_start);
create index offerings_by_end on offerings (ico_end);

-- What is to be sent, and for a while what was: a notification with a key that is here is not queued again.
create table push_notes (
  note_id bigint generated always as identity primary key,
  browser_id bigint not null references push_browsers on delete cascade,
  key text not null,
  title text not null,
  body text not null,
  tag text not null,
  path text not null,
  queued_at timestamptz not null,
  useful_until timestamptz not null,
  send_after timestamptz not null,
  attempts integer not null default 0,
  -- Null while it waits.
  outcome text check (outcome in ('sent', 'late', 'given up')),
  ended_at timestamptz,
  -- A code; never the words of a server.
  last_error text,
  unique (browser_id, key)
);
create index push_notes_due on push_notes (send_after) where outcome is null;
create index push_notes_ended on push_notes (ended_at) where outcome is not null;

-- Subscriptions that their push service said are gone, by hour.
create table push_drops (
  hour timestamptz primary key,
  count integer not null
);
