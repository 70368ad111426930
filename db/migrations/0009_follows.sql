-- Who is told by mail of changes of an offering, or (without one) of what is new on the site.
create table follows (
  follow_id bigint generated always as identity primary key,
  -- As it was typed; the key is what it is known by.
  email text not null,
  email_key text not null,
  item_id text references offerings on delete cascade,
  language text not null check (language in ('ja', 'en', 'ko', 'zh')),
  -- 0 following, 1 not following, 2 waiting to be confirmed
  status smallint not null check (status in (0, 1, 2)),
  status_at timestamptz not null,
  -- Part of every signature on a link: a record that was deleted takes its links with it.
  salt uuid not null default gen_random_uuid(),
  -- The last time something was told, or a link to stop was sent.
  told_at timestamptz,
  stop_mailed_at timestamptz
);
create unique index follows_once on follows (email_key, coalesce(item_id, ''));
create index follows_of_item on follows (item_id) where status = 0;
create index follows_of_site on follows (language, told_at) where status = 0 and item_id is null;
create index follows_to_forget on follows (status, status_at) where status <> 0;

-- A browser that has asked to follow. Until the link in its mail is pressed it learns nothing but that it has asked.
create table follow_requests (
  request_id bigint generated always as identity primary key,
  follow_id bigint not null references follows on delete cascade,
  -- A hash of what the browser keeps in its cookie.
  browser bytea not null,
  salt uuid not null default gen_random_uuid(),
  mailed_at timestamptz not null,
  confirmed_at timestamptz,
  -- The link was pressed in this very browser: whoever sits there reads that mailbox.
  is_owner boolean not null default false,
  unique (follow_id, browser)
);

-- Changes that followers have not been told of. Written with the change itself, so none is lost or told twice.
create table follow_notices (
  follow_id bigint not null references follows on delete cascade,
  change_id bigint not null references offering_changes on delete cascade,
  noticed_at timestamptz not null,
  primary key (follow_id, change_id)
);
create index follow_notices_by_time on follow_notices (noticed_at);

create function notice_followers() returns trigger language plpgsql as $$
begin
  insert into follow_notices (follow_id, change_id, noticed_at)
  select follow_id, change_id, now()
  from added join follows using (item_id) where follows.status = 0;
  return null;
end
$$;
create trigger noticed after insert on offering_changes
  referencing new table as added
  for each statement execute function notice_followers();
