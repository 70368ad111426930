-- When the operator was sent a mail about a submission that waits; null if not yet.
alter table event_submissions add column notified_at timestamptz;
alter table project_submissions add column notified_at timestamptz;
create index event_submissions_unnotified on event_submissions (submission_id) where review = 'waiting' and notified_at is null;
create index project_submissions_unnotified on project_submissions (submission_id)
  where review = 'waiting' and notified_at is null and not looks_automatic;
create index event_submissions_notified on event_submissions (notified_at);
create index project_submissions_notified on project_submissions (notified_at);
