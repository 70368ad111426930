-- What people have written to us. No check on what it holds: its refusal would quote the row, and with it the address, in the log.
create table contact_messages (
  message_id bigint generated always as identity primary key,
  -- Of the sending and of what was sent: the same comes in once, however often it is sent.
  sending bytea not null unique,
  -- `inbox` waits for somebody to read it, `junk` looks like the work of a program, `archive` is done with.
  folder text not null,
  purpose text not null,
  -- The offering it is about; not a reference, for the message outlives it.
  item_id text,
  name text not null,
  url text,
  email text not null,
  message text not null,
  -- Of the site it was sent from: the sender is answered in it.
  language text not null,
  -- A hash with a key, for counting, and for putting away all of one sender.
  caller bytea not null,
  received_at timestamptz not null,
  -- Who runs the site was sent a mail about it.
  is_told boolean not null,
  archived_at timestamptz
);
create index contact_messages_in_folder on contact_messages (folder, received_at, message_id);
create index contact_messages_of_caller on contact_messages (caller, received_at);
create index contact_messages_by_time on contact_messages (received_at);

create table contact_answers (
  answer_id bigint generated always as identity primary key,
  message_id bigint not null references contact_messages on delete cascade,
  answer text not null,
  answered_at timestamptz not null
);
create index contact_answers_of_message on contact_answers (message_id, answered_at);
