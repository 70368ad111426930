-- Mails on their way. One that was sent is deleted, for nothing about a person is kept longer than it is needed.
-- No check on what they hold: its refusal would quote the row, and with it the address, in the log.
create table mails (
  mail_id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  headers jsonb not null,
  created_at timestamptz not null,
  -- Moved on at each attempt, before it is made.
  send_after timestamptz not null,
  attempts integer not null default 0,
  -- Null: it is still to be sent.
  given_up_at timestamptz,
  -- A code; never the words of a server, which may quote the address.
  last_error text
);
create index mails_due on mails (send_after) where given_up_at is null;
