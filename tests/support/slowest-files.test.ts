import { expect, test } from 'vitest'
import { slowestFiles } from './slowest-files.ts'

test('the report lists the ten slowest files first, each with the sum of its parts', () => {
  const files = Array.from({ length: 12 }, (_, index) => ({ file: `f${index}`, milliseconds: index * 100 }))
  const report = slowestFiles([...files, { file: 'f1', milliseconds: 12_000 }])
  const lines = report.split('\n').filter((line) => line.includes(' s  '))
  expect(lines.map((line) => line.trim())).toEqual([
    '12.1 s  f1',
    '1.1 s  f11',
    '1.0 s  f10',
    ...[9, 8, 7, 6, 5, 4, 3].map((index) => `0.${index} s  f${index}`),
  ])
})
