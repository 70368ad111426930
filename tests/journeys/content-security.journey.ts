import { pagePaths } from '../support/journey-page.ts'
import { expect, test } from '../support/journey-test.ts'

test.use({ serviceWorkers: 'allow' })

// The browser writes each violation to the console, which fails a journey, as does a request to another host.
test('no page does what its policy forbids, and no request leaves the site', async ({ page, troubles }) => {
  troubles.allow(/status of 404 .*\/error\/404/)
  const violations: string[] = []
  await page.exposeFunction('tellViolation', (violation: string) => violations.push(violation))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, documentURI }) => {
      const tell = Reflect.get(window, 'tellViolation') as (violation: string) => void
      tell(`${violatedDirective} ${blockedURI} on ${documentURI}`)
    })
  })
  for (const path of pagePaths) {
    const response = await page.goto(path)
    expect(response?.headers()['content-security-policy'], path).not.toContain(
      "script-src 'self' 'unsafe-inline'",
    )
    await page.waitForLoadState('load')
  }
  expect(violations).toEqual([])
})

test('a script that came into a page by another way is refused', async ({ page, troubles }) => {
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
