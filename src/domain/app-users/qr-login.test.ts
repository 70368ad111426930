import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  answerStep,
  claimMilliseconds,
  claimStep,
  keyStep,
  loginCode,
  loginMilliseconds,
  loginNumbers,
  loginState,
  scanStep,
  secretInCode,
  writeLoginNumber,
  type LoginFacts,
} from './qr-login.ts'

const begun: LoginFacts = {
  expiresAt: loginMilliseconds,
  scannedBy: null,
  approved: null,
  answeredAt: null,
  claimedAt: null,
}

type Act =
  | { kind: 'scan'; device: string }
  | { kind: 'answer'; device: string; approve: boolean }
  | { kind: 'claim' }

function take(login: LoginFacts, act: Act, now: number): { login: LoginFacts; did: boolean } {
  if (act.kind === 'scan') {
    const did = scanStep(login, act.device, now) === 'done'
    return { did, login: did ? { ...login, scannedBy: act.device } : login }
  }
  if (act.kind === 'answer') {
    const { device: deviceId, approve } = act
    const did = answerStep(login, { deviceId, approve }, now) === 'done'
    return { did, login: did ? { ...login, approved: approve, answeredAt: now } : login }
  }
  const did = claimStep(login, now) === 'done'
  return { did, login: did ? { ...login, claimedAt: now } : login }
}

const device = fc.constantFrom('one', 'two')
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: fc.constant('scan' as const), device }),
  fc.record({ kind: fc.constant('answer' as const), device, approve: fc.boolean() }),
  fc.record({ kind: fc.constant('claim' as const) }),
)
const acts = fc.array(fc.record({ act, pause: fc.nat(50_000) }), { maxLength: 20 })

function play(steps: readonly { act: Act; pause: number }[]) {
  let now = 0
  let login = begun
  const done: { act: Act; now: number }[] = []
  for (const { act: next, pause } of steps) {
    now += pause
    const taken = take(login, next, now)
    login = taken.login
    if (taken.did) done.push({ act: next, now })
  }
  return { login, done, now }
}

describe('a login after any sequence of steps', () => {
  it('is scanned once, answered once by the app that scanned it, and fetched once', () => {
    fc.assert(
      fc.property(acts, (steps) => {
        const { done } = play(steps)
        expect(done.map(({ act: { kind } }) => kind)).toEqual(
          ['scan', 'answer', 'claim'].slice(0, done.length),
        )
        const devices = done.flatMap(({ act: one }) => ('device' in one ? [one.device] : []))
        expect(new Set(devices).size).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('is not scanned or answered after its time, and not fetched a minute after the answer', () => {
    fc.assert(
      fc.property(acts, (steps) => {
        const { done, login } = play(steps)
        for (const { act: one, now } of done) {
          const end = one.kind === 'claim' ? Number(login.answeredAt) + claimMilliseconds : loginMilliseconds
          expect(now).toBeLessThan(end)
        }
      }),
    )
  })

  it('logs no one in without an approval or after a refusal', () => {
    fc.assert(
      fc.property(acts, (steps) => {
        const { login, now } = play(steps)
        const isLoggedIn = loginState(login, now) === 'logged_in'
        const later = loginState(login, now + 10 * loginMilliseconds)
        expect(isLoggedIn && login.approved !== true).toBe(false)
        expect(login.approved === false && later !== 'failed').toBe(false)
      }),
    )
  })
})

describe('a login', () => {
  const scanned = { ...begun, scannedBy: 'one' }
  const approved = { ...scanned, approved: true, answeredAt: 119_999 }

  it('expires at 120 seconds', () => {
    expect([119_999, 120_000].map((now) => loginState(begun, now))).toEqual(['waiting', 'expired'])
    expect([119_999, 120_000].map((now) => loginState(scanned, now))).toEqual(['scanned', 'expired'])
  })

  it('that was approved at the last second can be fetched for a minute', () => {
    expect([179_998, 179_999].map((now) => loginState(approved, now))).toEqual(['logged_in', 'expired'])
    expect([179_998, 179_999].map((now) => claimStep(approved, now))).toEqual(['done', 'over'])
  })

  it('can be taken by the key of its browser only while it waits for a scan', () => {
    expect([begun, scanned, approved].map((login) => keyStep(login, 1))).toEqual(['done', 'taken', 'over'])
    expect(keyStep(begun, 120_000)).toBe('over')
  })

  it('is refused to a second app, but can be scanned again by the first', () => {
    expect(scanStep(scanned, 'two', 1)).toBe('taken')
    expect(scanStep(scanned, 'one', 1)).toBe('again')
    expect(answerStep(scanned, { deviceId: 'two', approve: true }, 1)).toBe('taken')
    expect(answerStep(approved, { deviceId: 'one', approve: true }, 130_000)).toBe('again')
    expect(answerStep(approved, { deviceId: 'one', approve: false }, 119_999)).toBe('over')
  })
})

it('numbers have two digits, from 07 to 99', () => {
  expect([0, loginNumbers - 1].map(writeLoginNumber)).toEqual(['07', '99'])
})

it('the secret is found in a code', () => {
  const secret = 'a'.repeat(43)
  const code = loginCode('https://www.kawara.example/coinview-sdk/login/app', secret)
  expect([code, ` ${secret}\n`, 'x', `javascript:#${secret}`].map(secretInCode)).toEqual([
    secret,
    secret,
    undefined,
    undefined,
  ])
})
