import { useEffect, useRef } from 'react'
import { isEmptyValue, type FormValues } from '../../../domain/kernel/form/form.ts'
import { listInLanguage } from '../../../domain/kernel/text/notation.ts'
import { FaultOf } from '../../form/fields/choices-field.tsx'
import { labelOf } from '../../form/fields/fault-words.ts'
import type { ShownField } from '../../form/fields/shown-form.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useSite } from '../../reader/site.ts'
import { ChoiceGroup, Radio } from '../../ui/controls/checkbox.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import type { Conflict } from './entry-outcome.ts'
import { choiceId } from './use-conflict-choice.ts'
import { valueText } from './value-text.ts'

interface ConflictNoticeProps {
  readonly fields: readonly ShownField[]
  readonly conflict: Conflict
  readonly theirs: FormValues
  readonly chosen: Readonly<Record<string, 'mine' | 'theirs'>>
  /** A contested field without a choice, which blocks saving. */
  readonly unclear: string | undefined
  readonly onChoose: (name: string, whose: 'mine' | 'theirs') => void
}

export function ConflictNotice({ fields, conflict, theirs, chosen, unclear, onChoose }: ConflictNoticeProps) {
  const t = useMessages('owner')
  const words = useMessages('form-errors')
  const { language } = useSite()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [conflict])
  const nameOf = (name: string) => labelOf(fields, name, words)
  const { mine, taken, contested } = conflict
  const sides = [
    { whose: 'mine' as const, label: t.mine(), values: mine },
    { whose: 'theirs' as const, label: t.theirs(), values: theirs },
  ]
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Notice kind="warn" role="alert" title={t.conflict()}>
        <p>{t.conflictText()}</p>
        {taken.length > 0 && (
          <p>{t.taken({ fields: listInLanguage({ names: taken.map(nameOf), language }) })}</p>
        )}
        {contested.length > 0 && <p>{t.choose()}</p>}
        <div className="mt-3 grid gap-4">
          {contested.map((name) => (
            <ChoiceGroup key={name} id={choiceId(name)} legend={nameOf(name)}>
              <div className="grid gap-2 sm:grid-cols-2">
                {sides.map(({ whose, label, values }) => (
                  <div key={whose} className="min-w-0 border border-rule-2 bg-surface px-3 pb-2">
                    <Radio
                      name={choiceId(name)}
                      label={label}
                      checked={chosen[name] === whose}
                      onChange={() => onChoose(name, whose)}
                    />
                    <p className="max-h-40 overflow-y-auto text-xs wrap-anywhere whitespace-pre-line text-ink">
                      {isEmptyValue(values[name]) ? t.nothing() : valueText(fields, name, values[name])}
                    </p>
                  </div>
                ))}
              </div>
              <FaultOf
                id={choiceId(name)}
                fault={unclear === name ? t.chooseFirst({ field: nameOf(name) }) : undefined}
              />
            </ChoiceGroup>
          ))}
        </div>
      </Notice>
    </div>
  )
}
