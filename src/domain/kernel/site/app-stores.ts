/** Store pages of the companion app; null means not published yet, and the site says so wherever it presents the app. */
export interface AppStores {
  readonly appStore: string | null
  readonly googlePlay: string | null
}

export function isInStores({ appStore, googlePlay }: AppStores): boolean {
  return appStore !== null || googlePlay !== null
}
