import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

interface Looked {
  /** A part that another journey looks at, or rows that are all alike. */
  readonly except?: string
  /** What has been opened on a page that was looked at as a whole. */
  readonly only?: string
  /** Another theme of a page that was looked at as a whole: nothing but its colours is another. */
  readonly coloursAlone?: boolean
}

/** What axe finds wrong, each as a line that says where. */
export async function faultsOf(page: Page, { except, only, coloursAlone }: Looked = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  if (coloursAlone) axe.withRules(['color-contrast', 'link-in-text-block'])
  if (except !== undefined) axe.exclude(except)
  if (only !== undefined) axe.include(only)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
}
