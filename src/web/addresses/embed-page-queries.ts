import { readBadgeView, writeBadgeView } from '../../domain/badges/badge-view.ts'
import { defaultLanguage, isLanguage } from '../../domain/kernel/site/language.ts'
import { isOfferingId } from '../../domain/offerings/fields/offering-id.ts'
import { settledWidgetQuery, widgetViewNames } from '../../domain/widgets/widget-view.ts'
import type { PageQuery } from './page-query.ts'

/** The language of the page is not known here: that of the badge is written as it was asked for. */
export const badgeBuilder: PageQuery = {
  names: ['item', 'q', 'kind', 'size', 'scheme', 'lang', 'code', 'missing'],
  write(query) {
    const requested = readBadgeView(query, defaultLanguage)
    const view = { ...requested, item: isOfferingId(requested.item) ? requested.item : '' }
    const { lang: _asWritten, ...written } = writeBadgeView(view, defaultLanguage)
    const lang = query.get('lang')
    return Object.entries({ ...written, ...(isLanguage(lang) ? { lang } : {}) })
  },
}

export const widgetBuilder: PageQuery = {
  names: widgetViewNames,
  write: (query) => Object.entries(settledWidgetQuery(query)),
}
