import { urlKeys } from '../../../domain/offerings/fields/url-keys.ts'
import { videoEmbed } from '../../../domain/offerings/fields/video-embed.ts'
import type { WireDetail } from '../sale/wire.ts'

export function presentUrls({ urls, url }: WireDetail) {
  const known = urlKeys.flatMap((key) => {
    const href = urls[key]
    return href !== undefined && isWebAddress(href) ? [{ key, href }] : []
  })
  const isListed = known.some(({ key }) => key === 'Website')
  return isListed || url === null || !isWebAddress(url)
    ? known
    : [{ key: 'Website' as const, href: url }, ...known]
}

export function presentVideo(url: string | null) {
  const embed = url === null ? undefined : videoEmbed(url)
  return url === null || embed === undefined ? null : { url, ...embed }
}

export function isWebAddress(href: string): boolean {
  return /^https?:\/\//.test(href)
}
