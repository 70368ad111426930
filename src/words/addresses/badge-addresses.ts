import { writeBadgeLook, type BadgeLook } from '../../domain/badges/badge-look.ts'

/** Everything that other sites embed is below this path. */
export const embedPrefix = '/embed/'
export const badgeFilesPath = `${embedPrefix}badge/`
export const unreadableBadgePath = `${badgeFilesPath}-.svg`

/**
 * The address of a badge: `/embed/badge/hinode-grid.svg?kind=raised&lang=ja`. With `json` instead of `svg` it is the data of the
 * badge in the format of shields.io.
 */
export function badgeFilePath(itemId: string, look: BadgeLook, extension: 'svg' | 'json' = 'svg'): string {
  const query = new URLSearchParams(writeBadgeLook(look))
  return `${badgeFilesPath}${encodeURIComponent(itemId)}.${extension}?${query}`
}
