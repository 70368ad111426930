-- Each time a stranger asked for what may send a mail to somebody. It stands apart from what was asked for, so that taking
-- that back, or erasing it, undoes no count; mailbox and caller are hashes with a key, for this outlives them by a day.
create table mail_askings (
  asking_id bigint generated always as identity primary key,
  mailbox bytea not null,
  caller bytea not null,
  asked_at timestamptz not null,
  -- It did send one.
  is_mailed boolean not null default false
);
create index mail_askings_by_time on mail_askings (asked_at);
create index mail_askings_of_caller on mail_askings (caller, asked_at);
create index mail_askings_of_mailbox on mail_askings (mailbox, asked_at) where is_mailed;

-- Strangers who want an address to follow no more. Whether it follows at all is looked up behind their backs.
create table stop_askings (
  asking_id bigint primary key references mail_askings on delete cascade,
  email_key text not null,
  item_id text
);
