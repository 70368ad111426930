import { wordsFor } from '../../words/words-for.ts'
import type { PresentedWidget, ShownEvent } from '../presented.ts'
import { foot, link, text } from './html-parts.ts'

export function writeEvents(shown: PresentedWidget, events: readonly ShownEvent[]): string {
  const t = wordsFor(shown.widget.lang, 'widgets-drawn')
  const all = link(shown.page, text(t.allEvents()), ' class="all"')
  const list =
    events.length === 0
      ? `<p class="say">${text(t.noEvents())}</p>`
      : `<ul>${events.map((event) => `<li>${link(event.page, writeEvent(event))}</li>`).join('')}</ul>`
  return `<div class="cap"><h1 class="cut">${link(shown.page, text(shown.heading))}</h1></div>${list}${foot(shown, all)}`
}

function writeEvent({
  day,
  weekday,
  dateTime,
  title,
  lang,
  group,
  typeText,
  token,
  clock,
}: ShownEvent): string {
  const written = lang === undefined ? '' : ` lang="${lang}"`
  return (
    `<time class="dt" datetime="${text(dateTime)}"><b>${text(day)}</b>${text(weekday)}</time>` +
    `<div class="cut"><p class="cut"${written}>${text(title)}</p>` +
    `<small><span><i class="mark ${group}"></i>${text(typeText)}</span><span>${text(token)}</span><span>${text(clock)}</span></small></div>`
  )
}
