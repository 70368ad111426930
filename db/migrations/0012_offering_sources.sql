-- Entries from before these were known: nobody named a source, and the calendar has yet to look for silent ones.
update offerings
set entry = '{"lapsed": false, "source": null, "as_of": null}'::jsonb || entry
where not entry ?& '{lapsed,source,as_of}'::text[];
-- Ongoing sales by when they were last written of.
create index offerings_to_lapse on offerings (updated_at) where status = 1 and not status_pinned;
