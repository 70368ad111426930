import type { Language } from '../site/language.ts'

/**
 * A text that begins with a date in figures, as a language writes that: `2026/04/16 17:00` is `Apr 16, 2026 17:00` in
 * English and `2026.04.16 17:00` in Korean. Apart from the other formats, since every list of sales needs it at once.
 */
export function numericDateIn({ text, language }: { text: string; language: Language }): string {
  if (language === 'ko') return text.replace(/\//g, '.')
  if (language !== 'en') return text
  return text.replace(/^[\d/]+/, (day) => new Date(day).toLocaleDateString('en-US', { dateStyle: 'medium' }))
}
