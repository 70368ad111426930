-- Who has the CoinView app. Nothing is known of them but the name that they gave.
create table app_users (
  user_id text primary key check (user_id ~ '^cv_[a-z2-9]{10}$'),
  name text not null check (length(name) between 1 and 40),
  created_at timestamptz not null
);

-- An app of theirs, known by the key that it signs its requests with.
create table devices (
  device_id text primary key check (device_id ~ '^dv_[a-z2-9]{16}$'),
  user_id text not null references app_users on delete cascade,
  public_key bytea not null unique check (length(public_key) = 32),
  created_at timestamptz not null,
  last_seen_at timestamptz not null
);
create index devices_of_user on devices (user_id);

-- Registrations, and scans of codes that are none, for counting.
create table app_tries (
  kind text not null check (kind in ('registration', 'scan')),
  -- A hash with a key.
  caller bytea not null,
  tried_at timestamptz not null
);
create index app_tries_of_caller on app_tries (kind, caller, tried_at);
create index app_tries_by_time on app_tries (tried_at);

-- Logins by QR code, one at a time for a browser: starting another ends the one before.
create table qr_logins (
  login_id uuid primary key,
  -- Hashes of what the code says, and of what the browser that shows it stores.
  code_hash bytea not null unique,
  browser bytea not null unique,
  -- For people to compare.
  number text not null check (number ~ '^[0-9]{2}$'),
  user_agent text not null,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  scanned_by text references devices on delete cascade,
  scanned_at timestamptz,
  approved boolean,
  answered_at timestamptz,
  claimed_at timestamptz,
  check ((scanned_by is null) = (scanned_at is null)),
  check ((approved is null) = (answered_at is null)),
  check (answered_at is null or scanned_at is not null),
  check (claimed_at is null or approved)
);
create index qr_logins_by_time on qr_logins (expires_at);

-- Browsers in which an app user is logged in.
create table developer_sessions (
  session_id uuid primary key,
  -- The hash of the secret that the browser stores.
  secret_hash bytea not null unique,
  user_id text not null references app_users on delete cascade,
  user_agent text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index developer_sessions_of_user on developer_sessions (user_id, created_at);
create index developer_sessions_by_time on developer_sessions (expires_at);
