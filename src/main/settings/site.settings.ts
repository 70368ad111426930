import type { AppStores } from '../../domain/kernel/site/app-stores.ts'
import { demoSellers, readSellers, type Sellers } from '../../domain/kernel/site/seller.ts'
import { optionalUrl, readSettings, setting, type Environment } from './setting.ts'

const storeSetting = (store: string) =>
  setting({
    takes: 'an https:// URL',
    otherwise: '–',
    about: `The page of the companion app in ${store}. As long as it is not set, the site says that the app is not there yet.`,
    read: optionalUrl(['https:']),
  })

export const siteSettings = {
  SELLER: setting({
    takes:
      'a JSON object with ja, en, ko and zh, each of which has name, person, address and phone, texts of one line',
    otherwise: 'an invented company',
    about:
      'Who runs the site and sells CoinView Premium, in each language, as JSON: `{"ja":{"name":…,"person":…,"address":…,"phone":…},"en":…}`. Shown on legal pages, before a purchase and in mails.',
    read: (text) => (text === '' ? demoSellers : readSellers(jsonOf(text))),
  }),
  APP_STORE_URL: storeSetting('the App Store'),
  GOOGLE_PLAY_URL: storeSetting('Google Play'),
}

export interface SiteConfig {
  readonly appStores: AppStores
  readonly sellers: Sellers
}

export function siteConfigOf(environment: Environment): SiteConfig {
  const { SELLER, APP_STORE_URL, GOOGLE_PLAY_URL } = readSettings(siteSettings, environment)
  return { appStores: { appStore: APP_STORE_URL, googlePlay: GOOGLE_PLAY_URL }, sellers: SELLER }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
