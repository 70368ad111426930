import type { Page } from '@playwright/test'

interface HeardNode {
  readonly nodeId: string
  readonly ignored: boolean
  readonly role?: { readonly value?: string }
  readonly name?: { readonly value?: string }
  readonly childIds?: readonly string[]
}

const controls = new Set([
  'button',
  'link',
  'combobox',
  'searchbox',
  'textbox',
  'checkbox',
  'radio',
  'figure',
  'img',
])
const headers = new Set(['columnheader', 'rowheader'])

export async function unreadableParts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: readonly HeardNode[] }
  await session.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const inside = (node: HeardNode): HeardNode[] =>
    (node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id)
      return child === undefined ? [] : [child, ...inside(child)]
    })
  const heard = nodes.filter(({ ignored }) => !ignored)
  const tables = heard.filter((node) => ['table', 'grid', 'LayoutTable'].includes(roleOf(node)))
  return [
    ...tables.filter((table) => nameOf(table) === '').map(() => 'a table without a name'),
    ...tables.flatMap((table) => {
      const cells = inside(table).filter(({ ignored }) => !ignored)
      const faults = []
      if (!cells.some((cell) => roleOf(cell) === 'columnheader')) faults.push('without headings')
      if (!cells.some((cell) => roleOf(cell) === 'cell')) faults.push('without cells')
      return faults.map((fault) => `the table “${nameOf(table)}” is ${fault}`)
    }),
    ...heard
      .filter((node) => headers.has(roleOf(node)) && nameOf(node) === '')
      .map((node) => `an empty ${roleOf(node)}`),
    ...heard
      .filter((node) => controls.has(roleOf(node)) && nameOf(node) === '')
      .map((node) => `a ${roleOf(node)} without a name`),
  ]
}

/** Finds headings whose parts look separate but are read as one word, because no space is between them. */
export function gluedHeadings(page: Page): Promise<string[]> {
  return page.locator('h1, h2, h3').evaluateAll((all) =>
    all
      .filter((heading) =>
        [...heading.querySelectorAll('span, small, b')].some((part) => {
          const before = part.previousSibling
          const isInline = getComputedStyle(part).display.startsWith('inline')
          const words = before?.nodeType === Node.TEXT_NODE ? before.textContent : null
          return isInline && words !== null && /\S$/.test(words) && /^\S/.test(part.textContent)
        }),
      )
      .map(({ textContent }) => textContent),
  )
}

const roleOf = ({ role }: HeardNode) => role?.value ?? ''
const nameOf = ({ name }: HeardNode) => (name?.value ?? '').trim()
