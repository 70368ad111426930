import { createContext } from 'react-router'
import type { Client } from '../../contract/calls/client.ts'
import type { AppStores } from '../../domain/kernel/site/app-stores.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import type { Sellers } from '../../domain/kernel/site/seller.ts'
import type { PageAddress } from '../addresses/page-address.ts'
import type { FramedPage } from './cached-parts.ts'
import type { PostedForm } from './posted-form.ts'

export interface LoadedData {
  readonly input: unknown
  readonly text: string
}

export interface PageContext {
  readonly client: Client
  readonly address: PageAddress
  readonly language: Language
  /** Whether any version of the companion app requested the page. */
  readonly inApp: boolean
  readonly now: Date
  readonly siteOrigin: string
  readonly signatureKey: string
  readonly appStores: AppStores
  readonly sellers: Sellers
  /** The nonce of the inline scripts in this rendering. The server replaces it by hashes of the scripts. */
  readonly scriptNonce: string | undefined
  /** The built files of a module and of what it imports; undefined for a module without a file of its own. */
  readonly assetsOf: (module: string) => readonly string[] | undefined
  /** Receives the page as bytes, which avoids copying it through the body of a `Response`. */
  readonly deliver: (page: FramedPage) => void
  readonly loaded: Map<string, LoadedData>
  /** The submitted form, if the page was requested by POST. */
  readonly posted: PostedForm | undefined
  /** Marks the page as personal: it is not cached, and its links send no referrer. */
  readonly isPrivate: () => void
  readonly onError: (error: unknown) => void
}

export const pageContext = createContext<PageContext>()
