import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { eventsPath } from '../../../words/addresses/addresses.ts'

export function useFilterForm() {
  const navigate = useNavigate()
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    )
    void navigate(`${eventsPath}?${new URLSearchParams(fields).toString()}`)
  }
}
