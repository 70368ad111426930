import { readFile } from 'node:fs/promises'
import type { DemoRow } from './demo-content.ts'

/** The rows of an NDJSON file, each converted by `dated`, which turns relative days into dates. */
export async function demoRows(path: string, dated: (row: unknown) => unknown): Promise<readonly DemoRow[]> {
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line.trim() !== '')
  return lines.map((line, place) => ({ row: dated(JSON.parse(line)), from: `Row ${place + 1} of ${path}` }))
}

/** Reads lines of `name: value` between two lines of dashes, and the Markdown below. */
export async function demoText(
  path: string,
): Promise<{ fields: Readonly<Record<string, string>>; markdown: string }> {
  const text = (await readFile(path, 'utf8')).replaceAll('\r\n', '\n')
  const [, head = '', markdown = text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  const pairs = head.split('\n').map((line) => line.split(/: (.*)/, 2))
  return { fields: Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value])), markdown }
}
