import { webAddress } from '../rows/web-address.ts'
import { isEmailAddress } from '../text/email-address.ts'
import { isReadableText } from '../text/readable-text.ts'
import { isLongerThan, truncate } from '../text/text.ts'
import { readDay } from '../time/calendar-day.ts'
import { readInstant } from '../time/instant.ts'
import { isCapText } from './cap-text.ts'
import type { PlainKind } from './form.ts'
import { isImagePath } from './image-path.ts'
import { isVideoUrl } from './video-url.ts'

export type FormFaultCode =
  | 'required'
  | 'characters'
  | 'too_long'
  | 'too_many'
  | 'repeated'
  | 'url'
  | 'email'
  | 'video'
  | 'cap'
  | 'image'
  | 'date'
  | 'number'
  | 'least'
  | 'most'
  | 'amount'
  | 'choice'
  | 'symbol'
  | 'coin'
  | 'end_before_start'
  | 'minimum_above_maximum'
  | 'unknown'
  | 'invalid'

export interface FoundFault {
  readonly code: FormFaultCode
  readonly limit?: number
  readonly value?: string
}

const defaultLimit = 2_000
const maxShownLength = 60

const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/
const amount = /^\d{1,40}(?:\.\d{1,30})?$/

const isKind: Readonly<Record<Exclude<PlainKind, 'text' | 'lines' | 'remote'>, (text: string) => boolean>> = {
  date: (text) =>
    readDay(text) !== undefined || readInstant(text) !== undefined || readInstant(`${text}Z`) !== undefined,
  amount: (text) => amount.test(grouped.test(text) ? text.replaceAll(',', '') : text),
  cap: isCapText,
  url: (text) => webAddress(text) !== undefined,
  image: isImagePath,
  video: (text) => isVideoUrl(webAddress(text) ?? ''),
  email: isEmailAddress,
}

/** Expects a value that is not empty: the caller has already dealt with empty ones. */
export function plainFault(
  { kind, limit = defaultLimit }: { readonly kind: PlainKind; readonly limit?: number },
  value: unknown,
): FoundFault | undefined {
  if (typeof value !== 'string') return { code: 'invalid' }
  if (!isReadableText(value, { lines: kind === 'lines' })) return { code: 'characters' }
  const text = value.trim()
  if (isLongerThan(text, limit)) return { code: 'too_long', limit }
  if (kind === 'text' || kind === 'lines' || kind === 'remote' || isKind[kind](text)) return undefined
  return kind === 'cap' ? { code: kind, value: truncate(text, maxShownLength) } : { code: kind }
}
