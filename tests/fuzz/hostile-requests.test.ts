import { afterAll, beforeAll, expect, it } from 'vitest'
import { filesOperations } from '../../src/contract/operations/files.operations.ts'
import { operations } from '../../src/contract/operations/operations.ts'
import { openBuiltSite } from '../support/built-site.ts'
import { runFuzz, type FuzzReport } from '../support/fuzz/run-fuzz.ts'
import { faultsIn } from '../support/test-log.ts'
import type { TestSite } from '../support/test-site.ts'

const siteOrigin = 'https://kawara.example'
const deadlineMilliseconds = 600_000
let site: TestSite
let report: FuzzReport

beforeAll(async () => {
  site = await openBuiltSite({ SITE_ORIGIN: siteOrigin, LOG_LEVEL: 'warn' })
  const port = Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port)
  report = await runFuzz({
    port,
    siteOrigin,
    host: 'en.kawara.example',
    seed: 1,
    count: 20_000,
    connections: 8,
  })
}, deadlineMilliseconds)
afterAll(() => site.close())

it('20,000 hostile requests find no fault', () => {
  expect(report.faults).toEqual([])
})

it('nothing that strangers send causes an alarm in the log', () => {
  const woken = faultsIn(site.log).map((line) => [
    line,
    report.requestOf(String(line['requestId'] ?? line['reqId'])),
  ])
  expect(woken).toEqual([])
})

it('every operation has been reached and has refused something', () => {
  // Operations that need a token, a cookie or a key cannot succeed in this test. For them it is enough to answer that there is no
  // such thing, or that the key is wrong.
  const reached = Object.keys({ ...operations, ...filesOperations }).map((name) => {
    const statuses = [...(report.byOperation.get(name) ?? [])]
    return {
      name,
      ok: statuses.includes(openedByKey.has(name) ? 401 : isOpenedByProof(name) ? 404 : 200),
      refused: statuses.some((status) => status >= 400),
    }
  })
  expect(reached.filter(({ ok, refused }) => !ok || !refused)).toEqual([])
})

it('the site answers afterwards as before', async () => {
  const { statusCode } = await site.app.inject({ url: '/', headers: { host: 'en.kawara.example' } })
  expect(statusCode).toBe(200)
})

const openedByProof = new Set([
  'getFollowLink',
  'getFollowPreferences',
  'changeFollowPreferences',
  'getEventSubmission',
  'getProjectSubmission',
  'correctEvent',
  'correctProject',
  'withdrawEventSubmission',
  'withdrawProjectSubmission',
  'getWebSubscription',
  'getOwnSubscription',
  'previewPost',
  'changeOwnSubscription',
  'checkLicence',
  'renewPush',
  'followByPush',
  'unfollowByPush',
  'setPriceAlert',
  'removePriceAlert',
  'testPush',
  'askForPayment',
  'getPaymentRequest',
  'getLogin',
  'claimLogin',
])
const openedByKey = new Set([
  'getOwnerEntry',
  'saveOwnerEntry',
  'listCoinCandidates',
  'registerDevice',
  'takeInvitation',
  'getAirdrop',
  'askQuiz',
  'answerQuiz',
  'getDeveloper',
  'listSessions',
  'endSession',
  'sendTransfer',
  'getPayment',
  'listTransactions',
  'getAppWallet',
  'getAppPaymentRequest',
  'answerPaymentRequest',
  'scanLogin',
  'logInWithKey',
  'answerLogin',
  'listDapps',
  'createDapp',
  'getDapp',
  'changeDapp',
  'deleteDapp',
  'makeDappSecret',
  'listDappDeliveries',
])

function isOpenedByProof(name: string): boolean {
  return openedByProof.has(name)
}
