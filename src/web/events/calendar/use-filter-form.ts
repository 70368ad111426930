import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { eventsPath } from '../../../words/addresses/addresses.ts'

/** Sends a filter form without loading another document, and closes the box in which it is. */
export function useFilterForm() {
  const navigate = useNavigate()
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    )
    form.closest('details')?.removeAttribute('open')
    void navigate(`${eventsPath}?${new URLSearchParams(fields).toString()}`)
  }
}
