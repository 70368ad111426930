import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDappSite, type DappSite } from '../../../tests/support/dapp-site.ts'
import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import { openWebhookSecret } from './dapp-secret.ts'
import { findDapp, findDappBySecret } from './find-dapp.ts'

type Dapp = Reply<Operations['createDapp']>
type Developer = Awaited<ReturnType<DappSite['openDeveloper']>>

let opened: DappSite
beforeAll(async () => {
  opened = await openDappSite()
})
afterAll(() => opened.close())

async function created(developer: Developer, changed: object = {}): Promise<Dapp> {
  const { status, body } = await developer.ask('POST', '/api/dapps', opened.stated(changed))
  expect(status, JSON.stringify(body)).toBe(200)
  return body as unknown as Dapp
}

const listed = async (developer: Developer) =>
  (await developer.ask('GET', '/api/dapps')).body as unknown as Reply<Operations['listDapps']>

describe('a developer', () => {
  it('has no dApps at first and receives the URL prefix', async () => {
    const developer = await opened.openDeveloper()
    const { status, body, raw } = await developer.ask('GET', '/api/dapps')
    expect([status, body]).toEqual([200, { dapps: [], most: 50, url_prefix: 'https://' }])
    expect(raw.headers['cache-control']).toBe('no-store')
  })

  it('creates, sees, changes and deletes a dApp', async () => {
    const developer = await opened.openDeveloper()
    const dapp = await created(developer, {
      name: ' 喫茶 42 ',
      whitelist: ['PAY.kissaten.example', '喫茶.example'],
    })
    expect(dapp).toMatchObject({
      dapp_id: expect.stringMatching(/^d_[a-z2-9]{10}$/),
      name: '喫茶 42',
      url: 'https://kissaten.example/app',
      whitelist: ['pay.kissaten.example', 'xn--71ru37h.example'],
      webhook_url: null,
      link: expect.stringMatching(new RegExp(`//www\\..+/dapp/${dapp.dapp_id}$`)),
      secret_made_at: null,
    })
    expect(Object.keys(dapp).join()).not.toMatch(/hash|webhook_secret|user/)
    expect((await developer.ask('GET', `/api/dapps/${dapp.dapp_id}`)).body).toMatchObject({ dapp })
    expect((await listed(developer)).dapps).toEqual([dapp])

    const changed = await developer.ask('POST', `/api/dapps/${dapp.dapp_id}`, {
      ...opened.stated({ name: 'Kissaten 2', webhook_url: 'https://pay.kissaten.example/hook' }),
      version: dapp.version,
    })
    expect(changed.body).toMatchObject({
      name: 'Kissaten 2',
      webhook_url: 'https://pay.kissaten.example/hook',
    })

    const deleted = await developer.ask('DELETE', `/api/dapps/${dapp.dapp_id}`)
    expect([deleted.status, deleted.body]).toEqual([200, { deleted: true }])
    expect((await developer.ask('DELETE', `/api/dapps/${dapp.dapp_id}`)).body.code).toBe('dapp_not_found')
    expect((await listed(developer)).dapps).toEqual([])
    expect(await findDapp(dapp.dapp_id, opened.database)).toBeUndefined()
    expect((await opened.get(`/dapp/${dapp.dapp_id}/qr.svg`)).statusCode).toBe(404)
  })

  it('cannot see or change the dApp of another developer, which is not found', async () => {
    const dapp = await created(await opened.openDeveloper())
    const other = await opened.openDeveloper('Ren')
    const path = `/api/dapps/${dapp.dapp_id}`
    const answers = [
      await other.ask('GET', path),
      await other.ask('POST', path, { ...opened.stated({ name: 'Mine' }), version: dapp.version }),
      await other.ask('DELETE', path),
      await other.ask('POST', `${path}/secret`, {}),
    ]
    const none = await other.ask('GET', '/api/dapps/d_2222222222')
    for (const { status, body } of answers) expect([status, body]).toEqual([404, none.body])
    expect((await listed(other)).dapps).toEqual([])
    expect(await findDapp(dapp.dapp_id, opened.database)).toMatchObject({ name: 'Kissaten' })
  })

  it('gets nothing without being logged in', async () => {
    const browser = opened.openBrowser()
    for (const [method, path] of [
      ['GET', '/api/dapps'],
      ['POST', '/api/dapps'],
      ['GET', '/api/dapps/d_2222222222'],
      ['POST', '/api/dapps/d_2222222222/secret'],
      ['DELETE', '/api/dapps/d_2222222222'],
    ] as const) {
      const { status, body } = await browser.ask(method, path)
      expect([status, body.code]).toEqual([401, 'not_logged_in'])
    }
  })

  it('has one dApp after sending the form twice, even in parallel', async () => {
    const developer = await opened.openDeveloper()
    const all = await Promise.all([1, 2, 3].map(() => created(developer)))
    expect(new Set(all.map(({ dapp_id: id }) => id)).size).toBe(1)
  })

  it('has at most 50 dApps, even with parallel requests', async () => {
    const developer = await opened.openDeveloper()
    await opened.database.query(
      `insert into dapps (dapp_id, user_id, name, url, icon, created_at, updated_at)
       select 'd_' || translate(lpad(n::text, 10, 'z'), '01', 'xy'), $1, 'Old', 'https://old.example/', $2, now(), now()
       from generate_series(1, 48) as n`,
      [developer.userId, opened.icon],
    )
    const names = ['Ichi', 'Ni', 'San', 'Yon']
    const answers = await Promise.all(
      names.map((name) => developer.ask('POST', '/api/dapps', opened.stated({ name }))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(answers.filter(({ body }) => body.code === 'dapps_full')).toHaveLength(2)
    expect((await listed(developer)).dapps).toHaveLength(50)
  })

  it('does not overwrite a change made in another window', async () => {
    const developer = await opened.openDeveloper()
    const dapp = await created(developer)
    const path = `/api/dapps/${dapp.dapp_id}`
    const first = { ...opened.stated({ name: 'First' }), version: dapp.version }
    expect((await developer.ask('POST', path, first)).status).toBe(200)
    const second = { ...opened.stated({ name: 'Second' }), version: dapp.version }
    expect((await developer.ask('POST', path, second)).body.code).toBe('dapp_changed')
    expect((await developer.ask('POST', path, first)).status).toBe(200)
    expect((await listed(developer)).dapps).toMatchObject([{ name: 'First', version: dapp.version + 1 }])
  })
})

describe('faults are reported for each field in the language of the form', () => {
  it('if everything is missing', async () => {
    const { status, body } = await (await opened.openDeveloper()).ask('POST', '/api/dapps', {})
    expect(status).toBe(400)
    expect(body['errors']).toEqual([
      { field: 'name', code: 'name', message: 'dApp名を入力してください。' },
      { field: 'url', code: 'url', message: 'dAppのURLを入力してください。' },
      { field: 'icon', code: 'icon', message: 'アイコンをアップロードしてください。' },
    ])
  })

  it.each([
    [{ name: 'a'.repeat(21) }, 'name', 'name_length'],
    [{ name: '<script>' }, 'name', 'name_characters'],
    [{ url: 'http://kissaten.example' }, 'url', 'url_prefix'],
    [{ url: 'https://user@kissaten.example' }, 'url', 'url_url'],
    [{ icon: 'https://kissaten.example/a.png' }, 'icon', 'icon'],
    [{ icon: `/files/${'0'.repeat(64)}.png` }, 'icon', 'icon'],
    [{ icon: '/files/../secret.png' }, 'icon', 'icon'],
    [{ whitelist: ['a.example', 'https://b.example'] }, 'whitelist.1', 'whitelist_protocol'],
    [{ whitelist: ['*.a.example'] }, 'whitelist.0', 'whitelist_domain'],
    [{ whitelist: Array.from({ length: 21 }, (_, n) => `a${n}.example`) }, 'whitelist', 'whitelist_many'],
    [{ webhook_url: 'https://elsewhere.example/' }, 'webhook_url', 'webhook_host'],
    [{ webhook_url: 'http://kissaten.example/' }, 'webhook_url', 'webhook_prefix'],
    [{ webhook_url: 'https://169.254.169.254/' }, 'webhook_url', 'webhook_url'],
  ])('%j', async (changed, field, code) => {
    const developer = await opened.openDeveloper()
    const { status, body } = await developer.ask('POST', '/api/dapps', opened.stated(changed))
    expect([status, body['errors']]).toMatchObject([400, [{ field, code }]])
    expect((await listed(developer)).dapps).toEqual([])
  })
})

describe('a secret', () => {
  it('of a server is shown once, authenticates the dApp and is replaced by a new one', async () => {
    const developer = await opened.openDeveloper()
    const dapp = await created(developer)
    const make = async () =>
      String((await developer.ask('POST', `/api/dapps/${dapp.dapp_id}/secret`, {})).body['secret'])
    const find = (secret: string) => findDappBySecret(`Bearer ${secret}`, opened.database)
    const first = await make()
    expect(first).toMatch(new RegExp(`^${dapp.dapp_id}\\.[\\w-]{43}$`))
    expect(await find(first)).toMatchObject({ dapp_id: dapp.dapp_id })
    const rows = await opened.database.query<object>('select * from dapps where dapp_id = $1', [dapp.dapp_id])
    expect(JSON.stringify(rows)).not.toContain(first.split('.')[1])
    expect(JSON.stringify(opened.site.log)).not.toContain(first.split('.')[1])

    const second = await make()
    await expect(find(first)).rejects.toThrow('dapp_secret_invalid')
    expect(await find(second)).toMatchObject({ dapp_id: dapp.dapp_id })
    await developer.ask('DELETE', `/api/dapps/${dapp.dapp_id}`)
    await expect(find(second)).rejects.toThrow('dapp_secret_invalid')
  })

  it('that is malformed, unknown or missing is refused', async () => {
    const dapp = await created(await opened.openDeveloper())
    for (const authorization of [
      undefined,
      '',
      'Bearer ',
      `Bearer ${dapp.dapp_id}.`,
      `Bearer ${dapp.dapp_id}.${'A'.repeat(43)}`,
      `Bearer d_2222222222.${'A'.repeat(43)}`,
      `Bearer ${'A'.repeat(10_000)}`,
      'Bearer \u0000',
    ])
      await expect(findDappBySecret(authorization, opened.database)).rejects.toThrow('dapp_secret_invalid')
  })

  it('of webhooks can be decrypted only by the site', async () => {
    const developer = await opened.openDeveloper()
    const dapp = await created(developer)
    const { body } = await developer.ask('POST', `/api/dapps/${dapp.dapp_id}/secret`, { kind: 'webhook' })
    const found = await findDapp(dapp.dapp_id, opened.database)
    const sealed = found?.webhook_secret ?? null
    expect(openWebhookSecret(sealed, opened.site.config.secret ?? '')).toBe(body['secret'])
    expect(openWebhookSecret(sealed, 'another secret')).toBeUndefined()
  })
})

describe('the icon', () => {
  it.each(['png', 'jpeg'] as const)('may be a %s', async (format) => {
    expect((await opened.upload(await opened.picture(format, '#642'))).statusCode).toBe(200)
  })

  it.each(['webp', 'gif'] as const)('may not be a %s, whatever its name', async (format) => {
    const answer = await opened.upload(await opened.picture(format), { remoteAddress: '192.0.2.79' })
    expect(answer).toBeProblem('icon_not_jpeg_or_png')
  })

  it('is at most 2 MB', async () => {
    const picture = await opened.picture('png')
    const large = Buffer.concat([picture, Buffer.alloc(2 * 1024 * 1024)])
    expect(await opened.upload(large, { remoteAddress: '192.0.2.80' })).toBeProblem('icon_too_large')
    expect((await opened.upload(large, { as: '', remoteAddress: '192.0.2.80' })).statusCode).toBe(200)
  })
})

describe('the link', () => {
  it('leads only to the dApp itself and to its hosts', async () => {
    const dapp = await created(await opened.openDeveloper())
    const check = async (url?: string) => {
      const query = url === undefined ? '' : `?url=${encodeURIComponent(url)}`
      return (await opened.get(`/api/dapps/${dapp.dapp_id}/redirect-check${query}`)).json<{
        target: string | null
      }>().target
    }
    expect(await check()).toBe('https://kissaten.example/app')
    expect(await check('https://pay.kissaten.example/1')).toBe('https://pay.kissaten.example/1')
    expect(await check('https://evil.example')).toBeNull()
    expect(await check('//evil.example')).toBeNull()
    const none = await opened.get('/api/dapps/d_2222222222/redirect-check')
    expect(none).toBeProblem('dapp_not_found')
  })

  it('is served as a QR code, to be shown or saved', async () => {
    const dapp = await created(await opened.openDeveloper())
    const svg = await opened.get(`/dapp/${dapp.dapp_id}/qr.svg`)
    expect([svg.statusCode, svg.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    const png = await opened.get(`/dapp/${dapp.dapp_id}/qr.png?download`)
    expect(png.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="${dapp.dapp_id}.png"`,
    })
    expect(png.rawPayload.subarray(1, 4).toString()).toBe('PNG')
    expect((await opened.get('/dapp/d_2222222222/qr.png')).statusCode).toBe(404)
    expect((await opened.get('/dapp/%00/qr.png')).statusCode).toBeLessThan(500)
  })
})
