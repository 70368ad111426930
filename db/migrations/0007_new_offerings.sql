-- The latest entries, for the feed.
create index offerings_by_creation on offerings (created_at desc, item_id collate "C") where not hidden;
