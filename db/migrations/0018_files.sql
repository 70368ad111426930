-- Images that people uploaded, as they were written anew: named by their content, so that one is stored once and never changes.
create table files (
  -- SHA-256 of the bytes.
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  type text not null check (type in ('jpg', 'png')),
  width integer not null,
  height integer not null,
  size integer not null,
  bytes bytea not null,
  created_at timestamptz not null,
  -- When it was uploaded or last found in content; an unused one goes a week later.
  last_used timestamptz not null
);
-- Images are compressed already.
alter table files alter column bytes set storage external;
create index files_by_use on files (last_used);

-- What a file of earlier versions was called in DATA_DIR/files. Without a hash it was removed, and is not taken over again.
create table file_names (
  name text primary key,
  hash text references files on delete set null
);
create index file_names_of_file on file_names (hash);

-- What was sent to us in the last day, whether or not it became a file: limits count it.
create table file_uploads (
  upload_id bigint generated always as identity primary key,
  -- A hash with a key.
  caller bytea not null,
  bytes integer not null,
  uploaded_at timestamptz not null
);
create index file_uploads_by_time on file_uploads (uploaded_at, caller, bytes);

-- Whoever writes a path into content holds the file until that is written: nobody clears it meanwhile.
create function hold_files() returns trigger language plpgsql as $$
begin
  perform 1 from files where hash in (
    select path[1] from regexp_matches(to_jsonb(new)::text, '/files/([0-9a-f]{64})\.', 'g') as path
  ) for key share;
  return null;
end
$$;
create trigger holds_files after insert or update of entry on offerings for each row
  when (new.entry::text like '%/files/%') execute function hold_files();
create trigger holds_files after insert or update of card on ads for each row
  when (new.card::text like '%/files/%') execute function hold_files();
create trigger holds_files after insert or update of cover, markdown on posts for each row
  when (concat(new.cover, new.markdown) like '%/files/%') execute function hold_files();
create trigger holds_files after insert or update of form_values on project_submissions for each row
  when (new.form_values::text like '%/files/%') execute function hold_files();
create trigger holds_files after insert or update of markdown on pages for each row
  when (new.markdown like '%/files/%') execute function hold_files();
