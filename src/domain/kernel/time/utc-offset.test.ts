import { expect, it } from 'vitest'
import { utcOffsetText } from './utc-offset.ts'

it.each([
  [540, 'UTC+9'],
  [-210, 'UTC−3:30'],
  [345, 'UTC+5:45'],
  [0, 'UTC'],
])('%i minutes from UTC are %s', (minutes, text) => {
  expect(utcOffsetText(minutes)).toBe(text)
})
