import { inkOn } from '../../../domain/widgets/widget-ink.ts'

/** The colours of the site, which each widget carries with it. */
const light =
  '--paper:#fff;--ink:#131c30;--ink-2:#3f485d;--ink-3:#5b6376;--rule:#e6e3da;--edge:#c9c5b8;--track:#e3e0d6;--accent:#17488a;--green:#0d6c40;--red:#b01f38;--ongoing:#8c4a00;--done:#12673b;--failed:#a51d37;--pre:#555d70;--token:#17488a;--people:#7a3f7d;--company:#4f6412;--head:#131c30'
const dark =
  '--paper:#0f1529;--ink:#edeef4;--ink-2:#bfc6d6;--ink-3:#97a0b6;--rule:#232c48;--edge:#36415f;--track:#2a3453;--accent:#93b8f4;--green:#5fcd95;--red:#ff8598;--ongoing:#f6b061;--done:#68cf9a;--failed:#ff8c9f;--pre:#aab2c4;--token:#93b8f4;--people:#d7a0da;--company:#b6cb6d;--head:#edeef4'

const fonts = {
  ja: "'Hiragino Sans','Yu Gothic UI','Noto Sans JP','Noto Sans CJK JP'",
  en: "-apple-system,'Segoe UI',Roboto,'Noto Sans'",
  ko: "'Apple SD Gothic Neo','Malgun Gothic','Noto Sans KR','Noto Sans CJK KR'",
  'zh-Hans': "'PingFang SC','Microsoft YaHei','Noto Sans SC','Noto Sans CJK SC'",
} as const

const fontRules = Object.entries(fonts)
  .map(([lang, stack]) => `:lang(${lang}){font-family:${stack},Arial,'Noto Sans CJK JP',sans-serif}`)
  .join('')

/** Heights are fixed, so that the box a page leaves for it is the box it takes: see `widget-size.ts`. */
const rules = `
*{box-sizing:border-box;margin:0;padding:0}
html{height:100%;color-scheme:light;${light};--gain:var(--green);--loss:var(--red)}
html[data-theme=dark]{color-scheme:dark;${dark}}
@media(prefers-color-scheme:dark){html[data-theme=auto]{color-scheme:dark;${dark}}}
html[data-figures=red-up]{--gain:var(--red);--loss:var(--green)}
html[data-figures=red-up]:lang(ko){--loss:#1550a8}
html[data-figures=red-up][data-theme=dark]:lang(ko){--loss:#8ab4ff}
@media(prefers-color-scheme:dark){html[data-figures=red-up][data-theme=auto]:lang(ko){--loss:#8ab4ff}}
${fontRules}
body{height:100%;background:var(--paper);color:var(--ink-2);font-size:14px;line-height:1.5;font-variant-numeric:tabular-nums lining-nums;overflow:hidden auto;-webkit-text-size-adjust:100%}
article{position:relative;display:flex;flex-direction:column;min-height:100%;border:1px solid var(--edge);border-top:3px solid var(--head)}
article::before{content:'';position:absolute;inset:1px 0 auto;height:1px;background:var(--head)}
a{color:inherit;text-decoration:none}
a:hover{color:var(--accent)}
a:focus-visible,[tabindex]:focus-visible{outline:2px solid var(--accent);outline-offset:-2px}
b{font-weight:600;color:var(--ink)}
ul{list-style:none}
svg,img{display:block;flex:none}
h1{font-size:15px;line-height:1.35;font-weight:700;color:var(--ink)}
.cut{min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.hear{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.gain{color:var(--gain)}.loss{color:var(--loss)}.flat{color:var(--ink-3)}
.delta{font-size:13px;font-weight:600;white-space:nowrap}
.delta i{font-style:normal;font-size:10px;margin-inline-end:3px}
.logo{border-radius:50%}
.logo.square{border-radius:3px}
small{font-size:12px;color:var(--ink-3)}
.by{display:flex;align-items:center;gap:8px;height:36px;margin-top:auto;padding:0 14px;border-top:1px solid var(--rule);font-size:12px;line-height:1;color:var(--ink-3);white-space:nowrap}
.by a{display:inline-flex;align-items:center;gap:6px;height:36px;font-weight:600;color:var(--ink-2)}
.by time,.by .all{margin-inline-start:auto}
.by .all{font-weight:400}.by .all+time{margin-inline-start:0}
.demo{padding:3px 5px;border:1px dashed currentColor;border-radius:2px;color:var(--ongoing);font-size:12px;line-height:1}
.stale{color:var(--ongoing)}
.spark path{fill:none;stroke:currentColor;stroke-width:1.5;vector-effect:non-scaling-stroke;stroke-linejoin:round}
.spark path.area{fill:currentColor;stroke:none;opacity:.08}
@media(prefers-reduced-motion:no-preference){.moved-up{animation:up 1s}.moved-down{animation:down 1s}@keyframes up{0%,30%{color:var(--gain)}}@keyframes down{0%,30%{color:var(--loss)}}}

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
.mo .bar{width:100%;height:6px;margin:4px 0 5px}.bar .t{fill:var(--track)}.bar .v{fill:var(--head)}
@media(max-width:259px){.cd{margin:0 10px}.cd b{font-size:17px}}

.events li a{display:grid;grid-template-columns:50px minmax(0,1fr);gap:0 12px;align-items:center;height:58px;padding:0 14px;border-top:1px solid var(--rule)}
.events .dt{padding-inline-end:10px;border-inline-end:1px solid var(--rule);text-align:center;font-size:12px;line-height:1.3;color:var(--ink-3);white-space:nowrap}
.events .dt b{display:block;font-size:14px;line-height:1.3}
.events li p{font-size:13px;font-weight:600;line-height:1.5;color:var(--ink)}
.events li small{display:block;line-height:1.4;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}.events li small span+span{margin-inline-start:10px}
.events li a:hover p{color:var(--accent)}
.mark{display:inline-block;width:8px;height:8px;margin-inline-end:5px}.mark.token{background:var(--token)}.mark.people{border-radius:50%;background:var(--people)}.mark.company{transform:rotate(45deg);background:var(--company)}
@media(max-width:259px){.events li a{padding:0 10px;gap:0 8px}}
.say{display:grid;place-content:center;justify-items:center;gap:4px;flex:1;padding:0 12px;text-align:center;line-height:1.4;text-wrap:balance;overflow:hidden}
.nothing{border-color:var(--edge)}.nothing::before{background:var(--edge)}
.nothing b{color:var(--ink-2)}.nothing .say small{display:block}
.ticker .say{grid-auto-flow:column}.ticker .say small{display:none}
@media(max-width:259px){.by .name{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}.by,.cap,.card .hd,.offering .hd,.fig,.hl,.mo{padding-inline:10px}.by{gap:6px}.by .all{display:none}.by .demo{padding:3px 2px}.by .all+time{margin-inline-start:auto}}
`
  .trim()
  .replaceAll('\n', '')

/** The same for every widget, so that one hash of it goes into every policy. */
export const widgetStyle = rules

/** Rules and headings in a colour of their own, as each theme can show it. */
export function inkStyle(ink: string): string {
  if (ink === '') return ''
  const onDark = `--head:#${inkOn('dark', ink)}`
  return (
    `html{--head:#${inkOn('light', ink)}}html[data-theme=dark]{${onDark}}` +
    `@media(prefers-color-scheme:dark){html[data-theme=auto]{${onDark}}}`
  )
}
