import type { LineIssue } from './read-line.ts'

const shownCharacters = 100

/** Escapes control characters, so that a row of an imported file cannot send commands to the terminal. */
export function printable(text: string): string {
  const short = text.length > shownCharacters ? `${text.slice(0, shownCharacters)}…` : text
  return escapeMarks(JSON.stringify(short))
}

export function escapeMarks(text: string): string {
  return text.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, (mark) => `\\u{${(mark.codePointAt(0) ?? 0).toString(16)}}`)
}

export function describeIssue({ field, code, got }: LineIssue): string {
  const reason = field === '' ? code : `${field} ${code}`
  return got === '' ? reason : `${reason}, got ${printable(got)}`
}
