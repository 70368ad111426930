import { expect, it } from 'vitest'
import { openContactSite, written } from '../../../tests/support/contact-site.ts'
import { recordStatements } from '../../../tests/support/recorded-statements.ts'
import { openTestDatabase } from '../../../tests/support/test-database.ts'

it('an address that has written before causes the same work and the same reply as one that never has', async () => {
  const recorded = recordStatements(await openTestDatabase())
  const site = await openContactSite({}, { database: recorded.database })
  const known = 'known@example.com'
  await site.send({ ...written, email: known })
  await site.mailsTo(known)
  const during = async (email: string) => {
    let stated: unknown
    const statements = await recorded.during(async () => {
      const { statusCode, body, headers } = await site.send({ ...written, email, message: 'Once more' })
      stated = { statusCode, body, type: headers['content-type'], caching: headers['cache-control'] }
    })
    await site.mailsTo(email)
    return { stated, statements }
  }
  const ofKnown = await during(known)
  const ofUnknown = await during('never@example.com')
  expect(ofKnown.statements.length).toBeGreaterThan(0)
  expect(ofKnown).toEqual(ofUnknown)
  await site.close()
})
