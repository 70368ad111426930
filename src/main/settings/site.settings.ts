import type { AppStores } from '../../domain/kernel/site/app-stores.ts'
import { optionalUrl, readSettings, setting, type Environment } from './setting.ts'

const storeSetting = (store: string) =>
  setting({
    takes: 'an https:// URL',
    otherwise: '–',
    about: `The page of the companion app in ${store}. As long as it is not set, the site says that the app is not there yet.`,
    read: optionalUrl(['https:']),
  })

export const siteSettings = {
  APP_STORE_URL: storeSetting('the App Store'),
  GOOGLE_PLAY_URL: storeSetting('Google Play'),
}

export interface SiteConfig {
  readonly appStores: AppStores
}

export function siteConfigOf(environment: Environment): SiteConfig {
  const { APP_STORE_URL, GOOGLE_PLAY_URL } = readSettings(siteSettings, environment)
  return { appStores: { appStore: APP_STORE_URL, googlePlay: GOOGLE_PLAY_URL } }
}
