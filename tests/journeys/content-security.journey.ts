import { expect, test } from '../support/journeys/test.ts'

test('an injected script is refused', async ({ page, troubles }) => {
  troubles.allow(/^console: (?:Refused to|Executing inline|.*Content Security Policy)/)
  await page.goto('/page/terms')
  const outcome = await page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
          resolve({ violatedDirective, ran: Reflect.has(window, 'intruder') })
        })
        const script = document.createElement('script')
        script.textContent = 'window.intruder = true'
        document.body.append(script)
      }),
  )
  expect(outcome).toEqual({ violatedDirective: 'script-src-elem', ran: false })
})
