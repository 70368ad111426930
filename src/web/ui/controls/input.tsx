import { useState, type ComponentProps } from 'react'
import type { IconName } from '../pictures/icon-names.ts'
import { Icon } from '../pictures/icon.tsx'

type InputProps = ComponentProps<'input'> & {
  type?: 'text' | 'search' | 'email' | 'url' | 'date' | 'datetime-local' | 'month' | 'number' | 'tel'
  icon?: IconName
}

export function Input({ icon, className = '', ...rest }: InputProps) {
  if (!icon) return <input type="text" {...rest} className={`control ${className}`} />
  return (
    <span className={`relative block ${className}`}>
      <Icon name={icon} className="pointer-events-none absolute inset-y-0 start-3 my-auto text-ink-3" />
      <input type="text" {...rest} className="control ps-10 text-ellipsis" />
    </span>
  )
}

type Text = ComponentProps<'textarea'>['value']
let segmenter: Intl.Segmenter | undefined

/** Counts characters as readers do: a family emoji is one. */
function lengthOf(text: Text): number {
  segmenter ??= new Intl.Segmenter('ja', { granularity: 'grapheme' })
  return Array.from(segmenter.segment(String(text ?? ''))).length
}

/** The counter warns but never truncates, so a pasted text that is too long can be shortened by its writer. */
export function Textarea({
  limit,
  className = '',
  onInput,
  ...rest
}: ComponentProps<'textarea'> & { limit?: number }) {
  const [typed, setTyped] = useState(() => lengthOf(rest.defaultValue))
  const length = rest.value === undefined ? typed : lengthOf(rest.value)
  return (
    <>
      <textarea
        rows={4}
        {...rest}
        className={`control min-h-30 resize-y py-2.5 ${className}`}
        onInput={(event) => {
          setTyped(lengthOf(event.currentTarget.value))
          onInput?.(event)
        }}
      />
      {limit !== undefined && (
        <span
          className={`field-count text-end text-2xs ${length > limit ? 'font-strong text-error-text' : 'text-ink-3'}`}
        >
          {length} / {limit}
        </span>
      )}
    </>
  )
}
