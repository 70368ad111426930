-- What happens to a token and when. The coin it belongs to is told by the symbol when it is read: coins come and go.
create table events (
  event_id text primary key check (event_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(event_id) <= 120),
  -- In capitals, always.
  symbol text not null check (length(symbol) between 1 and 60),
  type text not null check (
    type in (
      'exchange', 'hardfork', 'meetup', 'release', 'ama', 'airdrop', 'announcement', 'product',
      'contest', 'partnership', 'conference', 'swap', 'burn', 'ico', 'softfork', 'other'
    )
  ),
  -- title, title_ja, …, description, description_ja, …
  texts jsonb not null,
  -- Those of a day or a month begin at midnight UTC and mean that day or month anywhere.
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  date_precision text not null check (date_precision in ('hour', 'day', 'month')),
  -- The first moment after it.
  over_at timestamptz not null check (over_at > starts_at),
  place text,
  proof text,
  -- Only approved ones are shown.
  review text not null check (review in ('waiting', 'approved', 'refused')),
  source text not null,
  created_at timestamptz not null
);
create index events_of_symbol on events (symbol, starts_at) where review = 'approved';
create index events_by_start on events (starts_at) where review = 'approved';
