import { describe, expect, it } from 'vitest'
import { readPage } from './page-rules.ts'

const now = Date.parse('2026-04-16T00:00:00Z')
const row = { page_id: 'about', language: 'ja', title: '概要', description: '説明', markdown: '# 概要\n' }
const read = (input: unknown) => readPage({ row: input, now })

describe('a row of a page', () => {
  it('is accepted as written, and dated now by default', () => {
    expect(read(row)).toEqual({ content: { ...row, updated_at: new Date(now) }, warnings: [] })
    const dated = { ...row, title: ' ', updated_at: '2026-01-05T00:00:00Z' }
    expect(read(dated)).toEqual({
      content: { ...dated, updated_at: new Date('2026-01-05') },
      warnings: [],
    })
  })

  it('is accepted with a warning for each link that is relative to the page', () => {
    const markdown =
      '[a](terms) [b](/page/terms) [c](#section-1) [d](https://a.example) [e](mailto:a@a.example) ![f](f.png)'
    expect(read({ ...row, markdown })).toMatchObject({
      warnings: [
        { field: 'markdown', code: 'relative_link', got: 'terms' },
        { field: 'markdown', code: 'relative_link', got: 'f.png' },
      ],
    })
  })

  it('is refused with all of its faults', () => {
    const bad = {
      page_id: null,
      language: 'xx',
      title: '',
      description: 5,
      markdown: '\u0000',
      updated_at: '',
    }
    expect(read(bad)).toEqual({
      errors: [
        { field: 'page_id', code: 'not_an_id', got: 'null' },
        { field: 'language', code: 'not_a_language', got: 'xx' },
        { field: 'updated_at', code: 'not_a_date', got: '' },
        { field: 'title', code: 'required', got: '' },
        { field: 'description', code: 'not_a_text', got: '5' },
        { field: 'markdown', code: 'not_a_text', got: '\u0000' },
      ],
    })
    expect(read([1])).toEqual({ errors: [{ field: '', code: 'not_an_object', got: '[1]' }] })
  })
})
