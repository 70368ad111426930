import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../tests/support/free-port.ts'
import { cardDrawer } from './card-drawer.ts'
import { plainCard } from './cards.presenter.ts'

const faults: string[] = []
const drawer = cardDrawer({ onFault: (fault) => faults.push(fault), deadline: 60_000 })
const requested: string[] = []
const elsewhere = createServer((request, response) => {
  requested.push(request.url ?? '')
  response.end()
})
let folder: string
let address: string
let plain: Buffer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kawara-pictures-'))
  await writeFile(join(folder, 'secret.png'), await noise({ width: 400, height: 400, sigma: 1 }))
  const port = await freePort()
  await new Promise<void>((resolve) => elsewhere.listen(port, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${port}/x.png`
  plain = await draw(null)
})
afterAll(async () => {
  drawer.close()
  elsewhere.close()
  await rm(folder, { recursive: true })
})

const noise = ({ width, height, sigma }: { width: number; height: number; sigma: number }) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#c04020',
      noise: { type: 'gaussian', mean: 128, sigma },
    },
  })
    .png()
    .toBuffer()

async function draw(picture: Uint8Array | null): Promise<Buffer> {
  const card = { ...plainCard({ language: 'ja', host: 'x.test' }), label: '', title: 'A', initials: null }
  const drawn = await drawer.draw({ card, logo: picture, picture, format: 'jpg' })
  if (drawn === undefined) throw new Error(`not drawn: ${faults.join()}`)
  return drawn
}
const isDrawn = async (picture: Uint8Array) => !(await draw(picture)).equals(plain)
const svg = (inside: string, before = '') =>
  Buffer.from(
    `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">${inside}</svg>`,
  )
const square = '<rect width="9" height="9" fill="red"/>'

describe('the picture of a card', () => {
  it('is drawn only if it can be decoded', async () => {
    expect(await isDrawn(await noise({ width: 1200, height: 600, sigma: 10 }))).toBe(true)
    expect(await isDrawn(svg(square))).toBe(true)
    expect(await isDrawn(Buffer.from('no picture'))).toBe(false)
    expect(await isDrawn((await noise({ width: 300, height: 300, sigma: 10 })).subarray(0, 900))).toBe(false)
  })

  it.each([0, 20, 60, 128])('never makes a card larger than 100 KB: noise of %i', async (sigma) => {
    expect((await draw(await noise({ width: 1200, height: 600, sigma }))).length).toBeLessThanOrEqual(
      100 * 1024,
    )
  })

  it.each<[string, (file: string) => Uint8Array]>([
    ['a file', (file) => svg(`${square}<image width="9" height="9" href="${file}"/>`)],
    ['a file by xlink', (file) => svg(`${square}<image width="9" height="9" xlink:href="${file}"/>`)],
    ['another host', () => svg(`${square}<image width="9" height="9" href="${address}"/>`)],
    ['another host by style', () => svg(`<style>@import url("${address}");</style>${square}`)],
    ['another host by paint', () => svg(`<rect width="9" height="9" fill="url(${address}#a)"/>`)],
    ['a file as an entity', (file) => svg(`&x;${square}`, `<!DOCTYPE svg [<!ENTITY x SYSTEM "${file}">]>`)],
    ['a style sheet', () => svg(square, `<?xml-stylesheet href="${address}"?>`)],
    ['a part of another drawing', (file) => svg(`${square}<use href="${file}#a"/>`)],
    [
      'a file in a compressed drawing',
      (file) => gzipSync(svg(`${square}<image href="${file}" width="9" height="9"/>`)),
    ],
  ])('that refers to %s is not decoded', async (_, write) => {
    expect(await isDrawn(write(pathToFileURL(join(folder, 'secret.png')).href))).toBe(false)
    expect(requested).toEqual([])
  })
})
