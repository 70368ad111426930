import { deflateSync } from 'node:zlib'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  formOf,
  getFile,
  openFilesSite,
  picture,
  sendBody,
  upload,
  uploadPath,
  type UploadedFile,
} from '../../../tests/support/files-site.ts'
import { processorTime } from '../../../tests/support/processor-time.ts'
import { faultsIn } from '../../../tests/support/test-log.ts'
import { signatureFor, type TestSite } from '../../../tests/support/test-site.ts'
import ja from '../../words/ja/server/problems.ts'
import ko from '../../words/ko/server/problems.ts'

let site: TestSite
let origin: string
let callers = 0
const caller = () => `198.51.100.${++callers}`

beforeAll(async () => {
  site = await openFilesSite()
  origin = await site.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => site.close())

async function uploaded(bytes: Uint8Array): Promise<UploadedFile & { content: Buffer; type: string }> {
  const answer = await upload(site, bytes, { address: caller() })
  expect(answer.statusCode, answer.body).toBe(200)
  const stored: UploadedFile = answer.json()
  const served = await getFile(site, stored.path)
  expect(served.statusCode).toBe(200)
  expect(served.rawPayload.length).toBe(stored.bytes)
  return { ...stored, content: served.rawPayload, type: String(served.headers['content-type']) }
}

describe('an image', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'of %s comes out as JPEG or PNG, with its size',
    async (format) => {
      const sent = await picture({ seed: callers, width: 80, height: 40 })[format]().toBuffer()
      const { path, width, height, content, type } = await uploaded(sent)
      expect(path).toMatch(/^\/files\/[0-9a-f]{64}\.(?:jpg|png)$/)
      expect({ width, height }).toEqual({ width: 80, height: 40 })
      const read = await sharp(content).metadata()
      expect(type).toBe(`image/${read.format}`)
      expect(path.endsWith(read.format === 'jpeg' ? '.jpg' : '.png')).toBe(true)
    },
  )

  it('becomes a PNG if it is transparent and a JPEG if it is a photograph', async () => {
    const clear = await uploaded(await picture({ seed: 100, alpha: 0.5 }).webp().toBuffer())
    expect(clear.path).toMatch(/\.png$/)
    expect((await sharp(clear.content).metadata()).hasAlpha).toBe(true)
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
    const photograph = await sharp({
      create: { width: 200, height: 200, channels: 3, background: '#000', noise },
    })
      .png()
      .toBuffer()
    expect((await uploaded(photograph)).path).toMatch(/\.jpg$/)
  })

  it('is scaled down to 1600 pixels and never up', async () => {
    const large = await uploaded(await picture({ seed: 101, width: 4000, height: 1000 }).jpeg().toBuffer())
    expect([large.width, large.height]).toEqual([1600, 400])
    const small = await uploaded(await picture({ seed: 102, width: 3, height: 5 }).png().toBuffer())
    expect([small.width, small.height]).toEqual([3, 5])
  })

  it('loses its metadata and is turned upright', async () => {
    const sent = await picture({ seed: 103, width: 60, height: 20 })
      .withExif({
        IFD0: { Copyright: 'Aya', Make: 'Camera of Aya' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 41/1 22/1', GPSLongitudeRef: 'E' },
      })
      .withMetadata({ orientation: 6, icc: 'p3' })
      .jpeg()
      .toBuffer()
    const before = await sharp(sent).metadata()
    expect(before.exif).toBeDefined()
    expect(before.icc).toBeDefined()
    expect(sent.includes('Camera of Aya')).toBe(true)
    const { content, width, height } = await uploaded(sent)
    const after = await sharp(content).metadata()
    expect([after.exif, after.icc, after.xmp, after.iptc, after.orientation]).toEqual(
      Array(5).fill(undefined),
    )
    expect(after.space).toBe('srgb')
    expect(content.includes('Camera of Aya')).toBe(false)
    expect([width, height]).toEqual([20, 60])
  })

  it('becomes the first frame if it is an animation', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#00ff00', '#0000ff'].map((background) =>
        sharp({ create: { width: 30, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const sent = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100, 100] })
      .toBuffer()
    expect((await sharp(sent, { animated: true }).metadata()).pages).toBe(3)
    const { content, width, height } = await uploaded(sent)
    expect([width, height]).toEqual([30, 20])
    const { dominant } = await sharp(content).stats()
    expect(dominant.r).toBeGreaterThan(200)
    expect(dominant.g).toBeLessThan(50)
  })

  it('keeps its path when it is uploaded again', async () => {
    const sent = await picture({ seed: 104 }).png().toBuffer()
    expect((await uploaded(sent)).path).toBe((await uploaded(sent)).path)
  })
})

describe('a polyglot file is only an image afterwards', () => {
  it('a GIF that is also a script', async () => {
    const gif = await picture({ seed: 110 }).gif().toBuffer()
    const { content, type } = await uploaded(
      Buffer.concat([gif, Buffer.from('/*;*/=1;alert(document.cookie)//')]),
    )
    expect(content.includes('alert')).toBe(false)
    expect(type).toMatch(/^image\/(?:png|jpeg)$/)
  })

  it('a JPEG with a ZIP after it and a script in its comment', async () => {
    const jpeg = await picture({ seed: 111 }).jpeg().toBuffer()
    const comment = Buffer.from('<script>alert(1)</script>')
    const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2])
    const zip = Buffer.from('PK\x03\x04 planted archive PK\x05\x06', 'latin1')
    const { content } = await uploaded(
      Buffer.concat([jpeg.subarray(0, 2), head, comment, jpeg.subarray(2), zip]),
    )
    expect(content.includes('script')).toBe(false)
    expect(content.includes('PK\x03\x04')).toBe(false)
  })

  it('a PNG with an HTML page in a text chunk', async () => {
    const png = await picture({ seed: 112 }).png().toBuffer()
    const text = pngChunk('tEXt', Buffer.from('Comment\0<html><script>alert(1)</script>'))
    const { content } = await uploaded(Buffer.concat([png.subarray(0, 33), text, png.subarray(33)]))
    expect(content.includes('script')).toBe(false)
  })
})

describe('a file that is no image is refused with a reason in the reader’s language', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>'
  it.each([
    ['an SVG with a script', Buffer.from(svg)],
    ['an SVG after a space', Buffer.from(`<?xml version="1.0"?> ${svg}`)],
    [
      'a program that is called logo.png',
      Buffer.from('MZ\x90\0\x03\0\0\0This program cannot be run in DOS mode.', 'latin1'),
    ],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj')],
    ['a TIFF', Buffer.from('II*\0\x08\0\0\0', 'latin1')],
    ['a text', Buffer.from('hello')],
  ])('%s', async (_, bytes) => {
    const answer = await upload(site, bytes, { address: caller(), host: 'www.localhost:3000' })
    expect(answer).toBeProblem('not_an_image', 'ja')
    expect(answer.json()).toMatchObject({
      status: 400,
      errors: [{ field: 'file', code: 'not_an_image', message: ja.not_an_image }],
    })
  })

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('a truncated %s', async (format) => {
    const whole = await picture({ seed: 120, width: 300, height: 200 })[format]().toBuffer()
    for (const length of [16, Math.floor(whole.length / 2), whole.length - 20]) {
      const answer = await upload(site, whole.subarray(0, length), {
        address: caller(),
        host: 'ko.localhost:3000',
      })
      expect(answer, `${length} of ${whole.length}`).toBeProblem('image_broken', 'ko')
      expect(answer.json()).toMatchObject({ detail: ko.image_broken })
    }
  })

  it('a file that begins like an image and continues with noise', async () => {
    const noise = Buffer.from(Array.from({ length: 5_000 }, (_, at) => (at * 7919) % 256))
    for (const head of [
      '\xff\xd8\xff\xe0',
      '\x89PNG\r\n\x1a\n',
      'GIF89a',
      'RIFF\0\0\0\0WEBP',
      '\0\0\0\x20ftypavif',
    ]) {
      const bytes = Buffer.concat([Buffer.from(head, 'latin1'), noise])
      expect(await upload(site, bytes, { address: caller() })).toBeProblem('image_broken')
    }
  })
})

describe('a decompression bomb', () => {
  it('of 50 megapixels in a few kilobytes is refused without using memory', async () => {
    const bomb = pngOf({ width: 10_000, height: 5_000 })
    expect(bomb.length).toBeLessThan(200_000)
    const before = process.memoryUsage().rss
    expect(await upload(site, bomb, { address: caller() })).toBeProblem('image_too_large')
    expect(process.memoryUsage().rss - before).toBeLessThan(60 * 1024 * 1024)
  })

  it('that claims 2 billion by 2 billion pixels is refused', async () => {
    const bomb = pngOf({ width: 10, height: 10 })
    bomb.writeUInt32BE(2_147_483_647, 16)
    bomb.writeUInt32BE(2_147_483_647, 20)
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
    const answer = await upload(site, bomb, { address: caller() })
    expect(answer.statusCode).toBe(400)
    expect(['image_too_large', 'image_broken']).toContain(answer.json().code)
  })

  it('that is an animation is refused if it is huge, and costs one frame if it has a thousand', async () => {
    const giant = Buffer.from(await picture({ seed: 130, width: 100, height: 100 }).gif().toBuffer())
    const frameAt = giant.length - framesIn(giant).length - 1
    for (const at of [6, 8, frameAt + 13, frameAt + 15]) giant.writeUInt16LE(20_000, at)
    expect(await upload(site, giant, { address: caller() })).toBeProblem('image_too_large')

    const still = await picture({ seed: 131, width: 1000, height: 1000 }).gif().toBuffer()
    const many = manyFrames(still, 1_000)
    expect((await sharp(many, { limitInputPixels: false }).metadata()).pages).toBe(1_000)
    const worked = processorTime()
    const { width, height } = await uploaded(many)
    expect([width, height]).toEqual([1000, 1000])
    expect(worked()).toBeLessThan(5_000)
  })
})

describe('an invalid upload is refused', () => {
  const image = () => picture({ seed: 140 }).png().toBuffer()

  it('without a signature, with a used one or with one for another path, before the body is read', async () => {
    const form = formOf([{ bytes: await image() }])
    const send = (signature: string) => sendBody(site, form, { signature, address: caller() })
    expect(await send('')).toBeProblem('signature_invalid')
    expect(await send(signatureFor({ path: '/api/contact' }))).toBeProblem('signature_invalid')
    const spent = signatureFor({ path: uploadPath })
    expect((await send(spent)).statusCode).toBe(200)
    expect(await send(spent)).toBeProblem('signature_invalid')
  })

  it.each([
    'application/json',
    'application/x-www-form-urlencoded',
    'image/png',
    'text/plain',
    'multipart/mixed; boundary=x',
  ])('as %s', async (contentType) => {
    const form = formOf([{ bytes: await image() }])
    expect(await sendBody(site, form, { contentType, address: caller() })).toBeProblem(
      'unsupported_media_type',
    )
  })

  it('with two parts, with none, with another name, or with a malformed body', async () => {
    const bytes = await image()
    const { type, body } = formOf([{ bytes }])
    const bodies: [string, string, Buffer][] = [
      ['two parts', type, formOf([{ bytes }, { bytes }]).body],
      ['a field beside it', type, formOf([{ bytes }, { name: 'x', bytes: Buffer.from('y') }]).body],
      ['none', type, formOf([]).body],
      ['nothing', type, Buffer.alloc(0)],
      ['another name', type, formOf([{ name: 'logo', bytes }]).body],
      [
        'a field that is no file',
        type,
        Buffer.from(body.toString('latin1').replace('; filename="logo.png"', ''), 'latin1'),
      ],
      ['no boundary', 'multipart/form-data', body],
      ['another boundary', 'multipart/form-data; boundary=other', body],
      ['an endless boundary', `multipart/form-data; boundary=${'x'.repeat(5_000)}`, body],
      ['no end', type, body.subarray(0, -30)],
      ['something behind the end', type, Buffer.concat([body, Buffer.from('more')])],
      [
        'an endless head',
        type,
        Buffer.concat([body.subarray(0, 40), Buffer.alloc(100_000, 'x'), body.subarray(40)]),
      ],
      [
        'lines that end with a bare LF',
        type,
        Buffer.from(body.toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
      ],
    ]
    for (const [what, contentType, sent] of bodies) {
      const answer = await sendBody(site, { type: contentType, body: sent }, { address: caller() })
      expect(answer, what).toBeProblem('upload_malformed')
    }
  })

  it('if no file was chosen', async () => {
    const form = formOf([{ filename: '', bytes: Buffer.alloc(0) }])
    expect(await sendBody(site, form, { address: caller() })).toBeProblem('file_missing')
  })

  it('whatever file name and type it states', async () => {
    const bytes = await image()
    for (const filename of ['../../etc/passwd', 'a\0.php', 'C:\\x.exe', 'ロゴ', `${'x'.repeat(3_000)}.png`]) {
      const answer = await sendBody(site, formOf([{ filename, type: 'text/html', bytes }]), {
        address: caller(),
      })
      expect(answer.statusCode).toBe(200)
    }
  })

  it('if it is larger than 8 MB, and the client receives the refusal', async () => {
    const send = (body: BodyInit, headers: Record<string, string> = {}) =>
      fetch(new URL(uploadPath, origin), {
        method: 'POST',
        body,
        headers: {
          'x-signature': signatureFor({ path: uploadPath }),
          'x-forwarded-for': caller(),
          ...headers,
        },
        ...(body instanceof ReadableStream && { duplex: 'half' as const }),
      })
    const file = new Blob([Buffer.alloc(9 * 1024 * 1024)])
    const form = new FormData()
    form.set('file', file, 'large.png')
    const known = await send(form)
    expect(known.status).toBe(413)
    expect(await known.json()).toMatchObject({ code: 'file_too_large' })
    const streamed = await send(file.stream(), { 'content-type': 'multipart/form-data; boundary=x' })
    expect(streamed.status).toBe(413)
    expect((await fetch(new URL('/healthz', origin))).status).toBe(200)
  })

  it('without logging an error', () => {
    expect(faultsIn(site.log)).toEqual([])
  })
})

describe('the operator', () => {
  it('sees the number of files and why uploads were refused', async () => {
    const { body } = await site.app.inject({ url: '/metrics' })
    expect(body).toMatch(/^files_stored [1-9]/m)
    expect(body).toMatch(/^files_stored_bytes [1-9]/m)
    for (const outcome of [
      'stored',
      'not_an_image',
      'image_broken',
      'image_too_large',
      'file_too_large',
      'signature_invalid',
    ])
      expect(body).toMatch(new RegExp(`^file_uploads_total\\{outcome="${outcome}"\\} [1-9]`, 'm'))
  })

  it('finds the upload in the description of the API', async () => {
    const api = (
      await site.app.inject({ url: '/api/openapi.json', headers: { host: 'www.localhost:3000' } })
    ).json()
    expect(api.paths['/api/files'].post).toMatchObject({
      operationId: 'uploadFile',
      requestBody: {
        content: { 'multipart/form-data': { schema: { properties: { file: { format: 'binary' } } } } },
      },
    })
    const docs = await site.app.inject({ url: '/api/docs', headers: { host: 'www.localhost:3000' } })
    expect(docs.body).toContain('/api/files')
  })
})

function pngChunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

function pngOf({ width, height }: { width: number; height: number }): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function framesIn(gif: Buffer): Buffer {
  const flags = gif[10] ?? 0
  return gif.subarray(13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0), -1)
}

function manyFrames(gif: Buffer, count: number): Buffer {
  const frame = framesIn(gif)
  const head = gif.subarray(0, gif.length - frame.length - 1)
  return Buffer.concat([head, ...Array<Buffer>(count).fill(frame), Buffer.from(';')])
}
