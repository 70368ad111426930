-- Which coin of the market a sale sold. `coin_id` in the entry is public and set by the operator only; `coin_claim` is what the
-- owner's form says. They differ while a claim waits for the operator. `source_url` keeps the address of the source.
update offerings set entry = '{"coin_id": null, "source_url": null}'::jsonb || entry;

alter table offerings add column coin_claim text;

create index offerings_coin on offerings ((entry ->> 'coin_id')) where entry ->> 'coin_id' is not null;
create index offerings_claims on offerings (item_id)
  where coin_claim is distinct from (entry ->> 'coin_id');

-- Decisions of the operator, so that the last one can be undone.
create table coin_decisions (
  decision_id bigint generated always as identity primary key,
  item_id text not null references offerings (item_id) on delete cascade,
  decided_at timestamptz not null,
  coin_id text,
  claim text,
  coin_before text,
  claim_before text,
  reason text,
  undone_at timestamptz
);

create index coin_decisions_of_item on coin_decisions (item_id, decision_id desc);
