/** Store pages of the companion app; null means not published yet, and the page says so. */
export interface AppStores {
  readonly appStore: string | null
  readonly googlePlay: string | null
}

/** Enter the URLs here once the app is published: `https://apps.apple.com/…`. */
export const appStores: AppStores = { appStore: null, googlePlay: null }
