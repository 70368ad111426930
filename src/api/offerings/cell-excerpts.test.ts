import { afterAll, beforeAll, expect, it } from 'vitest'
import { askJson, openOfferingsSite } from '../../../tests/support/offerings-site.ts'
import type { TestSite } from '../../../tests/support/test-site.ts'
import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'

const rows = [
  {
    item_id: 'plain-wind',
    name: 'Wind',
    excerpt: 'Wind for two islands.',
    excerpt_ko: '두 섬의 바람입니다.',
    desc: '# Wind\n\n**Two** [turbines](https://turbines.example) by 2.5 km of cable. And a ferry.',
    desc_ja: '- 項目\n\n風車が*2基*です。船もあります。',
    desc_ko: '풍력기 두 기입니다. 배도 있습니다.',
    desc_zh: '两台风机！还有一条船。',
  },
  { item_id: 'plain', name: 'Plain', desc: 'A sale of 3.5 hectares. Of wood.', desc_zh: '# 标题' },
]
let site: TestSite
beforeAll(async () => {
  site = await openOfferingsSite({ rows, now: () => new Date('2026-04-16T00:00:00Z') })
})
afterAll(() => site.close())

const excerptsOf = ({ excerpt, excerpt_ja, excerpt_ko, excerpt_zh, excerpt_en }: Excerpts) => [
  excerpt,
  excerpt_ja,
  excerpt_ko,
  excerpt_zh,
  excerpt_en,
]
type Excerpts = Reply<Operations['searchOfferings']>['items'][number]

it('a list has the first sentence of a description where a language has no excerpt', async () => {
  const { items } = await askJson<Reply<Operations['searchOfferings']>>(site, '/api/search')
  const found = Object.fromEntries(items.map((item) => [item.item_id, excerptsOf(item)]))
  expect(found).toEqual({
    'plain-wind': ['Wind for two islands.', '風車が2基です。', '두 섬의 바람입니다.', '两台风机！', null],
    plain: ['A sale of 3.5 hectares.', null, null, null, null],
  })
})

it('a sale is found by that sentence, and its own page has the excerpts as they were written', async () => {
  const { items } = await askJson<Reply<Operations['searchOfferings']>>(
    site,
    `/api/search?q=${encodeURIComponent('风机')}`,
  )
  expect(items.map(({ item_id }) => item_id)).toEqual(['plain-wind'])
  const detail = await askJson<Reply<Operations['getOffering']>>(site, '/api/ico/plain-wind')
  expect(excerptsOf(detail)).toEqual(['Wind for two islands.', null, '두 섬의 바람입니다.', null, null])
})
