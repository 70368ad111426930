import type jaContact from './ja/contact.ts'
import type jaDappFaults from './ja/dapps/faults.ts'
import type jaDemoNotes from './ja/demo-notes.ts'
import type jaEventTypes from './ja/event-types.ts'
import type jaFieldErrors from './ja/field-errors.ts'
import type jaFilters from './ja/filters.ts'
import type jaFormErrors from './ja/form-errors.ts'
import type jaIndustries from './ja/industries.ts'
import type jaQuoteSource from './ja/quotes/source.ts'
import type jaBadgesDrawn from './ja/server/badges-drawn.ts'
import type jaCards from './ja/server/cards.ts'
import type jaContactMails from './ja/server/contact-mails.ts'
import type jaDemo from './ja/server/demo.ts'
import type jaEventFeeds from './ja/server/event-feeds.ts'
import type jaEventFields from './ja/server/event-fields.ts'
import type jaEventMails from './ja/server/event-mails.ts'
import type jaMails from './ja/server/mails.ts'
import type jaNews from './ja/server/news.ts'
import type jaOfferingFields from './ja/server/of-pages/offering-fields.ts'
import type jaOfferingChanges from './ja/server/offering-changes.ts'
import type jaOwnerForm from './ja/server/owner-form.ts'
import type jaOwnerMails from './ja/server/owner-mails.ts'
import type jaPageFacts from './ja/server/page-facts.ts'
import type jaProblems from './ja/server/problems.ts'
import type jaPurchaseFields from './ja/server/purchase-fields.ts'
import type jaPurchaseMails from './ja/server/purchase-mails.ts'
import type jaPushNotes from './ja/server/push-notes.ts'
import type jaSaleTerms from './ja/server/sale-terms.ts'
import type jaSandboxCheckout from './ja/server/sandbox-checkout.ts'
import type jaSdkFields from './ja/server/sdk-fields.ts'
import type jaSubmissionMails from './ja/server/submission-mails.ts'
import type jaWebManifest from './ja/server/web-manifest.ts'
import type jaWidgetsDrawn from './ja/server/widgets-drawn.ts'

/** The dictionaries in `<language>/server/` for texts that only the server writes; browsers do not load them. */
export interface ServerDictionaries {
  'badges-drawn': typeof jaBadgesDrawn
  cards: typeof jaCards
  contact: typeof jaContact
  'contact-mails': typeof jaContactMails
  'dapp-faults': typeof jaDappFaults
  demo: typeof jaDemo
  'demo-notes': typeof jaDemoNotes
  'quote-source': typeof jaQuoteSource
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
  'offering-fields': typeof jaOfferingFields
  'owner-form': typeof jaOwnerForm
  'owner-mails': typeof jaOwnerMails
  'page-facts': typeof jaPageFacts
  problems: typeof jaProblems
  'purchase-fields': typeof jaPurchaseFields
  'purchase-mails': typeof jaPurchaseMails
  'sale-terms': typeof jaSaleTerms
  'sandbox-checkout': typeof jaSandboxCheckout
  'push-notes': typeof jaPushNotes
  'sdk-fields': typeof jaSdkFields
  'submission-mails': typeof jaSubmissionMails
  'web-manifest': typeof jaWebManifest
  'widgets-drawn': typeof jaWidgetsDrawn
}
