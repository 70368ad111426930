import { useEffect, useRef, useState, type FormEvent } from 'react'
import { checkContact } from '../../../domain/contact/contact-message.ts'
import { fillForm, formDraft } from '../../form/form-draft.ts'
import { refusalOf, type FormRefusal } from '../../form/form-outcome.ts'
import { useSending } from '../../form/use-sending.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { fetchedClient } from '../../loading/load.ts'
import { faultText } from './fault-text.ts'
import type { LoadedContact } from '../contact.load.ts'

const draft = formDraft('contact-draft')

interface ContactFormDeps {
  readonly posted: LoadedContact['message']
  readonly onSent: () => void
}

/** The form of a message: what was typed stays until it was taken, whatever happens, and it is sent once. */
export function useContactForm({ posted, onSent }: ContactFormDeps) {
  const words = { contact: useMessages('contact'), common: useMessages('field-errors') }
  const form = useRef<HTMLFormElement>(null)
  const isFilling = useRef(false)
  /** Unknown where something was in the form before. */
  const opened = useRef<number>(undefined)
  const { waiting, once } = useSending()
  const [outcome, setOutcome] = useState<FormRefusal | undefined>(() =>
    posted?.kind === 'faults' || posted?.kind === 'refused' ? posted : undefined,
  )
  useEffect(() => {
    if (form.current === null) return
    isFilling.current = true
    // It names one sending: sent again after an answer that got lost, the message is known.
    fillForm(form.current, { ...draft.stored(), item: '' })
    fillForm(form.current, { sending: crypto.randomUUID() })
    isFilling.current = false
    if (fieldsOf(form.current)['message'] === '') opened.current = Date.now()
  }, [])

  const send = () =>
    once(async () => {
      if (form.current === null) return
      const fields = fieldsOf(form.current)
      const checked = checkContact(fields)
      if ('faults' in checked) {
        const faults = checked.faults.map((fault) => ({ ...fault, message: faultText(fault, words) }))
        return setOutcome({ kind: 'faults', faults })
      }
      const elapsed = opened.current === undefined ? null : Date.now() - opened.current
      try {
        await (await fetchedClient()).sendContact({ ...fields, elapsed })
      } catch (error) {
        return setOutcome(refusalOf(error))
      }
      draft.forget()
      return onSent()
    })
  return {
    form,
    waiting,
    outcome,
    onInput: () => {
      if (form.current !== null && !isFilling.current) draft.store(form.current)
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      void send()
    },
  }
}

function fieldsOf(form: HTMLFormElement): Readonly<Record<string, string>> {
  return Object.fromEntries(new FormData(form)) as Record<string, string>
}
