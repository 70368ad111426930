import { afterAll, beforeAll, expect, it } from 'vitest'
import { importQuizzes, quizRow } from '../../../tests/support/airdrop-site.ts'
import { openTestSite } from '../../../tests/support/test-site.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
beforeAll(async () => {
  site = await openTestSite({ environment: { DEMO: '1' } })
  const token = { asset_id: 'test-pic', symbol: 'PIC', name: 'Test picture', decimals: 4 }
  await importQuizzes(
    [
      quizRow('of-a-project', { token, read: '/ico/hinode-grid' }),
      quizRow('of-a-page', { token, read: '/page/terms' }),
      quizRow('of-none', { token, read: '/ico/does-not-exist' }),
    ],
    site.database,
  )
})
afterAll(() => site.close())

const ask = async <Body>(url: string) => (await site.app.inject({ method: 'GET', url })).json<Body>()

it('a quiz about a project has its logo and banner, and no other quiz has any', async () => {
  interface Pictured {
    readonly id: string
    readonly logo: string | null
    readonly banner: string | null
  }
  const { data } = await ask<{ data: { quizzes: Pictured[] } }>('/api/airdrop-q/invitation')
  const item = await ask<Pictured>('/api/ico/hinode-grid')
  const picturesOf = (quizId: string) => {
    const quiz = data.quizzes.find(({ id }) => id === quizId)
    return [quiz?.logo, quiz?.banner]
  }
  expect(item.logo).toMatch(/hinode-grid/)
  expect(picturesOf('of-a-project')).toEqual([item.logo, item.banner])
  expect(picturesOf('of-a-page')).toEqual([null, null])
  expect(picturesOf('of-none')).toEqual([null, null])
})
