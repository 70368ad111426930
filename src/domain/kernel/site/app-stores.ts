/** Where the companion app can be had; null as long as a store does not have it, and the page says so. */
export interface AppStores {
  readonly appStore: string | null
  readonly googlePlay: string | null
}

/** An operator puts the addresses here once the stores have the app: `https://apps.apple.com/…`. */
export const appStores: AppStores = { appStore: null, googlePlay: null }
