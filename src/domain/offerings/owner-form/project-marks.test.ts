import { expect, it } from 'vitest'
import { projectMarks } from './project-marks.ts'

it.each([
  [
    { name: 'Acme  Coin', symbol: 'ACM', url: 'https://www.acme.io/en' },
    { itemId: 'acme-coin', name: 'Acme Coin', symbol: 'ACM', host: 'acme.io' },
  ],
  [
    { name: '日の出', symbol: null, url: 'https://medium.com/@hinode' },
    { itemId: null, name: '日の出', symbol: null, host: null },
  ],
  [
    { name: 'A', symbol: null, url: null },
    { itemId: 'a', name: 'A', symbol: null, host: null },
  ],
  [
    { name: 'A', symbol: null, url: 'https://日本.jp:8080/x' },
    { itemId: 'a', name: 'A', symbol: null, host: 'xn--wgv71a.jp' },
  ],
])('%j is known by %j', (project, marks) => {
  expect(projectMarks(project)).toEqual(marks)
})
