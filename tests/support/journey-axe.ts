import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axeCore from 'axe-core'

interface Looked {
  /** A part that another journey looks at, or rows that are all alike. */
  readonly except?: string
  /** What has been opened on a page that was looked at as a whole. */
  readonly only?: string
  /** Another theme of a page that was looked at as a whole: nothing but its colours is another. */
  readonly coloursAlone?: boolean
}

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What axe finds wrong, each as a line that says where. A frame is a page of its own, and looked at as one. */
export async function faultsOf(page: Page, { except, only, coloursAlone }: Looked = {}): Promise<string[]> {
  // A document that was looked at before has it.
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
 * Runs in the page. A button that has just become one again is not yet of its colours: what moves comes to its end first, but for what
 * moves for ever. What is left out is not drawn as long as axe looks, or it would measure every element of it.
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
