import type { Language } from '../site/language.ts'

/**
 * Converts a text that begins with a numeric date to the form of a language: `2026/04/16 17:00` is `Apr 16, 2026 17:00`
 * in English and `2026.04.16 17:00` in Korean. In a file of its own, because every page with a list of sales loads it.
 */
export function numericDateIn({ text, language }: { text: string; language: Language }): string {
  if (language === 'ko') return text.replace(/\//g, '.')
  if (language !== 'en') return text
  return text.replace(/^[\d/]+/, (day) => new Date(day).toLocaleDateString('en-US', { dateStyle: 'medium' }))
}
