-- Drafts and posts of a moment ahead. They are in a table of their own, so that nothing that reads posts can show one;
-- at its moment a scheduled post moves to posts, where its arrival is counted and drops what is cached.
create table unpublished_posts (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  is_draft boolean not null,
  title text not null check (title <> ''),
  author text not null,
  cover text,
  tags text[] not null,
  markdown text not null,
  excerpt text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null check (updated_at >= created_at)
);
create index unpublished_posts_due on unpublished_posts (created_at) where not is_draft;
create trigger holds_files after insert or update of cover, markdown on unpublished_posts for each row
  when (concat(new.cover, new.markdown) like '%/files/%') execute function hold_files();

-- A text asks which of the names in it are sales.
create index offerings_by_name on offerings ((entry ->> 'name')) where not hidden;
