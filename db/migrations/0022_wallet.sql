-- What the sandbox wallet holds. It is test money: none of it can be bought, sold or taken out.
create table wallet_assets (
  asset_id text primary key check (asset_id ~ '^[a-z0-9-]{1,40}$'),
  symbol text not null unique,
  name text not null,
  decimals smallint not null check (decimals between 0 and 18),
  -- What a wallet is opened with, in smallest units.
  gift numeric(38, 0) not null check (gift >= 0)
);
insert into wallet_assets (asset_id, symbol, name, decimals, gift) values
  ('test-usd', 'tUSD', 'Test dollar', 2, 100000),
  ('test-eth', 'tETH', 'Test ether', 8, 200000000),
  ('test-kwr', 'tKWR', 'Test Kawara', 4, 10000000);

-- One account for each asset of an owner. What the system account lacks is what it has given away.
create table ledger_accounts (
  account_id bigint generated always as identity primary key,
  owner_kind text not null check (owner_kind in ('user', 'dapp', 'system')),
  owner_id text not null,
  asset_id text not null references wallet_assets,
  -- In smallest units; the sum of its entries, kept by the triggers below and by nothing else.
  balance numeric(38, 0) not null default 0,
  unique (owner_kind, owner_id, asset_id),
  constraint ledger_accounts_not_negative check (balance >= 0 or owner_kind = 'system')
);

create table ledger_transactions (
  transaction_id uuid primary key default gen_random_uuid(),
  -- Whose trace it is: a trace is written once in its scope.
  scope text not null,
  trace_id uuid not null,
  kind text not null check (kind in ('gift', 'payment', 'transfer')),
  memo text not null,
  -- A hash of all that is asked for: the same trace with another content is a mistake.
  content bytea not null,
  created_at timestamptz not null,
  unique (scope, trace_id)
);

create table ledger_entries (
  -- Given while all accounts of both owners are locked: for one owner the order of the numbers is that of the commits.
  entry_id bigint generated always as identity primary key,
  transaction_id uuid not null references ledger_transactions,
  account_id bigint not null references ledger_accounts,
  amount numeric(38, 0) not null check (amount <> 0),
  unique (transaction_id, account_id)
);
create index ledger_entries_of_account on ledger_entries (account_id, entry_id);

create function move_balance() returns trigger language plpgsql as $$
begin
  update ledger_accounts set balance = balance + new.amount where account_id = new.account_id;
  return null;
end
$$;
create trigger moves after insert on ledger_entries for each row execute function move_balance();

create function keep_balance() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'an account of the ledger is never deleted';
  elsif tg_op = 'INSERT' then
    if new.balance <> 0 then raise exception 'an account of the ledger is opened empty'; end if;
  elsif pg_trigger_depth() < 2
    or (new.account_id, new.owner_kind, new.owner_id, new.asset_id)
      is distinct from (old.account_id, old.owner_kind, old.owner_id, old.asset_id) then
    raise exception 'a balance is moved by entries alone';
  end if;
  return coalesce(new, old);
end
$$;
create trigger kept before insert or update or delete on ledger_accounts
  for each row execute function keep_balance();

create function keep_ledger() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is only added to';
end
$$;
create trigger kept before update or delete or truncate on ledger_entries execute function keep_ledger();
create trigger kept before update or delete or truncate on ledger_transactions execute function keep_ledger();

-- At the commit: nothing comes from nowhere and nothing gets lost.
create function balance_transaction() returns trigger language plpgsql as $$
begin
  if not exists (select from ledger_entries where transaction_id = new.transaction_id)
    or exists (
      select from ledger_entries join ledger_accounts using (account_id)
      where transaction_id = new.transaction_id group by asset_id having sum(amount) <> 0
    ) then
    raise exception 'the entries of transaction % do not sum to zero', new.transaction_id;
  end if;
  return null;
end
$$;
create constraint trigger balanced after insert on ledger_transactions deferrable initially deferred
  for each row execute function balance_transaction();
create constraint trigger balanced after insert on ledger_entries deferrable initially deferred
  for each row execute function balance_transaction();

-- What a page of a dApp asks the holder of a wallet for.
create table payment_requests (
  request_id text primary key,
  dapp_id text not null,
  kind text not null check (kind in ('payment', 'transfer')),
  receiver_kind text not null check (receiver_kind in ('user', 'dapp')),
  receiver_id text not null,
  asset_id text not null references wallet_assets,
  amount numeric(38, 0) not null check (amount > 0),
  trace_id uuid not null,
  memo text not null,
  description text not null,
  state text not null default 'waiting' check (state in ('waiting', 'paid', 'declined', 'expired')),
  payer text,
  transaction_id uuid references ledger_transactions,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz,
  unique (dapp_id, trace_id),
  check ((state = 'waiting') = (settled_at is null)),
  check ((state = 'paid') = (transaction_id is not null))
);
create index payment_requests_waiting on payment_requests (expires_at) where state = 'waiting';
create index payment_requests_of_dapp on payment_requests (dapp_id) where state = 'waiting';
create index payment_requests_unpaid on payment_requests (settled_at) where state in ('declined', 'expired');

-- What is told to the server of a dApp, and for a while what was.
create table webhook_deliveries (
  delivery_id uuid primary key default gen_random_uuid(),
  dapp_id text not null,
  event text not null,
  -- Byte for byte what is sent and signed.
  body text not null,
  queued_at timestamptz not null,
  send_after timestamptz not null,
  attempts integer not null default 0,
  -- Null while it waits.
  outcome text check (outcome in ('delivered', 'given up')),
  ended_at timestamptz,
  last_status integer,
  -- A code; never the words of a server.
  last_error text
);
create index webhook_deliveries_due on webhook_deliveries (send_after) where outcome is null;
create index webhook_deliveries_of_dapp on webhook_deliveries (dapp_id, queued_at desc);
create index webhook_deliveries_ended on webhook_deliveries (ended_at) where outcome is not null;
