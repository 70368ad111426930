-- The origin that the site was last started with. Commands that write links into mails compare their own with it.
create table site_origin (
  is_only boolean primary key default true check (is_only),
  origin text not null,
  started_at timestamptz not null
);
