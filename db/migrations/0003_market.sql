-- A coin with its last good quote. Lists are answered from memory; this is what each instance loads and follows.
create table coins (
  coin_id text primary key check (coin_id ~ '^[a-z0-9]+([-_.]+[a-z0-9]+)*$' and length(coin_id) <= 100),
  -- Short, for the millions of candles.
  coin_no integer generated always as identity unique,
  symbol text not null,
  name text not null,
  logo text,
  circulating_supply double precision,
  total_supply double precision,
  max_supply double precision,
  price_usd double precision,
  volume_24h_usd double precision,
  market_cap_usd double precision,
  high_24h_usd double precision,
  low_24h_usd double precision,
  change_1h double precision,
  change_24h double precision,
  change_7d double precision,
  -- Null: nobody has said when.
  quoted_at timestamptz,
  source text not null,
  series jsonb not null default '[]',
  -- When the past of this coin was brought in from the source; null: it still has to be.
  history_at timestamptz,
  -- The transaction that wrote the row: what the change feed reads on from.
  changed_in xid8 not null default pg_current_xact_id()
);
create index coins_changed_in on coins (changed_in);
create index coins_without_history on coins (market_cap_usd desc nulls last) where history_at is null;

-- A chart reads one stretch of the key, and finds all it shows in the key itself.
create table candles (
  coin integer not null references coins (coin_no) on delete cascade,
  unit integer not null check (unit in (300, 3600, 86400)),
  time bigint not null check (time % unit = 0),
  open double precision not null,
  high double precision not null,
  low double precision not null,
  close double precision not null,
  volume double precision,
  -- An operator brought it: it is neither overwritten nor forgotten.
  imported boolean not null default false,
  primary key (coin, unit, time) include (open, high, low, close, volume)
);

create table exchange_rates (
  currency text primary key,
  -- What one of it is worth in US dollars.
  usd double precision not null check (usd > 0),
  quoted_at timestamptz not null,
  source text not null
);

create table yen_tickers (
  exchange text primary key,
  price double precision not null,
  bid double precision,
  ask double precision,
  volume double precision,
  quoted_at timestamptz not null,
  source text not null
);

-- What a source said of a coin when a visitor asked: the same question is not asked twice in a short time.
create table coin_answers (
  coin_id text not null,
  kind text not null check (kind in ('facts', 'tickers')),
  answer jsonb not null,
  answered_at timestamptz not null,
  primary key (coin_id, kind)
);

-- Work that one instance does for all: who has it, until when, and how far it got.
create table job_claims (
  job text primary key,
  owner text not null,
  claimed_until timestamptz not null,
  progress jsonb not null default '{}'
);
