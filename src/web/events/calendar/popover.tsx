import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'

interface PopoverProps {
  readonly summary: ReactNode
  readonly look: string
  /** Which edge of the button the box keeps to. */
  readonly side?: 'start' | 'end'
  readonly children: ReactNode
}

/** A box that a button opens, also without scripts. With scripts it closes on Escape and when the focus leaves it. */
export function Popover({ summary, look, side = 'end', children }: PopoverProps) {
  return (
    // The handlers are for keys and focus that reach the box from the controls in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details className="popup-details" onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <summary className={look}>{summary}</summary>
      {/* A press on the empty part of the box focuses the box, so that it stays open. */}
      <div tabIndex={-1} className={`popup-box popup-${side}`}>
        {children}
      </div>
    </details>
  )
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape' || !currentTarget.open) return
  currentTarget.open = false
  currentTarget.querySelector('summary')?.focus()
}

function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
  if (!(relatedTarget instanceof Node) || currentTarget.contains(relatedTarget)) return
  currentTarget.open = false
}
