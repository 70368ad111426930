import { inkOn } from '../../../domain/widgets/widget-ink.ts'
import { cardRules, tickerRules, watchlistRules } from './style/coin-rules.ts'
import { eventsRules } from './style/events-rules.ts'
import { frameRules } from './style/frame-rules.ts'
import { offeringRules } from './style/offering-rules.ts'

/** In place of a widget that has nothing to show; and what is left out where there is little room. */
const emptyRules = `
.say{display:grid;place-content:center;justify-items:center;gap:4px;flex:1;padding:0 12px;text-align:center;line-height:1.4;text-wrap:balance;overflow:hidden}
.nothing{border-color:var(--edge)}.nothing::before{background:var(--edge)}
.nothing b{color:var(--ink-2)}.nothing .say small{display:block}
.ticker .say{grid-auto-flow:column}.ticker .say small{display:none}
@media(max-width:259px){.by .name{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}.by,.cap,.card .hd,.offering .hd,.fig,.hl,.mo{padding-inline:10px}.by{gap:6px}.by .all{display:none}.by .demo{padding:3px 2px}.by .all+time{margin-inline-start:auto}}
`

/**
 * The same for every widget, so that one hash of it goes into every policy. Heights are fixed, so that the box a page leaves for it is
 * the box it takes: see `widget-size.ts`.
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

/** Rules and headings in a colour of their own, as each theme can show it. */
export function inkStyle(ink: string): string {
  if (ink === '') return ''
  const onDark = `--head:#${inkOn('dark', ink)}`
  return (
    `html{--head:#${inkOn('light', ink)}}html[data-theme=dark]{${onDark}}` +
    `@media(prefers-color-scheme:dark){html[data-theme=auto]{${onDark}}}`
  )
}
