create table pages (
  page_id text not null check (page_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(page_id) <= 64),
  language text not null check (language in ('ja', 'en', 'ko', 'zh')),
  title text not null check (length(title) between 1 and 200),
  description text not null check (length(description) <= 500),
  markdown text not null,
  updated_at timestamptz not null,
  primary key (page_id, language)
);
