import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBuiltSite } from '../../../tests/support/built-site.ts'
import type { TestSite } from '../../../tests/support/test-site.ts'
import { newOwnerKey } from '../../api/owner/owner-key.ts'
import { contactPath, ownerFormPath } from '../../words/addresses/addresses.ts'
import { ownerKeyPath, submittedProjectPath } from '../../words/addresses/owner-addresses.ts'
import en from '../../words/en/owner.ts'

let site: TestSite
beforeAll(async () => {
  site = await openBuiltSite()
})
afterAll(() => site.close())

const open = (url: string) => site.app.inject({ url, headers: { host: 'en.localhost' } })

describe('an address with a key in it', () => {
  it('is kept out of caches, search engines, referrers and the log, with any key', async () => {
    const key = newOwnerKey()
    const page = await open(ownerKeyPath(key))
    expect(page.statusCode).toBe(200)
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(page.body).toContain(en.editHeading)
    expect(page.body).toMatch(/<meta name="robots" content="noindex/)
    expect(page.body).not.toMatch(new RegExp(`<link[^>]*${key}|<meta[^>]*${key}`))
    expect(site.log.at(-1)).toMatchObject({ msg: 'answered', status: 200 })
    expect(JSON.stringify(site.log)).not.toContain(key)
    expect(page.body, 'the frame of the form').toContain('name="feedback_email"')
    expect(page.body).toContain(en.needsScripts)
    expect(page.body).toContain(`href="${contactPath}?purpose=listing"`)
  })

  it('is not checked on the server: every key gets the same page', async () => {
    const [one, other] = [newOwnerKey(), newOwnerKey()]
    const bodies = await Promise.all([one, other].map(async (key) => (await open(ownerKeyPath(key))).body))
    expect(bodies[0]?.replaceAll(one, '')).toBe(bodies[1]?.replaceAll(other, ''))
  })
})

describe('the form without a key', () => {
  it('is a public page with the form of a new project', async () => {
    const page = await open(ownerFormPath)
    expect(page.statusCode).toBe(200)
    expect(page.headers['cache-control']).not.toContain('no-store')
    expect(page.body).not.toContain('noindex')
    expect(page.body).toContain(en.submitHeading)
    expect(page.body).not.toContain(en.needsScripts)
    expect(page.body).toContain('name="feedback_email"')
  })
})

describe('the link of a submission', () => {
  it('explains that it is invalid, and is neither cached nor listed', async () => {
    const page = await open(submittedProjectPath({ token: 'nonsense' }))
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain(en.notFound)
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  })
})
