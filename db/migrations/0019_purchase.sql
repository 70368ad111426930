-- What is sold. Amounts are whole minor units: yen, won, cents, fen. A price that changes is that of new subscriptions.
create table plans (
  plan_id text primary key,
  billing_interval text not null check (billing_interval in ('month', 'year')),
  -- By language.
  names jsonb not null,
  -- By currency.
  prices jsonb not null check (
    not jsonb_path_exists(prices, '$.* ? (@.type() != "number")')
    and not jsonb_path_exists(prices, '$.* ? (@ < 1 || @ != @.floor())')
  ),
  is_sold boolean not null,
  updated_at timestamptz not null
);
insert into content_versions values ('plans', 0);
create trigger counted after insert or update or delete or truncate on plans
  for each statement execute function count_content_change();

-- A coupon takes something off the first payment: a share, or an amount by currency.
create table coupons (
  code text primary key,
  percent smallint check (percent between 1 and 100),
  amounts jsonb check (
    not jsonb_path_exists(amounts, '$.* ? (@.type() != "number")')
    and not jsonb_path_exists(amounts, '$.* ? (@ < 1 || @ != @.floor())')
  ),
  -- Null: for all of them.
  plan_ids text[],
  -- Null: as often as people like.
  most_uses integer check (most_uses >= 0),
  ends_at timestamptz,
  updated_at timestamptz not null,
  check ((percent is null) <> (amounts is null))
);

create table subscriptions (
  subscription_id uuid primary key,
  provider text not null check (provider in ('sandbox', 'stripe')),
  plan_id text not null references plans,
  -- As agreed when it was begun: what a plan costs later changes nothing here.
  billing_interval text not null check (billing_interval in ('month', 'year')),
  currency text not null,
  price bigint not null check (price > 0),
  -- Of the first payment.
  discount bigint not null check (discount between 0 and price),
  coupon text,
  email text not null,
  email_key text not null,
  language text not null check (language in ('ja', 'en', 'ko', 'zh')),
  -- A hash of what the browser that began it keeps in its cookie, and one of the key that tells a second press from a second wish.
  browser bytea not null,
  sending bytea not null,
  -- Part of every signature on a link.
  salt uuid not null default gen_random_uuid(),
  -- What is known of it, whoever told it and in whatever order; what follows from that stands beside it.
  facts jsonb not null,
  state text not null,
  paid_until timestamptz,
  checkout_url text,
  checkout_ends_at timestamptz not null,
  provider_session text unique,
  provider_subscription text unique,
  provider_customer text,
  begun_at timestamptz not null,
  settled_at timestamptz,
  -- When the provider is asked next, and was asked last. Null: there is nothing to ask any more.
  ask_after timestamptz,
  asked_at timestamptz
);
create unique index subscriptions_of_sending on subscriptions (sending) where state = 'waiting';
create index subscriptions_of_mailbox on subscriptions (email_key);
create index subscriptions_of_browser on subscriptions (browser) where state = 'waiting';
create index subscriptions_of_customer on subscriptions (provider_customer);
create index subscriptions_to_ask on subscriptions (ask_after) where ask_after is not null;
create index subscriptions_by_time on subscriptions (begun_at);

-- How each came to be what it is. Rows are added and never changed; they go with their subscription alone.
create table subscription_history (
  history_id bigint generated always as identity primary key,
  subscription_id uuid not null references subscriptions on delete cascade,
  state text not null,
  paid_until timestamptz,
  cause text not null,
  trace text not null,
  at timestamptz not null
);
create index subscription_history_of on subscription_history (subscription_id, history_id);
create function keep_history() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' or exists (select from subscriptions where subscription_id = old.subscription_id) then
    raise exception 'the history of a subscription is only added to';
  end if;
  return old;
end
$$;
create trigger kept before update or delete on subscription_history
  for each row execute function keep_history();

-- A coupon is taken when a subscription is begun, and given back when nothing comes of it.
create table coupon_uses (
  subscription_id uuid primary key references subscriptions on delete cascade,
  code text not null references coupons on delete cascade,
  -- A hash with a key.
  mailbox bytea not null,
  taken_at timestamptz not null,
  given_back_at timestamptz
);
create unique index coupon_uses_once on coupon_uses (code, mailbox) where given_back_at is null;

-- Tries with a code that is none, for counting.
create table coupon_failures (
  -- A hash with a key.
  caller bytea not null,
  failed_at timestamptz not null
);
create index coupon_failures_of_caller on coupon_failures (caller, failed_at);
create index coupon_failures_by_time on coupon_failures (failed_at);

-- What opens Premium in the app. The code is in a mail and nowhere else.
create table licences (
  licence_id bigint generated always as identity primary key,
  subscription_id uuid not null unique references subscriptions on delete cascade,
  code_hash bytea not null unique,
  issued_at timestamptz not null,
  checked_at timestamptz
);

-- What the provider has told, as it came: first it is stored, then it is applied, once.
create table payment_events (
  event_id text primary key,
  type text not null,
  -- Whose it is, by any of the names that the provider has for it.
  subject jsonb not null,
  received_at timestamptz not null,
  try_after timestamptz not null,
  applied_at timestamptz
);
create index payment_events_waiting on payment_events (try_after) where applied_at is null;
create index payment_events_by_time on payment_events (received_at);
