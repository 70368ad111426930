import { languages } from '../../domain/kernel/site/language.ts'
import type { PageRow } from './pages.store.ts'

interface Fault {
  readonly field: string
  readonly code: string
  readonly got: string
}

const limits = { title: 200, description: 500, markdown: 200_000 }
const pageId = /^(?=.{1,64}$)[a-z0-9]+(?:-[a-z0-9]+)*$/
/** What a database cannot keep, or a terminal should not get. */
// eslint-disable-next-line no-control-regex
const broken = /[\p{Cs}\u0000-\u0008\u000B\u000C\u000E-\u001F]/u

/** A page from a row of JSON. Without `updated_at` it was written now. */
export function readPageRow({
  row,
  now,
}: {
  row: unknown
  now: number
}): { id: string; content: PageRow; warnings: [] } | { errors: Fault[] } {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) {
    return { errors: [{ field: '', code: 'not_an_object', got: shown(row) }] }
  }
  const given = new Map(Object.entries(row))
  const errors: Fault[] = []
  const refuse = (field: string, code: string) =>
    void errors.push({ field, code, got: shown(given.get(field)) })
  const readText = (field: 'title' | 'description' | 'markdown') => {
    const value = given.get(field)
    if (value === undefined || value === null || value === '') refuse(field, 'required')
    else if (typeof value !== 'string' || broken.test(value)) refuse(field, 'not_a_text')
    else if (value.length > limits[field]) refuse(field, 'too_long')
    else return value
    return ''
  }
  const id = given.get('page_id')
  const isId = typeof id === 'string' && pageId.test(id)
  if (!isId) refuse('page_id', id === undefined ? 'required' : 'not_an_id')
  const language = languages.find((candidate) => candidate === given.get('language'))
  if (language === undefined) refuse('language', 'not_a_language')
  const updated = new Date(String(given.get('updated_at') ?? new Date(now).toISOString()))
  if (Number.isNaN(updated.getTime())) refuse('updated_at', 'not_a_date')
  const texts = {
    title: readText('title'),
    description: readText('description'),
    markdown: readText('markdown'),
  }
  if (!isId || language === undefined || errors.length > 0) return { errors }
  return {
    id: `${id} ${language}`,
    content: { page_id: id, language, ...texts, updated_at: updated },
    warnings: [],
  }
}

function shown(value: unknown): string {
  return value === undefined ? '' : (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 100)
}
