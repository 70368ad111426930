-- Whoever reads a mailbox that something was followed with: what they chose for all mails, whatever they follow. It lasts
-- as long as anything of the address does, so a link of theirs works however old the mail is.
create table followers (
  follower_id bigint generated always as identity primary key,
  email_key text not null unique,
  -- Part of the signature on links to preferences, and on the address of the feed.
  salt uuid not null default gen_random_uuid(),
  feed_salt uuid not null default gen_random_uuid(),
  -- Null: each follow has the language that it was asked for in.
  language text check (language in ('ja', 'en', 'ko', 'zh')),
  -- Null: not paused. Without an end it lasts until they take it back.
  paused_at timestamptz,
  paused_until timestamptz
);
insert into followers (email_key) select distinct email_key from follows;

alter table follows
  add foreign key (email_key) references followers (email_key) on delete cascade,
  -- What kinds of changes are told.
  add column triggers text[] not null default '{dates,amounts,status,others}'
    check (triggers <@ '{dates,amounts,status,others}' and cardinality(triggers) > 0);

-- The row is locked until the follow is written, so that nobody forgets or erases it meanwhile.
create function have_follower() returns trigger language plpgsql as $$
begin
  insert into followers (email_key) values (new.email_key)
  on conflict (email_key) do update set email_key = excluded.email_key;
  return new;
end
$$;
create trigger has_follower before insert on follows for each row execute function have_follower();

-- A second mark in a letter, for the link to preferences of each reader.
alter table mail_letters add column holder_mark text;
alter table mails add column holder_proof text;
