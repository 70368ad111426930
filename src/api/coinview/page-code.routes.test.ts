import { decodeQR } from 'qr/decode.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask } from '../../../tests/support/offerings-site.ts'
import { openTestSite, type TestSite } from '../../../tests/support/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ environment: { DEMO: '0', SITE_ORIGIN: 'https://kawara.example' } })
})
afterAll(() => site.close())

it.each(['www', 'en', 'ko', 'zh'])(
  'the QR code on %s. contains the address of the page about the app on that host',
  async (sub) => {
    const answer = await ask(site, '/coinview/qr.svg', { host: `${sub}.kawara.example` })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('image/svg+xml')
    expect(answer.headers['cache-control']).toBe('public, max-age=3600')
    expect(decodeQR(rasterised(answer.body))).toBe(`https://${sub}.kawara.example/coinview`)
  },
)

function rasterised(svg: string) {
  const size = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1])
  const data = new Uint8Array(size * size * 4).fill(255)
  for (const [, left, top, side] of svg.matchAll(/M(\d+),(\d+)h(\d+)v\3h-\3z/g)) {
    for (let y = Number(top); y < Number(top) + Number(side); y++) {
      data.fill(0, (y * size + Number(left)) * 4, (y * size + Number(left) + Number(side)) * 4)
    }
  }
  return { width: size, height: size, data }
}
