import { truncate } from '../../../domain/kernel/text/text.ts'

const maxLength = 200

export function writtenValue(value: unknown): string {
  return truncate(typeof value === 'string' ? value : JSON.stringify(value), maxLength)
}
