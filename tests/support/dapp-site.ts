import sharp from 'sharp'
import { openAppSite } from './app-site.ts'
import { signatureFor } from './test-site.ts'

export async function openDappSite({
  environment = {},
}: { environment?: Readonly<Record<string, string>> } = {}) {
  const opened = await openAppSite({ environment })
  const { now, site } = opened
  const host = `www.${new URL(site.config.siteOrigin).hostname}`

  const upload = (bytes: Buffer, { as = '?as=icon', remoteAddress = '192.0.2.77' } = {}) => {
    const boundary = 'boundary-of-the-test'
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`
    return site.app.inject({
      method: 'POST',
      url: `/api/files${as}`,
      headers: {
        host,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'x-signature': signatureFor({
          path: '/api/files',
          timestamp: Math.floor(now().getTime() / 1000),
        }),
      },
      payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
      remoteAddress,
    })
  }
  const picture = (format: 'png' | 'jpeg' | 'webp' | 'gif', background = '#245') =>
    sharp({ create: { width: 32, height: 32, channels: 3, background } })
      .toFormat(format)
      .toBuffer()
  const icon = (await upload(await picture('png'))).json<{ path: string }>().path

  return {
    ...opened,
    host,
    upload,
    picture,
    icon,
    get: (url: string, headers: Readonly<Record<string, string>> = {}) =>
      site.app.inject({ url, headers: { host, ...headers }, remoteAddress: '192.0.2.78' }),
    stated: (changed: object = {}) => ({
      name: 'Kissaten',
      url: 'https://kissaten.example/app',
      icon,
      whitelist: ['pay.kissaten.example'],
      webhook_url: null,
      ...changed,
    }),
  }
}

export type DappSite = Awaited<ReturnType<typeof openDappSite>>
