import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Sessions } from './sessions.tsx'

test('shows nothing before the sessions are loaded', () => {
  expect(renderToStaticMarkup(<Sessions onLoggedOut={() => {}} />)).toBe('')
})
