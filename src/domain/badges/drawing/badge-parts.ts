import type { Brush, Paint } from '../../kernel/drawing/drawing-colours.ts'
import type { BadgeContent } from './badge-content.ts'

export const gap = 6
export const sizes = { soft: 12, strong: 13 } as const

export function drawBar(
  { progress }: BadgeContent,
  { x, y, width }: { x: number; y: number; width: number },
  { fill }: Brush,
): string {
  if (progress === null) return ''
  const done = Math.round(width * Math.min(100, progress)) / 100
  const bar = (length: number, paint: Paint) =>
    `<rect x="${x}" y="${y}" width="${length}" height="3" ${fill(paint)}/>`
  return bar(width, 'track') + bar(done, 'ink')
}

export function markOf({ isOff }: BadgeContent): Paint {
  return isOff ? 'off' : 'brand'
}
