import type { Language } from '../../../domain/kernel/site/language.ts'

/** A moment by the clock of this browser, to the second: 10:24:08. */
export function clockTime(at: number, language: Language): string {
  return new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).format(at)
}
