import type { BadgeLook } from '../../domain/badges/badge-look.ts'
import { drawBadge } from '../../domain/badges/drawing/draw-badge.ts'
import { lightOf } from '../../domain/kernel/drawing/drawing-colours.ts'
import { minuteInSeconds } from '../../domain/kernel/time/durations.ts'
import type { PageParts } from '../page-cache/cached-page.ts'
import type { PresentedBadge } from './presented-badge.ts'

export const badgeExtensions = ['svg', 'json'] as const
export type BadgeExtension = (typeof badgeExtensions)[number]

const types: Readonly<Record<BadgeExtension, string>> = {
  svg: 'image/svg+xml; charset=utf-8',
  json: 'application/json; charset=utf-8',
}

/**
 * A badge is cached for a minute; a grey badge, which has no data to show, for 20 seconds, because its offering may be listed
 * soon.
 */
export const badgePolicies = {
  filled: `public, max-age=${minuteInSeconds}, s-maxage=${minuteInSeconds}, stale-while-revalidate=${10 * minuteInSeconds}`,
  nothing: 'public, max-age=20, s-maxage=20',
} as const

/** Lets any page embed a badge, and keeps the SVG from loading or running anything if it is opened in a tab of its own. */
const onPagesOfOthers = {
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
} as const

interface BadgeFile {
  readonly badge: PresentedBadge
  readonly look: BadgeLook
  readonly extension: BadgeExtension
  readonly always: Readonly<Record<string, string>>
}

export function writeBadgeFile({ badge, look, extension, always }: BadgeFile): PageParts {
  const { isOff } = badge.content
  const text = extension === 'svg' ? drawBadge(badge.content, look) : writeEndpoint(badge)
  return {
    status: 200,
    headers: {
      ...always,
      ...onPagesOfOthers,
      'cache-control': isOff ? badgePolicies.nothing : badgePolicies.filled,
      'content-type': types[extension],
    },
    body: Buffer.from(text),
  }
}

function writeEndpoint({ fact, content }: PresentedBadge): string {
  const { label, message, paint } = fact
  const color = content.isOff ? 'lightgrey' : lightOf(paint)
  return JSON.stringify({
    schemaVersion: 1,
    label,
    message,
    color,
    ...(content.isOff ? { isError: true } : {}),
  })
}
