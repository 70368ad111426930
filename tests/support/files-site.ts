import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { openTestSite, signatureFor, type TestSite } from './test-site.ts'

export const uploadPath = '/api/files'

/** A picture that differs for each seed, so that each is stored as a file of its own. */
export function picture({ seed = 1, width = 64, height = 48, alpha = 1 } = {}) {
  const [r = 0, g = 0, b = 0] = createHash('sha256').update(String(seed)).digest()
  return sharp({ create: { width, height, channels: 4, background: { r, g, b, alpha } } })
}

export interface Part {
  readonly name?: string
  readonly filename?: string
  readonly type?: string
  readonly bytes: Uint8Array
}

/** A multipart body as a browser writes it; `boundary` and the parts may be invalid. */
export function formOf(parts: readonly Part[], boundary = 'kawara-boundary') {
  const written = parts.flatMap(({ name = 'file', filename = 'logo.png', type = 'image/png', bytes }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="${filename}"\r\ncontent-type: ${type}\r\n\r\n`,
    ),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ])
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([...written, Buffer.from(`--${boundary}--\r\n`)]),
  }
}

interface SendOptions {
  readonly address?: string
  readonly host?: string
  readonly signature?: string
  readonly contentType?: string
  readonly now?: Date
}

export function sendBody(
  { app }: Pick<TestSite, 'app'>,
  { type, body }: { type: string; body: Buffer },
  {
    address = '203.0.113.1',
    host = 'www.localhost:3000',
    contentType = type,
    now = new Date(),
    signature,
  }: SendOptions = {},
) {
  const timestamp = Math.floor(now.getTime() / 1000)
  return app.inject({
    method: 'POST',
    url: uploadPath,
    remoteAddress: address,
    headers: {
      host,
      'content-type': contentType,
      'x-signature': signature ?? signatureFor({ path: uploadPath, timestamp }),
    },
    payload: body,
  })
}

export function upload(site: Pick<TestSite, 'app'>, bytes: Uint8Array, sending?: SendOptions) {
  return sendBody(site, formOf([{ bytes }]), sending)
}

export interface UploadedFile {
  readonly path: string
  readonly width: number
  readonly height: number
  readonly bytes: number
}

export function getFile({ app }: Pick<TestSite, 'app'>, url: string, headers: Record<string, string> = {}) {
  return app.inject({ url, headers: { host: 'www.localhost:3000', ...headers } })
}

/** A site without demo content, so that only files of the test are stored. */
export function openFilesSite(options: Parameters<typeof openTestSite>[0] = {}) {
  return openTestSite({ ...options, environment: { DEMO: '0', ...options.environment } })
}
