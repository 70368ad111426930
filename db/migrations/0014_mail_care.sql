-- Many mails differ in nothing but whom they are for: what they say is stored once, and goes with the last of them.
create table mail_letters (
  letter_id bigint generated always as identity primary key,
  subject text not null,
  body_text text not null,
  body_html text not null,
  headers jsonb not null,
  -- Stands in it wherever the proof of each reader belongs.
  proof_mark text not null,
  created_at timestamptz not null
);
alter table mails
  -- No foreign key: to look each one up would take longer than to queue it.
  add column letter_id bigint,
  add column proof text,
  -- Hashes with a key of the address and of its mailbox: what suppressions know it by.
  add column known_as bytea[] not null default '{}',
  -- Refused while the server took nobody's; not its own failure unless the server then takes others.
  add column held boolean not null default false;
create index mails_of_letter on mails (letter_id) where letter_id is not null;

-- What instances agree on: whose turn it is to send, and whether the server takes anything.
create table mail_queue (
  name text primary key check (name = 'mails'),
  -- Until then the mails that were taken up last are being sent, one after the other at the rate that is allowed.
  turn_until timestamptz,
  held_by text check (held_by in ('policy', 'away')),
  -- A code; never the words of a server.
  held_reason text,
  held_since timestamptz,
  tries integer not null default 0,
  try_after timestamptz
);
insert into mail_queue (name) values ('mails');

create table mails_sent (
  hour timestamptz primary key,
  count integer not null
);

-- Who gets no mail any more, as a hash with a key: it is kept after everything else of the address was erased.
create table mail_suppressions (
  known_as bytea primary key,
  kind text not null check (kind in ('bounce', 'complaint', 'operator')),
  reason text not null,
  suppressed_at timestamptz not null
);

-- Failures for good that were reported of an address; a report that is read twice counts once.
create table mail_bounces (
  known_as bytea not null,
  report bytea not null,
  kind text not null check (kind in ('address', 'failure', 'policy')),
  status text not null,
  noted_at timestamptz not null,
  primary key (known_as, report)
);
create index mail_bounces_by_time on mail_bounces (noted_at);
