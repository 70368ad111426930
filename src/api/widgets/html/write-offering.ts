import type { StatusBox } from '../../../domain/offerings/sale/status.ts'
import { wordsFor } from '../../words/words-for.ts'
import type { PresentedWidget, ShownOffering } from '../presented.ts'
import { foot, link, offeringLogo, text } from './html-parts.ts'

/** A shape beside the word, so that colour alone says nothing. */
const shapes: Readonly<Record<StatusBox, string>> = {
  incoming: '<circle cx="6" cy="6" r="4.5" fill="none" stroke="currentColor" stroke-width="1.5"/>',
  ongoing:
    '<circle cx="6" cy="6" r="5.25" fill="none" stroke="currentColor" stroke-width="1.5" stroke-opacity=".45"/><circle cx="6" cy="6" r="3" fill="currentColor"/>',
  succeeded: '<path d="M1.5 6.5 4.5 9.5 10.5 3" fill="none" stroke="currentColor" stroke-width="1.75"/>',
  failed:
    '<path d="M2.5 2.5 9.5 9.5M9.5 2.5 2.5 9.5" fill="none" stroke="currentColor" stroke-width="1.75"/>',
  outcomeUnknown: '<circle cx="6" cy="6" r="4.5" fill="none" stroke="currentColor" stroke-width="1.5"/>',
}

const shapeOf = (box: StatusBox) =>
  `<svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">${shapes[box]}</svg>`

export function writeOffering(shown: PresentedWidget, offering: ShownOffering): string {
  const { name, symbol, slogan, status, raised, target, progress, reached, when } = offering
  const token = symbol === null ? '' : `<small>${text(symbol)}</small>`
  const bar = progress === null ? '' : `<rect class="v" width="${progress}" height="6"/>`
  return (
    `<div class="hd">${offeringLogo(offering, 44)}<div class="cut"><h1 class="cut">${link(shown.page, text(name) + token)}</h1>` +
    `<span class="status ${status.box}">${shapeOf(status.box)}${text(status.text)}</span></div><p class="cut">${text(slogan)}</p></div>` +
    clockOf(shown, offering) +
    `<div class="mo"><p class="r"><span class="cut"><b>${text(raised)}</b></span><span>${text(target ?? '')}</span></p>` +
    `<svg class="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><rect class="t" width="100" height="6"/>${bar}</svg>` +
    `<p><span class="cut">${text(reached)}</span><span>${text(when)}</span></p></div>` +
    foot(shown)
  )
}

function clockOf({ widget }: PresentedWidget, { clock, when }: ShownOffering): string {
  const t = wordsFor(widget.lang, 'widgets-drawn')
  if (clock === null) return `<p class="cd word">${text(when)}</p>`
  const units = [t.days(), t.hours(), t.minutes(), t.seconds()]
  const cells = units.map(
    (unit, place) =>
      `<div><b>${String(clock.left[place] ?? 0).padStart(2, '0')}</b><span>${text(unit)}</span></div>`,
  )
  return (
    `<div class="cd" role="timer" aria-label="${text(clock.label)}" data-until="${clock.until}" data-over="${text(t.over())}">` +
    `${cells.join('')}</div>`
  )
}
