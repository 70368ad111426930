import { lightOf } from '../../domain/kernel/drawing/drawing-colours.ts'
import { drawBadge } from '../../domain/badges/drawing/draw-badge.ts'
import type { BadgeLook } from '../../domain/badges/badge-look.ts'
import type { PageParts } from '../page-cache/cached-page.ts'
import type { PresentedBadge } from './presented-badge.ts'
import { minuteInSeconds } from '../../domain/kernel/time/durations.ts'

export const badgeExtensions = ['svg', 'json'] as const
export type BadgeExtension = (typeof badgeExtensions)[number]

const types: Readonly<Record<BadgeExtension, string>> = {
  svg: 'image/svg+xml; charset=utf-8',
  json: 'application/json; charset=utf-8',
}

/** A badge is as it was for a minute. One that says nothing may soon have something to say. */
export const badgePolicies = {
  told: `public, max-age=${minuteInSeconds}, s-maxage=${minuteInSeconds}, stale-while-revalidate=${10 * minuteInSeconds}`,
  nothing: 'public, max-age=20, s-maxage=20',
} as const

/** It stands on pages of others, and whoever opens it alone gets a picture that can do nothing. */
const onPagesOfOthers = {
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
} as const

interface BadgeFile {
  readonly badge: PresentedBadge
  readonly look: BadgeLook
  readonly extension: BadgeExtension
  /** What every answer of the site carries. */
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
      'cache-control': isOff ? badgePolicies.nothing : badgePolicies.told,
      'content-type': types[extension],
    },
    body: Buffer.from(text),
  }
}

/** As shields.io reads a badge that it draws itself. */
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
