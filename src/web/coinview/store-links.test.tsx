import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { isInStores, type AppStores } from '../../domain/kernel/site/app-stores.ts'
import { StoreLinks } from './store-links.tsx'

const appStore = 'https://apps.example/coinview'
const linksIn = (markup: string) => [...markup.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)
const shown = (addresses: AppStores) =>
  renderToStaticMarkup(<StoreLinks addresses={addresses} soon="Coming soon" />)

test('a store with the app is a link, and one without it is announced', () => {
  const markup = shown({ appStore, googlePlay: null })
  expect(linksIn(markup)).toEqual([appStore])
  expect(markup).toMatch(/Google Play.*Coming soon/)
  expect(markup).not.toMatch(/App Store<\/b>/)
})

test('there is no link while no store has the app', () => {
  const none = { appStore: null, googlePlay: null }
  expect(linksIn(shown(none))).toEqual([])
  expect(shown(none).match(/Coming soon/g)).toHaveLength(2)
  expect(isInStores(none)).toBe(false)
  expect(isInStores({ ...none, appStore })).toBe(true)
})
