import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import fastifyCompress from '@fastify/compress'
import fastifyEtag from '@fastify/etag'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staticFiles } from './static-files.ts'

const script = 'console.log("瓦");'.repeat(100)
const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(400)}</svg>`
const files: Readonly<Record<string, string | Buffer>> = {
  'assets/root-1a2b.js': script,
  'assets/root-1a2b.js.br': brotliCompressSync(script),
  'assets/root-1a2b.js.gz': gzipSync(script),
  'assets/late-3c4d.css': 'a{color:red}',
  'assets/secret.key': 'no type of ours',
  'demo/logos/hinode.svg': drawing,
  'embed/widget.js': 'widget()',
  'service-worker.js': 'worker()',
  'favicon.svg': '<svg/>',
  '.vite/manifest.json': '{}',
  'assets/.hidden.js': 'hidden()',
}

let directory: string
let app: FastifyInstance

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kawara-client-'))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(directory, name)), { recursive: true })
    await writeFile(join(directory, name), content)
  }
  app = Fastify()
  await app.register(fastifyEtag, { weak: true })
  await app.register(fastifyCompress, { threshold: 1024 })
  await staticFiles(app, { clientDirectory: directory })
})
afterAll(async () => {
  await app.close()
  await rm(directory, { recursive: true })
})

const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const br = { 'accept-encoding': 'gzip, deflate, br, zstd' }

it('a built asset is cached forever and has its content type', async () => {
  const { statusCode, headers, body } = await ask('/assets/root-1a2b.js')
  expect([statusCode, body]).toEqual([200, script])
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'content-length': String(Buffer.byteLength(script)),
    vary: 'accept-encoding',
  })
  expect(headers['content-encoding']).toBeUndefined()
})

it('files compressed by the build are sent to clients that accept the encoding', async () => {
  const compressed = await ask('/assets/root-1a2b.js', br)
  expect(compressed.headers['content-encoding']).toBe('br')
  expect(compressed.rawPayload).toEqual(files['assets/root-1a2b.js.br'])
  const zipped = await ask('/assets/root-1a2b.js', { 'accept-encoding': 'gzip, br;q=0' })
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(script)
})

it('other files are compressed if large enough, with a stable result', async () => {
  const [first, second] = [await ask('/demo/logos/hinode.svg', br), await ask('/demo/logos/hinode.svg', br)]
  expect(brotliDecompressSync(first.rawPayload).toString()).toBe(drawing)
  expect(second.rawPayload).toEqual(first.rawPayload)
  expect(first.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=86400',
    'content-type': 'image/svg+xml; charset=utf-8',
  })
  const short = await ask('/assets/late-3c4d.css', br)
  expect([short.headers['content-encoding'], short.body]).toEqual([undefined, 'a{color:red}'])
})

it('a client that has a file gets a 304', async () => {
  for (const headers of [{}, br]) {
    const { etag = '' } = (await ask('/demo/logos/hinode.svg', headers)).headers
    const again = await ask('/demo/logos/hinode.svg', { ...headers, 'if-none-match': etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  }
})

it('a HEAD request gets only headers', async () => {
  const { statusCode, headers, body } = await app.inject({ method: 'HEAD', url: '/assets/root-1a2b.js' })
  expect([statusCode, body]).toEqual([200, ''])
  expect(headers['content-length']).toBe(String(Buffer.byteLength(script)))
})

it('other sites may use the files of embeds', async () => {
  expect((await ask('/embed/widget.js')).headers).toMatchObject({
    'cache-control': 'public, max-age=3600',
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  })
})

it('a service worker is always revalidated, an icon within the hour', async () => {
  expect((await ask('/service-worker.js')).headers['cache-control']).toBe('no-cache')
  expect((await ask('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600')
})

describe('nothing else is sent', () => {
  it.each([
    '/assets/',
    '/assets/nothing-5e6f.js',
    '/assets/ROOT-1a2b.js',
    '/assets/root-1a2b.js.br',
    '/assets/root-1a2b.js/',
    '/assets//root-1a2b.js',
    '/assets/secret.key',
    '/assets/.hidden.js',
    '/assets/..%2fservice-worker.js',
    '/assets/..%5cservice-worker.js',
    '/assets/root-1a2b.js%00',
    '/assets/__proto__',
    '/.vite/manifest.json',
    '/demo/logos',
  ])('for %s', async (url) => expect((await ask(url)).statusCode).toBe(404))
})

it('a file removed by a new build is not found', async () => {
  await rm(join(directory, 'favicon.svg'))
  expect((await ask('/favicon.svg', br)).statusCode).toBe(404)
})
