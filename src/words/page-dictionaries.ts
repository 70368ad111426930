import type jaAirdropOwn from './ja/airdrop/own.ts'
import type jaAirdrop from './ja/airdrop/page.ts'
import type jaBadges from './ja/badges.ts'
import type jaBlog from './ja/blog.ts'
import type jaBlogPage from './ja/blog/page.ts'
import type jaCoin from './ja/coin.ts'
import type jaCoinviewFolios from './ja/coinview/folios.ts'
import type jaCoinview from './ja/coinview/page.ts'
import type jaContact from './ja/contact.ts'
import type jaDappFaults from './ja/dapps/faults.ts'
import type jaDapps from './ja/dapps/page.ts'
import type jaSessions from './ja/dapps/sessions.ts'
import type jaDemoNotes from './ja/demo-notes.ts'
import type jaBuilder from './ja/embeds/builder.ts'
import type jaErrors from './ja/errors.ts'
import type jaEventTypes from './ja/event-types.ts'
import type jaEvent from './ja/event.ts'
import type jaEvents from './ja/events.ts'
import type jaEmptyEvents from './ja/events/empty.ts'
import type jaEventSubscription from './ja/events/subscription.ts'
import type jaFieldErrors from './ja/field-errors.ts'
import type jaFilters from './ja/filters.ts'
import type jaFollow from './ja/follow.ts'
import type jaFormErrors from './ja/form-errors.ts'
import type jaFormFields from './ja/form-fields.ts'
import type jaFrame from './ja/frame.ts'
import type jaFooter from './ja/frame/footer.ts'
import type jaHome from './ja/home.ts'
import type jaIndustries from './ja/industries.ts'
import type jaListsCells from './ja/lists/cells.ts'
import type jaListsFilters from './ja/lists/filters.ts'
import type jaListsHead from './ja/lists/head.ts'
import type jaListsNoResults from './ja/lists/no-results.ts'
import type jaMarket from './ja/market.ts'
import type jaOffering from './ja/offering.ts'
import type jaOfferingHead from './ja/offering/head.ts'
import type jaParticipation from './ja/offering/participation.ts'
import type jaOfferings from './ja/offerings.ts'
import type jaOwner from './ja/owner.ts'
import type jaPages from './ja/pages.ts'
import type jaPeriods from './ja/periods.ts'
import type jaPreferences from './ja/preferences.ts'
import type jaPurchase from './ja/purchase/page.ts'
import type jaSubscription from './ja/purchase/state.ts'
import type jaPush from './ja/push/page.ts'
import type jaQuoteSource from './ja/quotes/source.ts'
import type jaSdkGuide from './ja/sdk/guide.ts'
import type jaSdkKeyLogin from './ja/sdk/key-login.ts'
import type jaSdkLogin from './ja/sdk/login.ts'
import type jaSdkPay from './ja/sdk/pay.ts'
import type jaSdkRun from './ja/sdk/run.ts'
import type jaSubmission from './ja/submission/page.ts'
import type jaWidgets from './ja/widgets.ts'

/** The dictionaries of pages; a browser loads only those that its page uses. */
export interface PageDictionaries {
  badges: typeof jaBadges
  blog: typeof jaBlog
  'blog/page': typeof jaBlogPage
  'embeds/builder': typeof jaBuilder
  coin: typeof jaCoin
  'airdrop/page': typeof jaAirdrop
  'airdrop/own': typeof jaAirdropOwn
  'coinview/page': typeof jaCoinview
  'coinview/folios': typeof jaCoinviewFolios
  contact: typeof jaContact
  'dapps/faults': typeof jaDappFaults
  'dapps/page': typeof jaDapps
  'demo-notes': typeof jaDemoNotes
  errors: typeof jaErrors
  event: typeof jaEvent
  'event-types': typeof jaEventTypes
  events: typeof jaEvents
  'events/empty': typeof jaEmptyEvents
  'events/subscription': typeof jaEventSubscription
  'field-errors': typeof jaFieldErrors
  filters: typeof jaFilters
  follow: typeof jaFollow
  'form-errors': typeof jaFormErrors
  'form-fields': typeof jaFormFields
  home: typeof jaHome
  industries: typeof jaIndustries
  'lists/cells': typeof jaListsCells
  'lists/filters': typeof jaListsFilters
  'lists/head': typeof jaListsHead
  market: typeof jaMarket
  'lists/no-results': typeof jaListsNoResults
  offering: typeof jaOffering
  'offering/head': typeof jaOfferingHead
  'offering/participation': typeof jaParticipation
  offerings: typeof jaOfferings
  owner: typeof jaOwner
  pages: typeof jaPages
  periods: typeof jaPeriods
  preferences: typeof jaPreferences
  'push/page': typeof jaPush
  'purchase/page': typeof jaPurchase
  'purchase/state': typeof jaSubscription
  'quotes/source': typeof jaQuoteSource
  'sdk/guide': typeof jaSdkGuide
  'sdk/run': typeof jaSdkRun
  'sdk/login': typeof jaSdkLogin
  'sdk/key-login': typeof jaSdkKeyLogin
  'sdk/pay': typeof jaSdkPay
  'dapps/sessions': typeof jaSessions
  'submission/page': typeof jaSubmission
  widgets: typeof jaWidgets
  frame: typeof jaFrame
  'frame/footer': typeof jaFooter
}
