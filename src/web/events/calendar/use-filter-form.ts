import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { eventsPath } from '../../../words/addresses/addresses.ts'

/**
 * Sends a filter form without loading another document. A box in which the form is closes, and a typed name is cleared, because its token is
 * a chip from then on.
 */
export function useFilterForm() {
  const navigate = useNavigate()
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    )
    const typed = form.elements.namedItem('add')
    if (typed instanceof HTMLInputElement) typed.value = ''
    const box = form.closest('details')
    box?.removeAttribute('open')
    box?.querySelector('summary')?.focus()
    void navigate(`${eventsPath}?${new URLSearchParams(fields).toString()}`)
  }
}
