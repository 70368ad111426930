import { expect, test } from 'vitest'
import { isPreloadRemark } from './preload-remarks.ts'

const script = 'http://www.localhost:4000/assets/root-1a2b.js'
const unused =
  `The resource ${script} was preloaded using link preload but not used within a few seconds from the window's ` +
  'load event. Please make sure it has an appropriate `as` value and it is preloaded intentionally.'
const refetched =
  `A preload for '${script}' is found, but is not used because it is a cross-world service worker resource ` +
  'mismatch.'

test.each([unused, refetched])('a preload warning of the browser is not a fault of a page: %s', (text) => {
  expect(isPreloadRemark({ type: 'warning', text })).toBe(true)
})

test.each([
  ['an error, whatever it says', { type: 'error', text: unused }],
  ['a remark that only quotes another', { type: 'warning', text: `Once more: ${refetched}` }],
  [
    'a preload that the page asks for in another way than it uses it',
    {
      type: 'warning',
      text: `A preload for '${script}' is found, but is not used because the request credentials mode does not match.`,
    },
  ],
  ['any other warning', { type: 'warning', text: 'The service worker was not registered.' }],
])('%s is a fault', (_, message) => {
  expect(isPreloadRemark(message)).toBe(false)
})
