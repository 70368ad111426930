import { useRef, useState } from 'react'
import { isRecord } from '../../../domain/kernel/rows/row-field.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { Button, IconButton } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'
import { FaultOf } from './choices-field.tsx'
import { focusField } from './field-faults.ts'
import type { NestingProps } from './field-props.ts'
import type { AnyField, ShownField } from './shown-form.ts'
import { useGroupKeys } from './use-group-keys.ts'

const mover = 'noscript:hidden disabled:border-transparent! disabled:bg-transparent! disabled:opacity-40'

type Group = Readonly<Record<string, unknown>>

export function GroupsField({ form, id, path, field, value, faults, partAs: Part, onChange }: NestingProps) {
  const t = useMessages('form-fields')
  const [announcement, setAnnouncement] = useState('')
  const adding = useRef<HTMLButtonElement>(null)
  const { label, most } = field
  const { fields: parts = [], group: words } = field as ShownField
  const groups: readonly Group[] = Array.isArray(value) ? value.filter(isRecord) : []
  const keys = useGroupKeys(groups.length)
  const nameOf = (place: number) => t.element({ label: words?.label ?? label, number: place + 1 })
  // The element to focus may be rendered by this change, so the focus waits for the next frame.
  const move = (from: number, to: number) => {
    onChange(exchanged(groups, from, to))
    keys.exchange(from, to)
    setAnnouncement(t.moved({ place: to + 1, total: groups.length }))
    requestAnimationFrame(() => focusMover(`${id}-${to}`, to < from ? 'up' : 'down'))
  }
  const remove = (place: number) => {
    onChange(groups.filter((_, other) => other !== place))
    keys.remove(place)
    setAnnouncement(t.removed({ name: nameOf(place) }))
    const next = Math.min(place, groups.length - 2)
    requestAnimationFrame(() => (document.getElementById(`${id}-${next}-remove`) ?? adding.current)?.focus())
  }
  const add = () => {
    onChange([...groups, {}])
    setAnnouncement(t.added({ name: nameOf(groups.length) }))
    const [first] = parts
    requestAnimationFrame(() => focusField(form, `${path}.${groups.length}.${first?.name}`))
  }
  return (
    <fieldset id={id} aria-describedby={`${id}-error`} className="min-w-0 md:col-span-2">
      <legend className="mb-2 text-sm font-strong text-ink">{label}</legend>
      <FaultOf id={id} fault={faults.find((fault) => fault.field === path)?.message} />
      <ol className="grid gap-3">
        {groups.map((group, place) => (
          <li key={keys.at(place)} className="border border-rule-2 bg-surface">
            <div className="flex items-center gap-1 border-b border-rule ps-4 pe-1">
              <h3 className="me-auto text-sm">{nameOf(place)}</h3>
              <IconButton
                id={`${id}-${place}-up`}
                icon="up"
                className={mover}
                label={t.moveUp({ name: nameOf(place) })}
                disabled={place === 0}
                onClick={() => move(place, place - 1)}
              />
              <IconButton
                id={`${id}-${place}-down`}
                icon="down"
                className={mover}
                label={t.moveDown({ name: nameOf(place) })}
                disabled={place === groups.length - 1}
                onClick={() => move(place, place + 1)}
              />
              <IconButton
                id={`${id}-${place}-remove`}
                icon="close"
                className="noscript:hidden"
                label={t.remove({ name: nameOf(place) })}
                onClick={() => remove(place)}
              />
            </div>
            <div className="grid gap-5 p-4 md:grid-cols-2">
              {parts.map((part: AnyField) => (
                <Part
                  key={part.name}
                  form={form}
                  path={`${path}.${place}.${part.name}`}
                  field={part}
                  value={group[part.name]}
                  faults={faults}
                  onChange={(next) =>
                    onChange(groups.map((one, at) => (at === place ? { ...one, [part.name]: next } : one)))
                  }
                />
              ))}
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {/* Without scripts the button sends the form, which comes back with one more group. */}
        <Button
          ref={adding}
          type="submit"
          name="add"
          value={path}
          formAction={`#${id}`}
          onClick={(event) => {
            event.preventDefault()
            add()
          }}
          disabled={most !== undefined && groups.length >= most}
        >
          <Icon name="plus" />
          {words?.add ?? t.add()}
        </Button>
        {most !== undefined && groups.length >= most && (
          <p className="text-2xs text-ink-3">{t.most({ most })}</p>
        )}
      </div>
      <output className="sr-only">{announcement}</output>
    </fieldset>
  )
}

function exchanged(groups: readonly Group[], one: number, other: number): readonly Group[] {
  return groups.map((group, place) => groups[place === one ? other : place === other ? one : place] ?? group)
}

/** Focuses the button in the moved group, or the opposite one when the group has reached an end of the list. */
function focusMover(row: string, direction: 'up' | 'down'): void {
  const found = ([direction, direction === 'up' ? 'down' : 'up'] as const).map((one) =>
    document.getElementById(`${row}-${one}`),
  )
  found.find((button) => button instanceof HTMLButtonElement && !button.disabled)?.focus()
}
