import { writeBadgeLook, type BadgeLook } from '../../domain/badges/badge-look.ts'

/** What stands on pages of others. */
export const embedPrefix = '/embed/'
export const badgeFilesPath = `${embedPrefix}badge/`
/** Of no entry: what is sent for an address that is no text. */
export const unreadableBadgePath = `${badgeFilesPath}-.svg`

/** `/embed/badge/hinode-grid.svg?kind=raised&lang=ja`; as `json` the same for shields.io. */
export function badgeFilePath(itemId: string, look: BadgeLook, extension: 'svg' | 'json' = 'svg'): string {
  const query = new URLSearchParams(writeBadgeLook(look))
  return `${badgeFilesPath}${encodeURIComponent(itemId)}.${extension}?${query}`
}
