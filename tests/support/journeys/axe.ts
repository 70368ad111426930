import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axeCore from 'axe-core'

interface AxeOptions {
  readonly except?: string
  readonly only?: string
  readonly coloursAlone?: boolean
}

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** The faults that axe finds, each as a line with its place. Frames are separate documents, so each is checked by itself. */
export async function faultsOf(
  page: Page,
  { except, only, coloursAlone }: AxeOptions = {},
): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(source)
  const options: axeCore.RunOptions = { resultTypes: ['violations'], iframes: false }
  if (coloursAlone) options.runOnly = ['color-contrast', 'link-in-text-block']
  return page.evaluate(lookWithAxe, { except, only, options })
}

interface Order {
  readonly except: string | undefined
  readonly only: string | undefined
  readonly options: axeCore.RunOptions
}

/**
 * Runs axe in the page. It finishes transitions first, because elements that change have intermediate colours, and hides the
 * parts that are left out, because axe measures every visible element.
 */
async function lookWithAxe({ except, only, options }: Order): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof axeCore }
  const ending = document
    .getAnimations()
    .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.allSettled(ending.map(({ finished }) => finished))
  const left = except === undefined ? [] : [...document.querySelectorAll<HTMLElement>(except)]
  const shown = left.map(({ style }) => style.display)
  for (const { style } of left) style.display = 'none'
  try {
    const { violations } = await axe.run(only === undefined ? document : { include: only }, options)
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
    )
  } finally {
    for (const [place, { style }] of left.entries()) style.display = shown[place] ?? ''
  }
}
