import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chooseAnswer, makeCachedPage } from './cached-page.ts'

const text = '瓦版 '.repeat(500)
const page = await makeCachedPage({
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(text),
})

test('a browser gets the page in the best encoding it accepts', () => {
  const bodyFor = (encoding: string) =>
    chooseAnswer(page, { 'accept-encoding': encoding }).body ?? Buffer.alloc(0)
  expect(brotliDecompressSync(bodyFor('gzip, deflate, br')).toString()).toBe(text)
  expect(gunzipSync(bodyFor('gzip')).toString()).toBe(text)
  expect(gunzipSync(bodyFor('br;q=0, gzip')).toString()).toBe(text)
  expect(chooseAnswer(page, {}).body?.toString()).toBe(text)
})

test('the content length is that of the sent body', () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const { headers, body } = chooseAnswer(page, { 'accept-encoding': encoding })
    expect(headers[headers.indexOf('content-length') + 1]).toBe(String(body?.length))
  }
})

test('a browser that has this page gets a 304 without a body', () => {
  expect(chooseAnswer(page, { 'if-none-match': `W/"other", ${page.etag}` })).toMatchObject({
    status: 304,
    body: undefined,
  })
  expect(chooseAnswer(page, { 'if-none-match': '"other"' }).status).toBe(200)
})

test('an error is never answered with a 304', async () => {
  const missing = await makeCachedPage({ status: 404, headers: {}, body: Buffer.from(text) })
  expect(chooseAnswer(missing, { 'if-none-match': missing.etag }).status).toBe(404)
})
