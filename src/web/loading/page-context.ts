import { createContext } from 'react-router'
import type { Client } from '../../contract/calls/client.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import type { PageAddress } from '../addresses/page-address.ts'
import type { Posted } from './posted.ts'
import type { FramedPage } from './written-parts.ts'

/** What a load gave, and as JSON. */
export interface LoadedData {
  readonly input: unknown
  readonly text: string
}

/** What the server hands to the rendering of one page. */
export interface PageContext {
  readonly client: Client
  /** With what the page reads of the query. */
  readonly address: PageAddress
  readonly language: Language
  /** Asked for by the companion app, of whichever version. */
  readonly inApp: boolean
  /** When the page was asked for. */
  readonly now: Date
  readonly siteOrigin: string
  readonly signatureKey: string
  /** On the inline scripts of this rendering; the server turns them into hashes and takes the nonce away. */
  readonly scriptNonce: string | undefined
  /** The built file of a module, so that the browser can be told to fetch it early. */
  readonly assetOf: (module: string) => string | undefined
  /** Takes the page as bytes: a body of a response would be copied on its way. */
  readonly deliver: (page: FramedPage) => void
  /** What was loaded, by the id of the script in which it goes into the page. */
  readonly loaded: Map<string, LoadedData>
  /** Of a page that a form was sent to. */
  readonly posted: Posted | undefined
  /** Neither cached nor named to whom its links lead. */
  readonly isPrivate: () => void
  readonly onError: (error: unknown) => void
}

export const pageContext = createContext<PageContext>()
