-- A source that does not tell the past of a coin is asked again, after pauses that grow with each try.
alter table coins
  add column history_tries integer not null default 0,
  -- Not before that; null: at the next run.
  add column history_due timestamptz;
