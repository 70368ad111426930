import { afterAll, beforeAll, expect, it } from 'vitest'
import { picture } from '../../../../tests/support/files-site.ts'
import { openOperatorDesk, type OperatorDesk } from '../../../../tests/support/operator-desk.ts'
import { putFile } from '../../../api/files/files.store.ts'
import { makeImage } from '../../../api/files/make-image.ts'
import { putOldName } from '../../../api/files/old-names.store.ts'
import { day } from '../../../domain/kernel/time/durations.ts'

let desk: OperatorDesk
const paths: string[] = []

beforeAll(async () => {
  desk = await openOperatorDesk()
  await desk.withDatabase(async (database) => {
    for (const [seed, days] of [30, 3, 30, 40].entries()) {
      const image = await makeImage(await picture({ seed, alpha: 0.5 }).png().toBuffer())
      if ('fault' in image) throw new Error(image.fault)
      await putFile({ image, now: new Date(Date.now() - days * day) }, database)
      paths.push(`/files/${image.hash}.png`)
      if (days === 40) await putOldName({ name: 'logos/sun.webp', hash: image.hash }, database)
    }
    await database.query(`insert into pages values ('pictured', 'en', 'A', '', $1, now())`, [
      `![a tower](${paths[0]})`,
    ])
  })
})
afterAll(() => desk.close())

it('list shows the newest first, with sizes and old names', async () => {
  const { out } = await desk.site('files', 'list')
  const lines = out.trim().split('\n')
  expect(lines[0]).toMatch(
    new RegExp(`^${paths[1]}  64×48  1 KB  \\d{4}-\\d\\d-\\d\\d  used \\d{4}-\\d\\d-\\d\\d$`),
  )
  expect(lines[3]).toContain('/files/logos/sun.webp')
  expect(lines.at(-1)).toBe('4 of 4, 1 KB in all')
})

it('clear deletes only files that nothing has referred to for a week', async () => {
  expect((await desk.site('files', 'clear')).out).toBe('1 images deleted, 1 KB.\n')
  const { out } = await desk.site('files', 'list')
  expect(paths.map((path) => out.includes(path))).toEqual([true, true, false, true])
})

it('remove deletes a file by either name, and refuses an unknown one', async () => {
  expect((await desk.site('files', 'remove', paths[0] ?? '')).out).toContain('is removed')
  expect((await desk.site('files', 'remove', '/files/logos/sun.webp')).out).toContain('is removed')
  const again = await desk.site('files', 'remove', '/files/logos/sun.webp')
  expect(again).toMatchObject({
    code: 1,
    error: expect.stringContaining('There is no file /files/logos/sun.webp.'),
  })
  expect((await desk.site('files', 'list')).out).toContain('1 of 1')
})
