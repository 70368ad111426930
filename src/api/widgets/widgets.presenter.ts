import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import { languageOrigin } from '../../domain/kernel/site/site-host.ts'
import { formatTimeOfDay, zoneOfLanguage } from '../../domain/kernel/time/date-format.ts'
import { formatQuoteTime } from '../../domain/market/quotes/quote-time.ts'
import { showsCoins, type Widget } from '../../domain/widgets/widget.ts'
import { homePath } from '../../words/addresses/addresses.ts'
import { wordsFor } from '../words/words-for.ts'
import type { PresentedWidget, WidgetContent } from './presented.ts'
import { tellCoins } from './tell-coins.ts'
import { tellEvents } from './tell-events.ts'
import { tellOffering } from './tell-offering.ts'
import type { WidgetSources, Told, Telling } from './widget-telling.ts'

export async function presentWidget(widget: Widget, sources: WidgetSources): Promise<PresentedWidget> {
  const now = sources.now().getTime()
  const origin = languageOrigin({ siteOrigin: sources.siteOrigin, language: widget.lang })
  const told = await report(widget, { ...sources, origin, at: now })
  return finish(widget, { at: now, ...told })
}

/** In place of one that cannot be made. */
export function presentAway(widget: Widget, { siteOrigin, now }: Pick<WidgetSources, 'siteOrigin' | 'now'>) {
  const t = wordsFor(widget.lang, 'widgets-drawn')
  const page = languageOrigin({ siteOrigin, language: widget.lang }) + homePath
  const content: WidgetContent = { shows: 'nothing', message: t.away(), text: t.awayText() }
  return finish(widget, { heading: siteConfig.name, page, content, at: now().getTime() })
}

function report(widget: Widget, telling: Telling): Told | Promise<Told> {
  if (showsCoins(widget.kind)) return tellCoins(widget, telling)
  return widget.kind === 'offering' ? tellOffering(widget, telling) : tellEvents(widget, telling)
}

function finish(widget: Widget, { tags = [], ...told }: Told & { at: number }): PresentedWidget {
  const { lang } = widget
  const { heading, at, isStale: isOld = false } = told
  const t = wordsFor(lang, 'widgets-drawn')
  const timeZone = zoneOfLanguage[lang]
  const time = formatTimeOfDay({ at, timeZone })
  return {
    widget,
    isDemo: false,
    source: null,
    ...told,
    isStale: isOld,
    title: heading === siteConfig.name ? heading : t.named({ title: heading, site: siteConfig.name }),
    when: {
      clock: time,
      text: isOld ? t.stale({ time }) : t.updated({ time }),
      whole: formatQuoteTime({ at, timeZone, language: lang }),
    },
    tags: new Set(tags),
  }
}
