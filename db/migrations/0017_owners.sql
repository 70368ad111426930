-- Who holds a key changes the entry that it was issued for. The key itself is known to its holder alone.
create table owner_keys (
  key_id bigint generated always as identity primary key,
  item_id text not null references offerings on delete cascade,
  key_hash bytea not null unique,
  created_at timestamptz not null,
  revoked_at timestamptz,
  last_used_at timestamptz
);
create index owner_keys_of_item on owner_keys (item_id);

-- Tries with a key that opens nothing, for counting; rows of past hours are of no use and are deleted.
create table owner_key_failures (
  -- A hash with a key.
  caller bytea not null,
  failed_at timestamptz not null
);
create index owner_key_failures_of_caller on owner_key_failures (caller, failed_at);
create index owner_key_failures_by_time on owner_key_failures (failed_at);

-- Projects that strangers have sent, apart from the offerings until somebody approves them.
create table project_submissions (
  submission_id bigint generated always as identity primary key,
  -- Of what opens it; the token itself is known to the sender alone.
  token_hash bytea not null unique,
  review text not null default 'waiting' check (review in ('waiting', 'approved', 'refused')),
  -- As the form has it. The address in it is erased with the decision: by then an entry has it, or nobody needs it.
  form_values jsonb not null,
  -- Of the site it was sent from: the sender is answered in it.
  language text not null,
  -- Whether the address gets mails about it.
  is_told boolean not null,
  -- It looks like the work of a program: somebody decides, and nobody is told.
  looks_automatic boolean not null,
  -- A hash with a key, for counting.
  caller bytea not null,
  -- Of a refusal, for the sender to read.
  reason text,
  item_id text references offerings on delete set null,
  submitted_at timestamptz not null,
  decided_at timestamptz
);
create index project_submissions_waiting on project_submissions (submitted_at) where review = 'waiting';
create index project_submissions_of_caller on project_submissions (caller, submitted_at);
create index project_submissions_by_time on project_submissions (submitted_at);
create index project_submissions_decided on project_submissions (decided_at);
create index project_submissions_of_item on project_submissions (item_id);

-- A project that is sent is compared with those that have its name, its symbol or its website.
create index offerings_of_name on offerings (lower(entry ->> 'name')) where not hidden;
create index offerings_of_website on offerings
  (lower(substring(entry ->> 'url' from '^https?://(?:www\.)?([^/?#:]+)'))) where not hidden;
