import { inkOn } from '../../../domain/widgets/ink-contrast.ts'
import { frameRules } from './style/frame-rules.ts'

const offeringRules = `
.offering .hd{display:grid;grid-template-columns:44px minmax(0,1fr);gap:0 12px;align-items:center;height:98px;padding:14px 14px 0}
.offering .hd h1{font-size:16px}.offering .hd h1 small{font-weight:400;margin-inline-start:6px}
.offering .hd p{grid-column:1/3;font-size:12px;line-height:20px;padding-top:6px;height:28px}
.status{display:inline-flex;align-items:center;gap:5px;font-size:12px;font-weight:600;line-height:1.5}
.status.incoming,.status.outcomeUnknown{color:var(--pre)}.status.ongoing{color:var(--ongoing)}.status.succeeded{color:var(--done)}.status.failed{color:var(--failed)}
.cd{display:grid;grid-template-columns:repeat(4,1fr);height:54px;margin:0 14px;border-block:1px solid var(--rule);text-align:center}
.cd div{display:grid;align-content:center;line-height:1.2}.cd div+div{border-inline-start:1px solid var(--rule)}
.cd b{font-size:20px;line-height:1.15}.cd span{font-size:12px;line-height:1.25;color:var(--ink-3)}
.cd.word{display:flex;align-items:center;justify-content:center;font-weight:600;color:var(--ink-2)}
.mo{height:80px;padding:9px 14px 0;font-size:12px;line-height:18px;color:var(--ink-3)}
.mo p{display:flex;align-items:baseline;justify-content:space-between;gap:8px;white-space:nowrap}
.mo .r b{font-size:19px;font-weight:700;line-height:26px;letter-spacing:-.01em}
.mo .bar{width:100%;height:6px;margin:4px 0 5px}.bar .t{fill:var(--track)}.bar .v{fill:var(--head)}.bar .g{fill:var(--paper)}.bar .m{fill:var(--ink)}
@media(max-width:259px){.cd{margin:0 10px}.cd b{font-size:17px}}
`

const eventsRules = `
.events li a{display:grid;grid-template-columns:50px minmax(0,1fr);gap:0 12px;align-items:center;height:58px;padding:0 14px;border-top:1px solid var(--rule)}
.events .dt{padding-inline-end:10px;border-inline-end:1px solid var(--rule);text-align:center;font-size:12px;line-height:1.3;color:var(--ink-3);white-space:nowrap}
.events .dt b{display:block;font-size:14px;line-height:1.3}
.events li p{font-size:13px;font-weight:600;line-height:1.5;color:var(--ink)}
.events li small{display:block;line-height:1.4;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}.events li small span+span{margin-inline-start:10px}
.events li a:hover p{color:var(--accent)}
.mark{display:inline-block;width:8px;height:8px;margin-inline-end:5px}.mark.token{background:var(--token)}.mark.people{border-radius:50%;background:var(--people)}.mark.company{transform:rotate(45deg);background:var(--company)}
@media(max-width:259px){.events li a{padding:0 10px;gap:0 8px}}
`

const cardRules = `
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

const tickerRules = `
.ticker{flex-direction:row;border-inline:0}
.ticker ul{display:flex;flex:1;min-width:0;overflow-x:auto;scrollbar-width:none}
.ticker li{display:flex;flex:1 0 auto;border-inline-start:1px solid var(--rule)}
.ticker li:first-child{border-inline-start:0}
.ticker li a{display:grid;grid-template-columns:24px auto;gap:0 10px;align-content:center;justify-content:center;flex:1;padding:3px 16px 0;line-height:1.35;white-space:nowrap}
.ticker li svg,.ticker li img{grid-row:1/3;align-self:center}
.ticker .sy{font-size:12px;font-weight:600;color:var(--ink-3)}.ticker .sy .delta{font-size:12px;margin-inline-start:6px}
.ticker .own{display:grid;place-content:center;justify-items:center;gap:3px;min-width:58px;padding:3px 8px 0;border-inline-start:1px solid var(--edge);font-size:12px;line-height:1.1;color:var(--ink-3);white-space:nowrap}
.ticker .src{align-self:center;max-width:9em;padding:0 8px;font-size:12px;color:var(--ink-3)}
.ticker .own .demo{border:0;padding:0}
@media(max-width:259px){.ticker li svg,.ticker li img{display:none}.ticker li a{grid-template-columns:auto;padding-inline:10px}}
@media(min-width:720px){.ticker .own{grid-auto-flow:column;align-items:center;gap:10px;padding-inline:14px}.ticker .own .demo{border:1px dashed;padding:3px 5px}}
`

const watchlistRules = `
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

const emptyRules = `
.say{display:grid;place-content:center;justify-items:center;gap:4px;flex:1;padding:0 12px;text-align:center;line-height:1.4;text-wrap:balance;overflow:hidden}
.nothing{border-color:var(--edge)}.nothing::before{background:var(--edge)}
.nothing b{color:var(--ink-2)}.nothing .say small{display:block}
.ticker .say{grid-auto-flow:column}.ticker .say small{display:none}
@media(max-width:259px){.by .name{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}.by,.cap,.card .hd,.offering .hd,.fig,.hl,.mo{padding-inline:10px}.by{gap:6px}.mo p{gap:1px}.by .all{display:none}.by .demo{padding:3px 2px}.by .all+time{margin-inline-start:auto}}
@media(max-width:219px){.mo p{font-size:11px;letter-spacing:-.02em}.by .demo~time{display:none}}
`

/**
 * All widgets have the same style sheet, so that one hash allows it in every `Content-Security-Policy`. The heights are fixed and equal
 * those of `domain/widgets/widget-size.ts`, which the embedding page reserves.
 */
export const widgetStyle = [
  frameRules,
  cardRules,
  tickerRules,
  watchlistRules,
  offeringRules,
  eventsRules,
  emptyRules,
]
  .join('')
  .replaceAll('\n', '')

/** Replaces the colour of lines and headings by a chosen one, adjusted so that it is readable on light and on dark paper. */
export function inkStyle(ink: string): string {
  if (ink === '') return ''
  const onDark = `--head:#${inkOn('dark', ink)}`
  return (
    `html{--head:#${inkOn('light', ink)}}html[data-theme=dark]{${onDark}}` +
    `@media(prefers-color-scheme:dark){html[data-theme=auto]{${onDark}}}`
  )
}
