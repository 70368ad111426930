import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sparkHeight, sparkWidth } from './spark-box.ts'
import { sparkPath, trendOf } from './spark-line.ts'

function pointsOf(path: string): { x: number; y: number }[] {
  const numbers = [...path.matchAll(/-?\d+/g)].map(Number)
  const points: { x: number; y: number }[] = []
  for (let at = 0; at < numbers.length; at += 2) {
    const before = points.at(-1) ?? { x: 0, y: 0 }
    points.push({ x: before.x + (numbers[at] ?? 0), y: before.y + (numbers[at + 1] ?? 0) })
  }
  return points
}

describe('the line of a week', () => {
  it('goes from edge to edge and stays inside', () => {
    const prices = fc.array(fc.double({ min: 1e-9, max: 1e9, noNaN: true }), { minLength: 2, maxLength: 29 })
    fc.assert(
      fc.property(prices, (series) => {
        const points = pointsOf(sparkPath(series))
        expect(points).toHaveLength(series.length)
        expect(points[0]?.x).toBe(0)
        expect(points.at(-1)?.x).toBe(sparkWidth)
        expect(points.every(({ y }) => y >= 0 && y <= sparkHeight)).toBe(true)
      }),
    )
  })

  it('is higher where the price is', () => {
    expect(pointsOf(sparkPath([1, 3, 2])).map(({ y }) => y)).toEqual([29, 3, 16])
  })

  it('needs two prices', () => {
    expect(sparkPath([])).toBe('')
    expect(sparkPath([1])).toBe('')
    expect(pointsOf(sparkPath([5, 5])).map(({ y }) => y)).toEqual([16, 16])
  })

  it('rises, falls or stays level as its ends say', () => {
    expect([trendOf([1, 9, 2]), trendOf([2, 9, 1]), trendOf([2, 9, 2]), trendOf([])]).toEqual([1, -1, 0, 0])
  })
})
