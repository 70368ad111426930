import type jaAirdrop from './ja/airdrop/page.ts'
import type jaAirdropOwn from './ja/airdrop/own.ts'
import type jaBadges from './ja/badges.ts'
import type jaBlog from './ja/blog.ts'
import type jaBlogPage from './ja/blog/page.ts'
import type jaBuilder from './ja/embeds/builder.ts'
import type jaContact from './ja/contact.ts'
import type jaCoinview from './ja/coinview/page.ts'
import type jaCoinviewFolios from './ja/coinview/folios.ts'
import type jaCoin from './ja/coin.ts'
import type jaDappFaults from './ja/dapps/faults.ts'
import type jaDapps from './ja/dapps/page.ts'
import type jaErrors from './ja/errors.ts'
import type jaEvent from './ja/event.ts'
import type jaEventTypes from './ja/event-types.ts'
import type jaEvents from './ja/events.ts'
import type jaFieldErrors from './ja/field-errors.ts'
import type jaFilters from './ja/filters.ts'
import type jaFormErrors from './ja/form-errors.ts'
import type jaFormFields from './ja/form-fields.ts'
import type jaFollow from './ja/follow.ts'
import type jaHome from './ja/home.ts'
import type jaIndustries from './ja/industries.ts'
import type jaMarket from './ja/market.ts'
import type jaNoResults from './ja/no-results.ts'
import type jaOffering from './ja/offering.ts'
import type jaOfferings from './ja/offerings.ts'
import type jaOwner from './ja/owner.ts'
import type jaPages from './ja/pages.ts'
import type jaPeriods from './ja/periods.ts'
import type jaPreferences from './ja/preferences.ts'
import type jaPush from './ja/push/page.ts'
import type jaPurchase from './ja/purchase/page.ts'
import type jaSubscription from './ja/purchase/state.ts'
import type jaSdkGuide from './ja/sdk/guide.ts'
import type jaSdkRun from './ja/sdk/run.ts'
import type jaSdkLogin from './ja/sdk/login.ts'
import type jaSdkPay from './ja/sdk/pay.ts'
import type jaSessions from './ja/dapps/sessions.ts'
import type jaWidgets from './ja/widgets.ts'
import type jaFrame from './ja/frame.ts'
import type jaBadgesDrawn from './ja/server/badges-drawn.ts'
import type jaCards from './ja/server/cards.ts'
import type jaContactMails from './ja/server/contact-mails.ts'
import type jaDemo from './ja/server/demo.ts'
import type jaEventFeeds from './ja/server/event-feeds.ts'
import type jaEventFields from './ja/server/event-fields.ts'
import type jaEventMails from './ja/server/event-mails.ts'
import type jaMails from './ja/server/mails.ts'
import type jaNews from './ja/server/news.ts'
import type jaOfferingChanges from './ja/server/offering-changes.ts'
import type jaOwnerForm from './ja/server/owner-form.ts'
import type jaOwnerMails from './ja/server/owner-mails.ts'
import type jaPushNotes from './ja/server/push-notes.ts'
import type jaProblems from './ja/server/problems.ts'
import type jaPurchaseFields from './ja/server/purchase-fields.ts'
import type jaPurchaseMails from './ja/server/purchase-mails.ts'
import type jaSandboxCheckout from './ja/server/sandbox-checkout.ts'
import type jaSdkFields from './ja/server/sdk-fields.ts'
import type jaWebManifest from './ja/server/web-manifest.ts'
import type jaWidgetsDrawn from './ja/server/widgets-drawn.ts'

/** What pages say; a browser gets the areas its page uses. */
interface PageDictionaries {
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
  errors: typeof jaErrors
  event: typeof jaEvent
  'event-types': typeof jaEventTypes
  events: typeof jaEvents
  'field-errors': typeof jaFieldErrors
  filters: typeof jaFilters
  follow: typeof jaFollow
  'form-errors': typeof jaFormErrors
  'form-fields': typeof jaFormFields
  home: typeof jaHome
  industries: typeof jaIndustries
  market: typeof jaMarket
  'no-results': typeof jaNoResults
  offering: typeof jaOffering
  offerings: typeof jaOfferings
  owner: typeof jaOwner
  pages: typeof jaPages
  periods: typeof jaPeriods
  preferences: typeof jaPreferences
  'push/page': typeof jaPush
  'purchase/page': typeof jaPurchase
  'purchase/state': typeof jaSubscription
  'sdk/guide': typeof jaSdkGuide
  'sdk/run': typeof jaSdkRun
  'sdk/login': typeof jaSdkLogin
  'sdk/pay': typeof jaSdkPay
  'dapps/sessions': typeof jaSessions
  widgets: typeof jaWidgets
  frame: typeof jaFrame
}

/** What the server alone writes, in `<language>/server/`; no browser gets these. */
interface ServerDictionaries {
  'badges-drawn': typeof jaBadgesDrawn
  cards: typeof jaCards
  contact: typeof jaContact
  'contact-mails': typeof jaContactMails
  'dapp-faults': typeof jaDappFaults
  demo: typeof jaDemo
  'event-feeds': typeof jaEventFeeds
  'event-fields': typeof jaEventFields
  'event-mails': typeof jaEventMails
  'event-types': typeof jaEventTypes
  'field-errors': typeof jaFieldErrors
  filters: typeof jaFilters
  'form-errors': typeof jaFormErrors
  industries: typeof jaIndustries
  mails: typeof jaMails
  news: typeof jaNews
  'offering-changes': typeof jaOfferingChanges
  'owner-form': typeof jaOwnerForm
  'owner-mails': typeof jaOwnerMails
  problems: typeof jaProblems
  'purchase-fields': typeof jaPurchaseFields
  'purchase-mails': typeof jaPurchaseMails
  'sandbox-checkout': typeof jaSandboxCheckout
  'push-notes': typeof jaPushNotes
  'sdk-fields': typeof jaSdkFields
  'web-manifest': typeof jaWebManifest
  'widgets-drawn': typeof jaWidgetsDrawn
}

/** The Japanese dictionaries say which messages there are and what each one takes. */
type Dictionaries = PageDictionaries & ServerDictionaries

export type Area = keyof PageDictionaries
export type ServerArea = keyof ServerDictionaries

/** The same keys in another language; a missing or an extra one does not compile. */
export type Translation<Name extends keyof Dictionaries> = Readonly<Record<keyof Dictionaries[Name], string>>

/** `{name}` in a Japanese text is an argument. Plural forms stand in the other languages only. */
type ArgumentNames<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ArgumentNames<Rest>
  : never

type Message<Text> = [ArgumentNames<Text>] extends [never]
  ? () => string
  : (values: Readonly<Record<ArgumentNames<Text>, string | number>>) => string

export type Messages<Name extends keyof Dictionaries> = {
  readonly [Key in keyof Dictionaries[Name]]: Message<Dictionaries[Name][Key]>
}
