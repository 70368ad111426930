-- An entry is read whole by its id; which ones a list shows, the catalogue in memory says.
create table offerings (
  item_id text primary key check (item_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(item_id) <= 80),
  entry jsonb not null,
  -- What a list shows of it and the catalogue knows it by: a twentieth of the bytes where there are long texts, and
  -- as text, which is sent as it is.
  cell text not null generated always as (
    (entry - '{desc,desc_ja,desc_en,desc_ko,desc_zh,team,urls,bonus,video,country,platform,token_type,initial_price,soft_cap,hard_cap,kyc,whitelist,restricted_areas}'::text[])::text
  ) stored,
  status smallint not null check (status between 0 and 3),
  -- An operator's word: the status no longer moves by date.
  status_pinned boolean not null default false,
  ico_start timestamptz,
  ico_end timestamptz,
  feedback_email text,
  hidden boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- The transaction that wrote the row: what the change feed reads on from.
  changed_in xid8 not null default pg_current_xact_id()
);
create index offerings_changed_in on offerings (changed_in);
create index offerings_to_start on offerings (ico_start) where status = 0 and not status_pinned;
create index offerings_to_end on offerings (ico_end) where status in (0, 1) and not status_pinned;

create table offering_changes (
  change_id bigint generated always as identity primary key,
  item_id text not null references offerings on delete cascade,
  changed_at timestamptz not null,
  source text not null,
  difference jsonb not null
);
create index offering_changes_of_item on offering_changes (item_id, changed_at desc, change_id desc);

create table offering_views (
  item_id text primary key references offerings on delete cascade,
  views bigint not null
);
-- Who was counted in which hour, as a keyed hash; rows of past hours are of no use and are deleted.
create table offering_visits (
  hour timestamptz not null,
  item_id text not null references offerings on delete cascade,
  visitor bytea not null,
  primary key (hour, item_id, visitor)
);

create table ads (
  ad_id text primary key check (length(ad_id) <= 80),
  -- What is advertised: an entry of ours, or something outside with its own name, text and address.
  item_id text references offerings on delete cascade,
  card jsonb not null default '{}',
  payer text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  place integer not null default 0
);
create index ads_running on ads (ends_at, place);
