-- A list says of a sale that has not started what decides whether its reader can take part: the price, and who may.

alter table offerings drop column cell;
alter table offerings add column cell text not null generated always as (
  ((entry - '{desc,desc_ja,desc_en,desc_ko,desc_zh,team,urls,bonus,video,country,platform,token_type,soft_cap,hard_cap}'::text[]) || excerpts_of_descriptions(entry))::text
) stored;
