import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formOf, openFilesSite, picture, upload, uploadPath } from '../../../tests/support/files-site.ts'
import { signatureFor, type TestSite } from '../../../tests/support/test-site.ts'
import { until } from '../../../tests/support/until.ts'
import { hour } from '../../domain/kernel/time/durations.ts'

const megabyte = 1024 * 1024
let now = new Date()
const later = (milliseconds: number) => (now = new Date(now.getTime() + milliseconds))

async function padded(seed: number, bytes: number): Promise<Buffer> {
  const image = await picture({ seed }).gif().toBuffer()
  return Buffer.concat([image, Buffer.alloc(bytes - image.length)])
}

describe('one caller', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await openFilesSite({ now: () => now })
  })
  afterAll(() => site.close())

  const send = async (seed: number, address: string) =>
    upload(site, await picture({ seed }).png().toBuffer(), { address, now })
  const sendMany = async (count: number, address: string) => {
    const answers = []
    for (let n = 0; n < count; n += 4) {
      answers.push(...(await Promise.all([0, 1, 2, 3].map((at) => send(n + at, address)))))
      later(20_000)
    }
    return answers
  }

  it('may send 20 files an hour, in parallel or not, from all addresses of one network', async () => {
    const answers = await sendMany(24, '2001:db8:1:2::1')
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20)
    for (const refused of answers.slice(20)) expect(refused).toBeProblem('too_many_uploads')
    const refused = await send(99, '2001:db8:1:2:ffff::9')
    expect(refused).toBeProblem('too_many_uploads')
    const wait = Number(refused.headers['retry-after'])
    expect(wait).toBeGreaterThan(3_000)
    expect((await send(99, '2001:db8:1:3::1')).statusCode).toBe(200)
    later(wait * 1000)
    expect((await send(99, '2001:db8:1:2::1')).statusCode).toBe(200)
  })

  it('may send 60 MB in a day', async () => {
    const address = '203.0.113.50'
    for (let n = 0; n < 8; n++) {
      expect((await upload(site, await padded(n, 7.2 * megabyte), { address, now })).statusCode).toBe(200)
      later(hour)
    }
    const refused = await upload(site, await padded(9, 7.2 * megabyte), { address, now })
    expect(refused).toBeProblem('too_many_uploads')
    expect((await upload(site, await padded(10, 10_000), { address, now })).statusCode).toBe(200)
    later(17 * hour)
    expect((await upload(site, await padded(9, 7.2 * megabyte), { address, now })).statusCode).toBe(200)
  })

  it('may have four uploads in parallel', async () => {
    const address = '203.0.113.51'
    const image = await picture({ seed: 1, width: 1000, height: 1000 }).png().toBuffer()
    const answers = await Promise.all(Array.from({ length: 10 }, () => upload(site, image, { address, now })))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(4)
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(refused).toHaveLength(6)
    for (const answer of refused) expect(answer.headers['retry-after']).toBe('5')
    expect((await upload(site, image, { address, now })).statusCode).toBe(200)
  })
})

describe('a client that disconnects', () => {
  it('keeps its slots until its images are made, so that it cannot queue unlimited work', async () => {
    const site = await openFilesSite()
    const origin = await site.app.listen({ port: 0, host: '127.0.0.1' })
    const image = await picture({ width: 6000, height: 6000 }).png().toBuffer()
    const small = await picture({ width: 60, height: 60 }).png().toBuffer()
    const { type, body } = formOf([{ bytes: image }])
    const leaving = new AbortController()
    const send = () =>
      fetch(new URL(uploadPath, origin), {
        method: 'POST',
        body: Uint8Array.from(body),
        signal: leaving.signal,
        headers: {
          'content-type': type,
          'x-signature': signatureFor({ path: uploadPath }),
          'x-forwarded-for': '203.0.113.60',
        },
      }).catch(() => undefined)
    const sending = [send(), send(), send(), send()]
    await until(async () => expect(await site.database.query('select 1 from file_uploads')).toHaveLength(4))
    leaving.abort()
    await Promise.all(sending)
    const connections = promisify(site.app.server.getConnections.bind(site.app.server))
    await until(async () => expect(await connections()).toBe(0))
    expect(await upload(site, image, { address: '203.0.113.60' })).toBeProblem('too_many_requests')
    // On a busy machine the conversion of an image may exceed its time limit; its slot is freed in that case, too.
    await until(async () => {
      const { body: metrics } = await site.app.inject({ url: '/metrics' })
      const ended = [
        ...metrics.matchAll(/^file_uploads_total\{outcome="(?:stored|image_too_slow)"\} (\d+)$/gm),
      ]
      expect(ended.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(4)
    })
    expect((await upload(site, small, { address: '203.0.113.60' })).statusCode).toBe(200)
    await site.close()
  })
})

describe('all callers together', () => {
  it('may have sixteen uploads in parallel; the others receive a Retry-After', async () => {
    const site = await openFilesSite()
    const image = await picture({ seed: 1, width: 1000, height: 1000 }).png().toBuffer()
    const send = (n: number) => upload(site, image, { address: `198.51.100.${n}` })
    const answers = await Promise.all(Array.from({ length: 24 }, (_, n) => send(n)))
    const busy = answers.filter(({ statusCode }) => statusCode === 503)
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(16)
    expect(busy).toHaveLength(8)
    for (const answer of busy) {
      expect(answer).toBeProblem('uploads_busy')
      expect(answer.headers['retry-after']).toBe('5')
    }
    expect((await send(99)).statusCode).toBe(200)
    await site.close()
  })

  it('may send as much a day as the operator allows, also in parallel', async () => {
    const site = await openFilesSite({ environment: { UPLOAD_MEGABYTES_PER_DAY: '3' } })
    const images = await Promise.all(Array.from({ length: 8 }, (_, seed) => padded(seed, 0.9 * megabyte)))
    const send = (image: Buffer, n: number) => upload(site, image, { address: `198.51.100.${n}` })
    const answers = await Promise.all(images.map(send))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5)
    await site.close()
  })

  it('may send nothing if the operator allows nothing', async () => {
    const site = await openFilesSite({ environment: { UPLOAD_MEGABYTES_PER_DAY: '0' } })
    expect(await upload(site, await padded(1, 5_000))).toBeProblem('too_many_uploads')
    await site.close()
  })
})
