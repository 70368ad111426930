-- A sender corrects or withdraws what waits for review, by the link of the submission.
alter table event_submissions
  drop constraint event_submissions_review_check,
  add constraint event_submissions_review_check check (review in ('waiting', 'approved', 'refused', 'withdrawn')),
  -- The time zone of the sender's device; null for submissions from before.
  add column zone text,
  -- Hash of the token in the mail about a refusal: the first token is known to the sender only.
  add column mail_token_hash bytea unique;

alter table project_submissions
  drop constraint project_submissions_review_check,
  add constraint project_submissions_review_check check (review in ('waiting', 'approved', 'refused', 'withdrawn')),
  add column zone text,
  add column mail_token_hash bytea unique;

-- What a submission said before each correction by its sender.
create table event_submission_corrections (
  submission_id bigint not null references event_submissions on delete cascade,
  correction_id bigint generated always as identity primary key,
  before jsonb not null,
  corrected_at timestamptz not null
);
create index event_submission_corrections_of_submission on event_submission_corrections (submission_id, corrected_at);

create table project_submission_corrections (
  submission_id bigint not null references project_submissions on delete cascade,
  correction_id bigint generated always as identity primary key,
  before jsonb not null,
  corrected_at timestamptz not null
);
create index project_submission_corrections_of_submission
  on project_submission_corrections (submission_id, corrected_at);
