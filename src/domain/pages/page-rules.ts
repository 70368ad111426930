import { refuse, warn, type RowField } from '../kernel/rows/row-field.ts'
import { readRow, type OpenRow, type RowInput, type RowReading } from '../kernel/rows/row-reading.ts'
import { readMarkdown } from '../kernel/rows/row-text.ts'
import { defaultLanguage, languages, type Language } from '../kernel/site/language.ts'
import { isRelativeLink } from '../kernel/text/relative-link.ts'
import type { Page } from './page.ts'

const limits = { title: 200, description: 500, markdown: 200_000 }
const pageId = /^(?=.{1,64}$)[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Texts are kept exactly as written. Without `updated_at` the page counts as updated now. */
export function readPage({ row, now, stored = {} }: RowInput): RowReading<Page> {
  const read = ({ written, isStated, findings }: OpenRow) => {
    const statedField = (name: keyof Page) => ({ name, value: written[name], findings })
    const field = (name: keyof Page) =>
      isStated(name)
        ? statedField(name)
        : { name, value: stored[name], findings: { ...findings, warnings: [] } }
    return {
      page_id: readId(field('page_id')),
      language: readLanguage(field('language')),
      updated_at: readMoment(statedField('updated_at'), now),
      title: readMarkdown(field('title'), limits.title),
      description: readMarkdown(field('description'), limits.description),
      markdown: readText(field('markdown')),
    }
  }
  return readRow(row, read)
}

function readId(field: RowField): string {
  const { value } = field
  if (typeof value === 'string' && pageId.test(value)) return value
  return refuse(field, value === undefined ? 'required' : 'not_an_id') ?? ''
}

function readLanguage(field: RowField): Language {
  return (
    languages.find((language) => language === field.value) ??
    refuse(field, 'not_a_language') ??
    defaultLanguage
  )
}

/** A link like `terms` would lead to another place on each page. It is shown as text, and the operator is warned. */
function readText(field: RowField): string {
  const text = readMarkdown(field, limits.markdown)
  for (const [, address = ''] of text.matchAll(/\]\(\s*<?([^\s)>]+)/g))
    if (isRelativeLink(address)) warn({ ...field, value: address }, 'relative_link')
  return text
}

function readMoment(field: RowField, now: number): Date {
  const value = field.value ?? new Date(now).toISOString()
  const isText = typeof value === 'string' || typeof value === 'number'
  const moment = new Date(isText ? String(value) : Number.NaN)
  if (Number.isNaN(moment.getTime())) refuse(field, 'not_a_date')
  return moment
}
