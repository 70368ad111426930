import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getFile, openFilesSite, picture } from '../../../tests/support/files-site.ts'
import { openTestDatabase } from '../../../tests/support/test-database.ts'
import { faultsIn } from '../../../tests/support/test-log.ts'
import type { TestSite } from '../../../tests/support/test-site.ts'
import { until } from '../../../tests/support/until.ts'
import { fileTexts } from '../../main/areas/file-texts.ts'
import type { Database } from '../database/database.ts'
import { clearFiles } from './clear-files.store.ts'

let dataDir: string
let database: Database
let site: TestSite

const openHere = async () => {
  const kept: Database = { ...database, close: async () => {} }
  const opened = await openFilesSite({ environment: { DATA_DIR: dataDir }, database: kept })
  await until(async () => expect((await opened.app.inject({ url: '/readyz' })).statusCode).toBe(200))
  return opened
}
const logged = (text: string) => site.log.filter(({ msg }) => msg.startsWith(text))

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kawara-old-'))
  await mkdir(join(dataDir, 'files/logos'), { recursive: true })
  const put = (name: string, bytes: string | Buffer) => writeFile(join(dataDir, 'files', name), bytes)
  await put('sun.png', await picture({ seed: 1, alpha: 0.5 }).png().toBuffer())
  await put('logos/moon.webp', await picture({ seed: 2 }).webp().toBuffer())
  await put('logos/wide.JPEG', await picture({ seed: 3, width: 3000, height: 300 }).jpeg().toBuffer())
  await put('logos/ロゴ 1.gif', await picture({ seed: 4 }).gif().toBuffer())
  await put('logos/drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await put('notes.txt', 'hello')
  await put('half.png', (await picture({ seed: 5 }).png().toBuffer()).subarray(0, 60))
  await symlink('/etc/passwd', join(dataDir, 'files/link.png'))
  database = await openTestDatabase()
  site = await openHere()
})
afterAll(async () => {
  await site.close()
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

describe('files of earlier versions', () => {
  it.each([
    ['/files/sun.png', 'image/png', 64],
    ['/files/logos/moon.webp', 'image/jpeg', 64],
    ['/files/logos/wide.JPEG', 'image/jpeg', 1600],
    [encodeURI('/files/logos/ロゴ 1.gif'), 'image/png', 64],
  ])('such as %s are served under their old name', async (path, type, width) => {
    const file = await getFile(site, path)
    expect(file.statusCode).toBe(200)
    expect(file.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect((await sharp(file.rawPayload).metadata()).width).toBe(width)
    const [, hash] = /^"(\w+)"$/.exec(String(file.headers.etag)) ?? []
    const byContent = await getFile(site, `/files/${hash}.${type === 'image/png' ? 'png' : 'jpg'}`)
    expect(byContent.rawPayload.equals(file.rawPayload)).toBe(true)
  })

  it('that are not images are logged and stay in the directory; symbolic links are ignored', async () => {
    expect(logged('imported old files')).toMatchObject([{ files: 4 }])
    expect(logged('skipped files that are not images')).toMatchObject([
      { files: 3, names: ['half.png', 'logos/drawing.svg', 'notes.txt'] },
    ])
    for (const path of ['/files/logos/drawing.svg', '/files/notes.txt', '/files/half.png', '/files/link.png'])
      expect(await getFile(site, path)).toBeProblem('not_found')
    expect(await readFile(join(dataDir, 'files/notes.txt'), 'utf8')).toBe('hello')
    expect(faultsIn(site.log)).toEqual([])
  })

  it('stay even if no text mentions them', async () => {
    const cleared = await clearFiles({ texts: fileTexts, now: new Date(Date.now() + 1e10) }, database)
    expect(cleared.count).toBe(0)
    expect((await getFile(site, '/files/sun.png')).statusCode).toBe(200)
  })

  it('are imported once, new ones at the next start, and a removed one never again', async () => {
    await writeFile(join(dataDir, 'files/later.png'), await picture({ seed: 6 }).png().toBuffer())
    const { etag } = (await getFile(site, '/files/logos/moon.webp')).headers
    await database.query('delete from files where hash = $1', [String(etag).slice(1, -1)])
    const again = await openHere()
    expect(again.log.filter(({ msg }) => msg.startsWith('imported old files'))).toMatchObject([{ files: 1 }])
    expect((await getFile(again, '/files/later.png')).statusCode).toBe(200)
    expect((await getFile(again, '/files/sun.png')).statusCode).toBe(200)
    expect(await getFile(again, '/files/logos/moon.webp')).toBeProblem('not_found')
    await again.app.close()
  })
})
