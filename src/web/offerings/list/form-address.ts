import type { Language } from '../../../domain/kernel/site/language.ts'
import type { DayPreset } from '../../../domain/kernel/time/calendar-day.ts'
import { dayInLanguage } from '../../../domain/kernel/time/language-day.ts'
import { periodOfShortcut } from '../../../domain/offerings/list/date-shortcuts.ts'
import { defaultListQuery, listFieldNames, listFields } from '../../../domain/offerings/list/list-fields.ts'
import { readListQuery, writeListQuery } from '../../../domain/offerings/list/list-query-text.ts'
import { changeListQuery } from '../../../domain/offerings/list/list-query.ts'
import type { Period } from '../../../domain/offerings/list/periods.ts'
import { targetLimitName, upTo } from '../../../domain/offerings/list/target-ranges.ts'

interface FormChange {
  /** The query of the list that was requested last; that of the shown list if no other one was requested. */
  readonly address: string
  readonly fields: FormData
  readonly changed: readonly string[]
}

/**
 * The query after a change of some fields, in its shortest form and on page 1; undefined when the filters of the address stay
 * the same.
 */
export function queryAfter({ address, fields, changed }: FormChange): URLSearchParams | undefined {
  const before = { ...readListQuery(new URLSearchParams(address)), page: defaultListQuery.page }
  const chosen = listFieldNames
    .filter((name) => changed.includes(name))
    .map((name) => [name, listFields[name].read(lastText(fields, name)) ?? defaultListQuery[name]])
  // The list of limits is the second question about the maximum target, whose answer is a range too.
  const limit = lastText(fields, targetLimitName)
  const limited = changed.includes(targetLimitName)
    ? { targetAmountMax: limit === '' ? undefined : upTo(Number(limit)) }
    : {}
  const requested = writeListQuery(changeListQuery(before, { ...Object.fromEntries(chosen), ...limited }))
  return requested.toString() === writeListQuery(before).toString() ? undefined : requested
}

function lastText(fields: FormData, name: string): string {
  const value = fields.getAll(name).at(-1)
  return typeof value === 'string' ? value : ''
}

export function periodToday({ preset, language }: { preset: DayPreset; language: Language }): Period {
  const today = dayInLanguage({ at: new Date(), language }) ?? ''
  return periodOfShortcut({ preset, today })
}
