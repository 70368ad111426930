import type { Language } from '../kernel/site/language.ts'

export interface Page {
  page_id: string
  language: Language
  title: string
  description: string
  markdown: string
  updated_at: Date
}
