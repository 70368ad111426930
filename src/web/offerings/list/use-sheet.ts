import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { filtersId } from './filters-id.ts'
import { latestAddress } from './requested-addresses.ts'

const leading = 'a, button[type="button"]:not([popovertarget])'
const focusable = 'a[href],button,input:not([type="hidden"]),select,summary'

/**
 * Whether the filters are open as a sheet that covers the list. All choices in the sheet make one history entry; with the filters
 * beside the list, each choice makes one.
 */
export function isSheetOpen(): boolean {
  return document.getElementById(filtersId)?.matches(':popover-open') === true
}

/**
 * Makes the open sheet a dialog that keeps the focus and closes on Back. For that it adds a history entry, which choices in the
 * sheet replace; Back closes the sheet and keeps the choices.
 */
export function useSheet(panel: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const keepChoices = useRef(() => {})
  useEffect(() => {
    keepChoices.current = () => {
      const chosen = latestAddress(search)
      if (chosen !== location.search) void navigate(pathname + chosen, { replace: true })
    }
  }, [navigate, pathname, search])

  useEffect(() => {
    const sheet = panel.current
    if (sheet === null) return undefined
    let isUsed = false
    let isLeaving = false
    const onToggle = ({ newState }: ToggleEvent) => {
      setOpen(newState === 'open')
      if (newState === 'open') {
        isUsed = false
        addEntry()
        sheet.querySelector('button')?.focus()
      } else if (!isUsed && hasEntry()) {
        // Removes the extra entry, or the next Back would seem to do nothing. After a choice it stays, since going back could overtake the navigation.
        isLeaving = true
        history.back()
      }
    }
    const onInput = () => (isUsed = true)
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(leading) !== null) isUsed = true
    }
    const onBack = () => {
      const wasLeaving = isLeaving
      isLeaving = false
      if (!isSheetOpen()) return
      // The sheet was opened again before its previous entry was removed.
      if (wasLeaving) return addEntry()
      sheet.hidePopover()
      keepChoices.current()
    }
    sheet.addEventListener('toggle', onToggle)
    sheet.addEventListener('input', onInput)
    window.addEventListener('click', onClick, true)
    window.addEventListener('popstate', onBack)
    return () => {
      sheet.removeEventListener('toggle', onToggle)
      sheet.removeEventListener('input', onInput)
      window.removeEventListener('click', onClick, true)
      window.removeEventListener('popstate', onBack)
    }
  }, [panel])

  if (!isOpen) return {}
  return { role: 'dialog', 'aria-modal': true, onKeyDown: keepFocus } as const
}

function hasEntry(): boolean {
  return history.state?.[filtersId] === true
}

function addEntry(): void {
  if (!hasEntry()) history.pushState({ ...history.state, [filtersId]: true }, '')
}

function keepFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return
  const fields = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter((field) =>
    field.checkVisibility(),
  )
  const [from, to] = event.shiftKey ? [fields[0], fields.at(-1)] : [fields.at(-1), fields[0]]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}
