import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answersFor, bonus, importQuizzes, quizRow } from '../../tests/support/airdrop-site.ts'
import { openAppSite, type AppSite } from '../../tests/support/app-site.ts'
import { freePort } from '../../tests/support/free-port.ts'
import { setPaused } from '../api/airdrop/quizzes.store.ts'
import { inviterPercent } from '../domain/airdrop/reward.ts'
import { playCompanion } from './companion/play-companion.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

let opened: AppSite
let directory: string
let siteOrigin: string
beforeAll(async () => {
  const port = await freePort()
  siteOrigin = `http://localhost:${port}`
  opened = await openAppSite({ environment: { SITE_ORIGIN: siteOrigin } })
  await opened.site.app.listen({ port, host: '127.0.0.1' })
  directory = await mkdtemp(join(tmpdir(), 'kawara-companions-'))
  await importQuizzes(
    [
      quizRow('open'),
      quizRow('gone', { begin: inDays(-9), over: inDays(-1) }),
      quizRow('spent'),
      quizRow('resting'),
    ],
    opened.database,
  )
  await opened.database.query(`update quiz_pools set pool_left = 130000 where quiz_id = 'spent'`)
  await setPaused({ quizId: 'resting', isPaused: true, now: new Date() }, opened.database)
})
afterAll(async () => {
  await opened.close()
  await rm(directory, { recursive: true })
})

/** Runs companion commands of one person in this process, because a process per command would take most of the time. */
const companionOf =
  (person: string) =>
  async (...typed: string[]) => {
    const out: string[] = []
    const error: string[] = []
    const code = await playCompanion(typed, {
      environment: { DATA_DIR: join(directory, person), SITE_ORIGIN: siteOrigin },
      print: (line) => out.push(`${line}\n`),
      complain: (line) => error.push(`${line}\n`),
    })
    return { code, out: out.join(''), error: error.join('') }
  }
const [hana, ken] = [companionOf('hana'), companionOf('ken')]

async function answersOf(name: string, { quizId = 'open', misses = 0 } = {}): Promise<string[]> {
  const [row] = await opened.database.query<{ user_id: string }>(
    'select user_id from app_users where name = $1',
    [name],
  )
  const answers = await answersFor({ quizId, userId: row?.user_id ?? '', misses }, opened.database)
  return answers.map((answer) => String(answer + 1))
}

let link: string
it('registers, and prints the invitation link', async () => {
  expect((await hana('quizzes')).error).toBe('Register first: `register NAME`.\n')
  await hana('register', 'Hana')
  const printed = await hana('invite')
  link = printed.out.trim()
  expect(link).toMatch(
    new RegExp(`^http://en\\.${new URL(siteOrigin).host}/_app/airdrop/invite/[a-z2-9]{8}$`),
  )
  expect((await hana('invite', '--language', 'ja')).out.trim()).toBe(link.replace('//en.', '//www.'))
})

it('registers a friend by the link, and refuses a wrong code before it registers anyone', async () => {
  const wrong = await ken('register', 'Ken', '--invite', 'x')
  expect([wrong.code, wrong.error]).toEqual([1, expect.stringContaining('This is not an invite code.')])
  const foreign = await ken(
    'register',
    'Ken',
    '--invite',
    'https://evil.example/_app/airdrop/invite/aaaaaaaa',
  )
  expect(foreign.error).toBe(`This link is not of ${siteOrigin}.\n`)
  expect((await ken('rewards')).error).toContain('Register first')
  const { code, out } = await ken('register', 'Ken', '--invite', link)
  expect([code, out]).toEqual([
    0,
    expect.stringContaining(`Invited by Hana, who gets ${inviterPercent}% on top`),
  ])
  const own = await hana('invited', link)
  expect([own.code, own.error]).toEqual([1, expect.stringContaining('invitation_own')])
})

it('lists the quizzes with their rewards and states', async () => {
  const { out } = await ken('quizzes')
  const lines = Object.fromEntries(
    out
      .trim()
      .split('\n')
      .map((line) => [line.split('  ', 1)[0], line]),
  )
  expect(lines).toMatchObject({
    open: expect.stringMatching(/Quiz open {2}12 HNG \(₩1,182 at the price of 2026-04-13\) {2}open until 2/),
    gone: expect.stringContaining('ended 2'),
    spent: expect.stringContaining('pool empty'),
    resting: expect.stringContaining('paused'),
  })
})

it('shows a quiz with numbered answers, in the requested language', async () => {
  const { out } = await ken('quiz', 'open')
  expect(out).toMatch(/^Quiz open\nRead and answer\.\nReward: 12 HNG \(.+\), and /)
  expect(out).toContain(`, and ${bonus} HNG for the one who invited you\n`)
  expect(out).toMatch(/\n1\. (?:sun|roof|wire)\?\n {3}1\) (?:one|two|three)\n {3}2\) /)
  expect(out).toContain('`answer open 1 1 1`')
  expect(out).not.toContain('why')
  expect((await ken('quiz', 'open', '--language', 'ko')).out).toMatch(/^Quiz open ko\n/)
  expect((await ken('quiz', 'open', '--language', 'fr')).error).toBe('The languages are ja, en, ko, zh.\n')
  expect((await ken('quiz', 'none')).error).toContain('quiz_not_found')
})

it.each([
  [['open', '1'], 'Type one number for each of the 3 questions: `answer open 1 1 1`.'],
  [['open', '1', '4', '1'], 'Question 2 has the answers 1 to 3.'],
  [['open', '1', '1', 'two'], 'Question 3 has the answers 1 to 3.'],
  [['gone', '1', '1', '1'], 'gone takes no answers now: ended '],
  [['resting', '1', '1', '1'], 'resting takes no answers now: paused.'],
])('explains why the answers %j are refused', async (input, error) => {
  expect(await ken('answer', ...input)).toMatchObject({ code: 1, error: expect.stringContaining(error) })
})

it('explains a wrong answer, takes another attempt, pays once, and the inviter sees the bonus', async () => {
  const missed = await ken('answer', 'open', ...(await answersOf('Ken', { misses: 1 })))
  expect(missed).toMatchObject({ code: 0, out: expect.stringMatching(/^1 of 3 wrong\./) })
  expect(missed.out).toMatch(/\n1\. (\w+)\?\n {3}Not: \w+\n {3}Why: why \1\n$/)
  const won = await ken('answer', 'open', ...(await answersOf('Ken')))
  expect(won.out).toMatch(
    /^All answers are right\. \+12 HNG \(₩1,182 at the price of 2026-04-13\), trace [0-9a-f-]{36}\n$/,
  )
  const again = await ken('answer', 'open', '1', '1', '1')
  expect(again.out).toBe(won.out.replace('All answers are right.', 'You have won this quiz already:'))
  const [own, friend] = [await hana('rewards'), await ken('rewards')]
  expect(friend.out).toMatch(/^Ken, invited by Hana\n\+12 HNG {2}all right: Quiz open \(open\)\n/)
  const value = Math.round(Number(bonus) * 98.5)
  expect(own.out).toContain(
    `Hana\n+${bonus} HNG  ${inviterPercent}% bonus, won by K*n: Quiz open (open)\n  ₩${value} at`,
  )
  expect(own.out).toMatch(/^Hana\n/)
  expect(own.out.endsWith(`\nFriends invited: 1\n  K*n  wins: 1  +${bonus} HNG\n`)).toBe(true)
  expect((await ken('balance')).out).toMatch(/^12 test-hng$/m)
  expect((await hana('balance')).out.split('\n')).toContain(`${bonus} test-hng`)
})

it('says that nothing was paid if the pool is empty', async () => {
  const { code, error } = await ken('answer', 'spent', ...(await answersOf('Ken', { quizId: 'spent' })))
  expect([code, error]).toEqual([1, expect.stringContaining('Nothing was paid.')])
})
