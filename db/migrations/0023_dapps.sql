-- Apps of developers that run on the wallet. A deleted one keeps its name, for payments that name it, and nothing that opens anything.
create table dapps (
  dapp_id text primary key check (dapp_id ~ '^d_[a-z2-9]{10}$'),
  -- Of the developer.
  user_id text not null references app_users,
  name text not null check (length(name) between 1 and 80),
  url text not null check (length(url) <= 2048),
  -- A path of files.
  icon text,
  -- Names of hosts beside its own that it may lead to.
  whitelist text[] not null default '{}',
  -- Of what its server proves itself with; null until the developer asks for one.
  secret_hash bytea,
  secret_made_at timestamptz,
  webhook_url text check (length(webhook_url) <= 2048),
  -- What its webhooks are signed with, encrypted with a key made from the secret of the site.
  webhook_secret bytea,
  -- Counts changes: who changes what somebody else has changed meanwhile is told.
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz
);
create index dapps_of_user on dapps (user_id, created_at) where deleted_at is null;
create trigger holds_files after insert or update of icon on dapps for each row
  when (new.icon like '%/files/%') execute function hold_files();
