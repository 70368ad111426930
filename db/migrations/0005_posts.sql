-- Posts of the blog, all in Japanese. The excerpt is told from the text when a post is saved: lists read no texts.
create table posts (
  post_id bigint generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  title text not null check (title <> ''),
  author text not null,
  cover text,
  tags text[] not null,
  markdown text not null,
  excerpt text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null check (updated_at >= created_at)
);
create index posts_by_update on posts (updated_at desc, slug collate "C");
create index posts_by_tag on posts using gin (tags);
