import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { faultsOf } from '../support/journeys/axe.ts'
import { desktop, documentOf, phone, turnTo, untilHydrated } from '../support/journeys/page.ts'
import { copyRepository } from '../support/journeys/repository-copy.ts'
import { startSite, type RunningSite } from '../support/journeys/site.ts'
import { expect, test } from '../support/journeys/test.ts'

test.describe.configure({ mode: 'serial' })

let copy: Awaited<ReturnType<typeof copyRepository>> | undefined
let site: RunningSite | undefined

test.beforeAll(async () => {
  copy = await copyRepository()
  // Starts without demo content, because inserting it would take most of the time.
  site = await startSite({
    development: true,
    directory: copy.directory,
    environment: { DEMO: '0' },
  })
})

test.afterAll(async () => {
  await site?.stop()
  await copy?.remove()
})

async function edit({ file, from, to }: { file: string; from: string; to: string }) {
  const path = join(copy?.directory ?? '', file)
  const text = await readFile(path, 'utf8')
  expect(text, file).toContain(from)
  await writeFile(path, text.replace(from, to))
}

test('the gallery shows every building block, and axe finds nothing in either theme', async ({ page }) => {
  await page.goto(`${site?.origin}/gallery`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('部品の見本帳')
  // On the first visit Vite bundles the libraries and then reloads the page.
  await untilHydrated(page)
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Show error' }).click()
  await expect(page.locator('[aria-live="assertive"]')).toContainText('Please try again.')
  for (const [theme, own] of [
    ['light', desktop],
    ['dark', phone],
  ] as const) {
    await turnTo(page, theme)
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport)
      const faults = await faultsOf(page, { coloursAlone: viewport !== own })
      expect(faults, `${theme}, ${viewport.width} wide`).toEqual([])
    }
  }
})

test('an edited component and an edited text show at once', async ({ page }) => {
  await page.goto(`${site?.origin}/`)
  await untilHydrated(page)
  await page.waitForLoadState('networkidle')
  const document = await documentOf(page)
  await edit({ file: 'src/web/home/home.tsx', from: '{t.heading()}', to: '{t.heading()}！' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('トークンセールを、同じ物差しで！')
  expect(await documentOf(page), 'the page was not loaded again').toBe(document)

  await edit({ file: 'src/words/ja/home.ts', from: 'トークンセールを、', to: '相場も、' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('相場も、同じ物差しで！')
})
