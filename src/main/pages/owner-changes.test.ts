import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBuiltSite } from '../../../tests/support/built-site.ts'
import { eventually } from '../../../tests/support/offerings-site.ts'
import { keyOf, ownerCalls } from '../../../tests/support/owner-site.ts'
import type { TestSite } from '../../../tests/support/test-site.ts'
import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'

let site: TestSite
beforeAll(async () => {
  site = await openBuiltSite()
})
afterAll(() => site.close())

const hosts = [
  ['www.localhost', 'プロジェクト'],
  ['en.localhost', 'Project team'],
  ['ko.localhost', '프로젝트'],
  ['zh.localhost', '项目方'],
] as const

it('changes by an owner appear on the cached pages of every language, and in the history as made by the project', async () => {
  const calls = ownerCalls(site, () => new Date())
  const page = async (host: string) => (await calls.get('/ico/hinode-grid', undefined, { host })).body
  for (const [host] of hosts) expect(await page(host)).not.toContain('1,234,567 HNG')
  const key = await keyOf(site, 'hinode-grid')
  const opened = (await calls.get('/api/owner/', key)).json<Reply<Operations['getOwnerEntry']>>()
  const values = { ...opened.values, hard_cap: '1,234,567 HNG' }
  const saved = await calls.post('/api/owner/', { version: opened.version, values }, { authorization: key })
  expect(saved.json()).toMatchObject({ status: 'saved' })
  for (const [host, source] of hosts) {
    const html = await eventually(
      () => page(host),
      (body) => body.includes('1,234,567 HNG'),
    )
    const [, history = ''] = html.split('id="history"')
    expect(history.replaceAll(/<[^>]*>/g, ' ').slice(0, 600)).toContain(source)
  }
})
