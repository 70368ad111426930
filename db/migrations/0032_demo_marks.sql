-- What was made up for the demo is marked, so that nothing invented looks real. Events have had their mark from the start: the source
-- `demo`. An offering has it in its entry, where its list cell is made from.
alter table ads add column is_demo boolean not null default false;
alter table posts add column is_demo boolean not null default false;
alter table unpublished_posts add column is_demo boolean not null default false;
alter table quizzes add column is_demo boolean not null default false;
update offerings set entry = '{"is_demo": false}'::jsonb || entry where not entry ? 'is_demo';

-- The demo content of sites that were filled before there was a mark. Such a site has demo events; a sale that its owner or an
-- operator has edited since is theirs.
update offerings set entry = entry || '{"is_demo": true}'::jsonb
where exists (select from events where source = 'demo')
  and not exists (
    select from offering_changes where offering_changes.item_id = offerings.item_id and source in ('owner', 'operator')
  )
  and item_id in (
    'agora-vote', 'akiya-share', 'alebrije-studio', 'ama-pearl', 'angsana-custody', 'atlas-khettara', 'azulejo-row',
    'badukgil', 'baiyun-imaging', 'barami-wind', 'bardic', 'batik-asal', 'bayanihan-fund', 'bergpost', 'bluegrass-paddock',
    'bonsai-koken', 'buna-market', 'bunsik-king', 'byeolbit-league', 'byeolnae-fab', 'cafezal-velho', 'cedar-street-press',
    'chai-stack', 'chama-ledger', 'chamsae-data', 'changting-pharma', 'chie-oracle', 'chiisana-hoshi', 'clocher',
    'codru-honey', 'coral-table', 'cortica-nova', 'cuizheng', 'dado-abierto', 'dalbit-energy', 'danube-freight',
    'denkigai-parts', 'diandeng', 'dokkaebi-wallet', 'doufu-protocol', 'dure-robotics', 'durian-ledger', 'fenghuang-tables',
    'fjordlast', 'fude-sign', 'fundy-turbines', 'gamgyul-trace', 'gaon-id', 'gletscher-vault', 'gyeol-chain',
    'haenyeo-market', 'haigang-receipt', 'hanafuda-club', 'hanji-docs', 'hanokgyeol', 'harbor-clause', 'hashi-bridge',
    'hata-robo', 'hawker-vr', 'hikari-kyodo', 'hinode-grid', 'hoshizora-theatre', 'hyakunen-archive', 'ieum-chat', 'jangdan',
    'jianzhi-works', 'kaigo-link', 'kakurenbo', 'kamifusen', 'karoo-array', 'kazamori', 'kente-thread', 'kestrel-audit',
    'kintsugi-mutual', 'kiuas-lautta', 'kiviaed', 'kodama-voice', 'kogei-ledger', 'komadai', 'kopi-uncle', 'kowhai-loans',
    'kumo-karte', 'kura-cask', 'lagoon-pictures', 'lianhua-silicon', 'lindenhof', 'lingxi-desk', 'local-pint', 'lumbre-films',
    'lutka-vr', 'maeul-bus', 'manga-yatai', 'maple-mutual', 'matsuri-pass', 'mekong-sensor', 'meltemi-yachts', 'merevaik',
    'milonga-vr', 'milpa-seguro', 'minato-crane', 'mirae-munjin', 'mogu-compute', 'mokki-sensor', 'momiji-dx', 'morro-net',
    'moulin-bleu', 'mulgyeol-music', 'naru-pay', 'neko-station', 'nile-class', 'nishiki-pay', 'nonnas-table',
    'noraebang-world', 'nordlys-compute', 'noren-credit', 'nudo-ledger', 'nyota-solar', 'okinami-logistics', 'olivar-viejo',
    'onggi-storage', 'palaver-circle', 'pampa-clara', 'pandan-vault', 'paramo-data', 'polderwacht', 'prairie-node',
    'qianli-freight', 'recess-solar', 'red-gum-station', 'roda-sports', 'rook-and-file', 'saebyeok-route', 'sahel-hedge',
    'salar-azul', 'sarangbang', 'satoyama-carbon', 'sento-club', 'seonbi-legal', 'shanhai-trails', 'shinkai-lab',
    'shuimo-studio', 'sklo-works', 'soroban-books', 'stocznia-nowa', 'straits-cable', 'suido-watch', 'sup-account',
    'taiyu-cold-chain', 'tanada-rice', 'tegami', 'thistle-bio', 'three-lanterns', 'tokei-guild', 'tongxin-circle',
    'tsubaki-residence', 'tsuru-drone', 'umusozi-air', 'vanille-claire', 'webtoon-gongbang', 'wenqu-academy',
    'windrose-meteo', 'xiaolou', 'yawara-league', 'yinhe-stage', 'yumeguri', 'yunzhan', 'yuzu-gakusha', 'zabuton-yose',
    'zanzi-spice', 'zhuguang', 'zubr-corridor'
  );
update ads set is_demo = true
where exists (select from events where source = 'demo') and ad_id in (
    'hotaru-wallet', 'kaze-swap', 'mulgyeol-week', 'ginga-forum', 'asagao-review', 'nordlys-hours', 'take-validator',
    'shirabe-tax'
);
update posts set is_demo = true
where exists (select from events where source = 'demo') and slug in (
    'a-first-small-purchase', 'airdrops-and-their-traps', 'average-cost-methods', 'bitcoin-halving', 'choosing-a-wallet',
    'comparing-domestic-exchange-prices', 'gas-fees-and-waiting', 'how-an-ieo-works', 'how-we-check-and-correct',
    'imitation-sites-and-safe-links', 'income-tax-on-crypto', 'keeping-records-for-tax', 'keys-after-you',
    'reading-lock-up-tables', 'reading-order-books', 'seed-phrase-on-paper', 'soft-cap-and-hard-cap',
    'sold-tokens-and-raised-amount', 'stablecoins-in-law', 'sto-and-ico-buyer-protection', 'the-travel-rule',
    'what-a-security-token-is', 'what-founder-disclosed-means', 'when-sale-dates-move', 'white-paper-in-thirty-minutes',
    'who-pays-for-the-bonus'
);
update quizzes set is_demo = true
where exists (select from events where source = 'demo') and quiz_id in (
    'hinode-grid', 'tsubaki-residence', 'okinami-logistics', 'kumo-karte'
);
