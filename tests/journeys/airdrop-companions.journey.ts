import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { inviterPercent } from '../../src/domain/airdrop/reward.ts'
import type { CompanionFile } from '../../src/main/companion/companion-file.ts'
import ownWords from '../../src/words/en/airdrop/own.ts'
import words from '../../src/words/en/airdrop/page.ts'
import { runCompanion } from '../support/command-process.ts'
import { addressOf, originVariable } from '../support/journeys/address.ts'
import { phone } from '../support/journeys/page.ts'
import { expect, test } from '../support/journeys/test.ts'

test.use({ viewport: phone, hasTouch: true, isMobile: true })

let directory: string
test.beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kawara-companions-'))
})
test.afterAll(() => rm(directory, { recursive: true }))

async function companion(person: string, ...typed: string[]): Promise<string> {
  const environment = {
    DATA_DIR: join(directory, person),
    SITE_ORIGIN: process.env[originVariable] ?? '',
  }
  const { code, out, error } = await runCompanion(typed, environment)
  expect([code, error], typed.join(' ')).toEqual([0, ''])
  return out
}

const right = ['Every 30 minutes', 'As a deposit', 'Everything is returned']

function numbersOf(shown: string, answers: readonly string[]): string[] {
  return [...shown.matchAll(/^ {3}(\d)\) (.+)$/gm)].flatMap(([, number = '', text = '']) =>
    answers.includes(text) ? [number] : [],
  )
}

async function handKey(page: Page, person: string): Promise<void> {
  const file = JSON.parse(await readFile(join(directory, person, 'companion.json'), 'utf8')) as CompanionFile
  await page.evaluate(async ({ privateKey, publicKey, deviceId, name }) => {
    const key = await crypto.subtle.importKey('jwk', privateKey, { name: 'Ed25519' }, false, ['sign'])
    const device = { key: { publicKey, privateKey: key }, deviceId, userId: '', name }
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('coinview-app', 1)
      opening.addEventListener('error', () => reject(opening.error ?? new Error()))
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('device'))
      opening.addEventListener('success', () => {
        const writing = opening.result.transaction('device', 'readwrite')
        writing.objectStore('device').put(device, 'own')
        writing.addEventListener('complete', () => {
          opening.result.close()
          resolve()
        })
      })
    })
  }, file)
}

const bonus = (120 * inviterPercent) / 100

test('one companion invites, another registers by the link, misses, wins, and the first gets the bonus', async ({
  page,
}) => {
  await companion('hana', 'register', 'Hana')
  const link = (await companion('hana', 'invite')).trim()
  expect(link).toMatch(addressOf('en', '/_app/airdrop/invite/'))

  await page.goto(link)
  await expect(page.getByText(words.invitedBy.replace('{name}', 'Hana'))).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Hinode Grid', exact: false }).first()).toBeVisible()
  const code = link.slice(-8)
  const toApp = page.getByRole('link', { name: words.aboutApp })
  await expect(toApp).toHaveAttribute('href', `/coinview?invite=${code}`)

  expect(await companion('ken', 'register', 'Kentaro', '--invite', link)).toContain('Invited by Hana')
  const shown = await companion('ken', 'quiz', 'hinode-grid')
  const numbers = numbersOf(shown, right)
  const wrong = numbersOf(shown, ['Once a day', ...right.slice(1)])
  const missed = await companion('ken', 'answer', 'hinode-grid', ...wrong)
  expect(missed).toContain('1 of 3 wrong.')
  expect(missed).toContain('Why: Matching runs every 30 minutes.')
  expect(await companion('ken', 'answer', 'hinode-grid', ...numbers)).toContain(
    'All answers are right. +120 HNG',
  )

  const rewards = await companion('hana', 'rewards')
  expect(rewards).toContain(`+${bonus} HNG  ${inviterPercent}% bonus, won by K****o`)
  const trace = /trace (\S+)/.exec(rewards)?.[1] ?? ''
  expect(await companion('hana', 'balance')).toMatch(new RegExp(`^${bonus} test-hng$`, 'm'))
  expect(await companion('ken', 'balance')).toMatch(/^120 test-hng$/m)
  await handKey(page, 'hana')
  await page.goto(addressOf('en', '/_app/airdrop?inApp=1'))
  const own = page.locator('#rewards')
  await expect(own).toContainText(ownWords.as.replace('{name}', 'Hana'))
  await expect(own).toContainText(`+${bonus} HNG`)
  await expect(own).toContainText('K****o')
  await expect(own).toContainText(trace.slice(0, 8))
  await expect(own.getByTitle(trace)).toBeVisible()
})
