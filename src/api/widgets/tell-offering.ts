import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import { isOfferingId } from '../../domain/offerings/fields/offering-id.ts'
import type { Widget } from '../../domain/widgets/widget.ts'
import { homePath, offeringPath } from '../../words/addresses/addresses.ts'
import { wordsFor } from '../words/words-for.ts'
import { presentOffering } from './present-offering.ts'
import type { WidgetContent } from './presented.ts'
import type { Told, Telling } from './widget-telling.ts'

export async function tellOffering(widget: Widget, { entryOf, origin, at }: Telling): Promise<Told> {
  const { item, lang } = widget
  const t = wordsFor(lang, 'widgets-drawn')
  const entry = isOfferingId(item) ? await entryOf(item) : undefined
  if (entry === undefined) {
    const content: WidgetContent = { shows: 'nothing', message: t.offeringMissing(), text: t.missingText() }
    return { heading: siteConfig.name, page: origin + homePath, content }
  }
  return {
    heading: t.offeringTitle({ name: entry.name }),
    page: origin + offeringPath(item),
    content: { shows: 'offering', offering: presentOffering({ entry, lang, now: at }) },
    tags: ['offering', `offering:${item}`],
  }
}
