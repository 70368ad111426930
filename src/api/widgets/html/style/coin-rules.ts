/** One coin, as a card. */
export const cardRules = `
.card .hd{display:grid;grid-template-columns:36px minmax(0,1fr) auto;gap:0 10px;align-items:center;height:66px;padding:14px 14px 0}
.card .day{text-align:end;line-height:1.35}.card .day small{display:block}
.card .names{line-height:1.3;min-width:0}.card .names small{display:block}
.fig{display:flex;align-items:baseline;gap:10px;height:44px;padding:4px 14px 0;white-space:nowrap}
.fig b{font-size:clamp(21px,8.6vw,28px);font-weight:700;line-height:1.3;letter-spacing:-.015em}
.fig small{margin-inline-start:auto}
.card .spark{width:calc(100% - 28px);height:56px;margin:0 14px}
.hl{display:flex;justify-content:space-between;gap:8px;height:34px;padding:9px 14px 0;font-size:12px;line-height:1.4;color:var(--ink-3);white-space:nowrap}
.hl b{margin-inline-start:5px}
@media(max-width:299px){.card .names .more,.fig small,.hl span:first-child{display:none}.hl span{margin-inline-start:auto}.hl span:first-child+span{margin-inline-start:0}}
@media(max-width:259px){.card .hd{grid-template-columns:minmax(0,1fr) auto}.card .hd>svg,.card .hd>img{display:none}.card .spark{width:calc(100% - 20px);margin-inline:10px}}
`

export const tickerRules = `
.ticker{flex-direction:row;border-inline:0}
.ticker ul{display:flex;flex:1;min-width:0;overflow-x:auto;scrollbar-width:none}
.ticker li{display:flex;flex:1 0 auto;border-inline-start:1px solid var(--rule)}
.ticker li:first-child{border-inline-start:0}
.ticker li a{display:grid;grid-template-columns:24px auto;gap:0 10px;align-content:center;justify-content:center;flex:1;padding:3px 16px 0;line-height:1.35;white-space:nowrap}
.ticker li svg,.ticker li img{grid-row:1/3;align-self:center}
.ticker .sy{font-size:12px;font-weight:600;color:var(--ink-3)}.ticker .sy .delta{font-size:12px;margin-inline-start:6px}
.ticker .own{display:grid;place-content:center;justify-items:center;gap:3px;min-width:58px;padding:3px 8px 0;border-inline-start:1px solid var(--edge);font-size:12px;line-height:1.1;color:var(--ink-3);white-space:nowrap}
.ticker .own .demo{border:0;padding:0}
@media(max-width:259px){.ticker li svg,.ticker li img{display:none}.ticker li a{grid-template-columns:auto;padding-inline:10px}}
@media(min-width:720px){.ticker .own{grid-auto-flow:column;align-items:center;gap:10px;padding-inline:14px}.ticker .own .demo{border:1px dashed;padding:3px 5px}}
`

/** The table of several coins. */
export const watchlistRules = `
.cap{display:flex;align-items:baseline;justify-content:space-between;gap:12px;height:44px;padding:13px 14px 0;white-space:nowrap}
.cap h1{font-size:15px;color:var(--head)}
table{width:100%;border-spacing:0}
th,td{height:46px;padding:0 6px;border-top:1px solid var(--rule);text-align:end;font-weight:400;white-space:nowrap}
th{width:100%;max-width:0;padding-inline-start:14px;text-align:start}
td:last-child{padding-inline-end:14px}
th a{display:flex;align-items:center;gap:10px}
th b,th small{display:block;line-height:1.3}
.p b{font-size:14px;font-weight:600}
.p .delta{display:inline-block;min-width:76px;text-align:end}
.spark.small{width:64px;height:24px;margin-inline-start:8px}
@media(max-width:439px){.p .delta{display:block;line-height:1.2}.p b{line-height:1.3}}
@media(max-width:339px){td.w{display:none}td.p{padding-inline-end:14px}}
@media(max-width:259px){th{padding-inline-start:10px}th svg,th img{display:none}td.p{padding-inline-end:10px}.p b,th b{font-size:13px}}
.none{color:var(--ink-3)}
`
