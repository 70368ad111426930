-- A list shows no text in another language where the sale has one in the reader's: where a language has a description and no
-- excerpt, the cell has the first sentence of the description as its excerpt. The entry stays as it was written.

-- The sentence comes from the first paragraph, without the marks of Markdown: `**Solar** power. And more.` gives `Solar power.`
-- It is one function, because a restored dump finds no other function by its name alone.
create function excerpts_of_descriptions(entry jsonb) returns jsonb language sql immutable parallel safe as $$
  select coalesce(jsonb_object_agg('excerpt' || suffix, sentence), '{}')
  from unnest(array['', '_ja', '_en', '_ko', '_zh']) as suffix,
    lateral (
      select regexp_replace(regexp_replace(line, '!?\[([^\]]*)\]\([^)]*\)', '\1', 'g'), '[*`~]+', '', 'g') as plain
      from regexp_split_to_table(entry ->> ('desc' || suffix), '\n') with ordinality as lines (line, place)
      where line ~ '\S' and line !~ '^\s*(#|>|\||```|<|[-*+]\s|\d+[.)]\s)'
      order by place limit 1
    ) as paragraph,
    lateral (
      select trim(left((regexp_match(plain, '^(?:[^.!?。！？]|[.!?](?!\s|$))*[.!?。！？]?'))[1], 300)) as sentence
    ) as first
  where entry ->> ('excerpt' || suffix) is null and sentence <> ''
$$;

alter table offerings drop column cell;
alter table offerings add column cell text not null generated always as (
  ((entry - '{desc,desc_ja,desc_en,desc_ko,desc_zh,team,urls,bonus,video,country,platform,token_type,initial_price,soft_cap,hard_cap,kyc,whitelist,restricted_areas}'::text[]) || excerpts_of_descriptions(entry))::text
) stored;
