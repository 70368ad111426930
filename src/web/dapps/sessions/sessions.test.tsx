import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Sessions } from './sessions.tsx'

test('nothing is said of logins before they are known', () => {
  expect(renderToStaticMarkup(<Sessions onLoggedOut={() => {}} />)).toBe('')
})
