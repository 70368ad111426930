import { customProperties } from '../../../../domain/kernel/site/custom-properties.ts'
import { box, boxBlueFig, boxRule } from '../../../../domain/kernel/site/embed-palette.ts'
import { deviceFonts, htmlLang, languages } from '../../../../domain/kernel/site/language.ts'
import * as palette from '../../../../domain/kernel/site/palette.ts'

/**
 * A widget is a separate document in an iframe and does not load the site's style sheets, so it carries a copy of the colours.
 */
const colours = {
  paper: box,
  ink: palette.ink,
  'ink-2': palette.ink2,
  'ink-3': palette.ink3,
  rule: boxRule,
  edge: palette.rule2,
  track: palette.track,
  accent: palette.accent,
  green: palette.greenFig,
  red: palette.redFig,
  ongoing: palette.ongoingText,
  done: palette.succeededText,
  failed: palette.failedText,
  pre: palette.preText,
  token: palette.eventToken,
  people: palette.eventPeople,
  company: palette.eventCompany,
  head: palette.ink,
}
const light = customProperties(colours, 'light')
const dark = customProperties(colours, 'dark')

const fontRules = languages
  .map((language) => `:lang(${htmlLang[language]}){font-family:${deviceFonts[language]}}`)
  .join('')

export const frameRules = `
*{box-sizing:border-box;margin:0;padding:0}
html{height:100%;color-scheme:light;${light};--gain:var(--green);--loss:var(--red)}
html[data-theme=dark]{color-scheme:dark;${dark}}
@media(prefers-color-scheme:dark){html[data-theme=auto]{color-scheme:dark;${dark}}}
html[data-figures=red-up]{--gain:var(--red);--loss:var(--green)}
html[data-figures=red-up]:lang(ko){--loss:${boxBlueFig.light}}
html[data-figures=red-up][data-theme=dark]:lang(ko){--loss:${boxBlueFig.dark}}
@media(prefers-color-scheme:dark){html[data-figures=red-up][data-theme=auto]:lang(ko){--loss:${boxBlueFig.dark}}}
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
.by time,.by .all{margin-inline-start:auto}.by time{min-width:0;padding-block:4px;overflow:hidden;text-overflow:ellipsis}
.by .all{font-weight:400}.by .all+time{margin-inline-start:0}
.demo{padding:3px 5px;border:1px dashed currentColor;border-radius:2px;color:var(--ongoing);font-size:12px;line-height:1}
.stale{color:var(--ongoing)}
.spark path{fill:none;stroke:currentColor;stroke-width:1.5;vector-effect:non-scaling-stroke;stroke-linejoin:round}
.spark path.area{fill:currentColor;stroke:none;opacity:.08}
@media(prefers-reduced-motion:no-preference){.moved-up{animation:up 1s}.moved-down{animation:down 1s}@keyframes up{0%,30%{color:var(--gain)}}@keyframes down{0%,30%{color:var(--loss)}}}
`
