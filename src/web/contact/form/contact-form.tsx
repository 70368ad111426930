import { useEffect, useRef, type FormEvent } from 'react'
import { contactFields, messageLimit } from '../../../domain/contact/contact-message.ts'
import { asksForUrl, contactPurposes } from '../../../domain/contact/contact-purpose.ts'
import { EmailInput } from '../../form/email-input.tsx'
import { FaultSummary } from '../../form/fault-summary.tsx'
import { fillForm, formDraft } from '../../form/form-draft.ts'
import { refusalOf } from '../../form/form-refusal.ts'
import { SendFailure } from '../../form/outcome/send-failure.tsx'
import { textsOf, useTextForm } from '../../form/outcome/use-text-form.ts'
import { Trap } from '../../form/trap.tsx'
import { useSending } from '../../form/use-sending.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { fetchedClient } from '../../loading/load.ts'
import { useLinks } from '../../reader/use-links.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field, type FieldControl } from '../../ui/controls/field.tsx'
import { Input, Textarea } from '../../ui/controls/input.tsx'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { Select } from '../../ui/lists/select.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import type { LoadedContact } from '../contact.load.ts'
import { contactFaults } from './contact-faults.ts'

const draft = formDraft('contact-draft')

interface ContactFormDeps {
  readonly posted: LoadedContact['message']
  readonly onSent: () => void
}

/** What was typed is stored until the message has been sent, and double submits are ignored. */
function useContactForm({ posted, onSent }: ContactFormDeps) {
  const words = { contact: useMessages('contact'), common: useMessages('field-errors') }
  const form = useRef<HTMLFormElement>(null)
  const isFilling = useRef(false)
  /** When the empty form was opened; undefined if it was restored from a draft. */
  const opened = useRef<number>(undefined)
  const { waiting, once } = useSending()
  const first = posted?.kind === 'faults' || posted?.kind === 'refused' ? posted : undefined
  const { outcome, faults, field, settle, edited, isFaultless } = useTextForm({
    form: 'contact',
    names: contactFields,
    find: (fields) => contactFaults(fields, words),
    first,
  })
  useEffect(() => {
    if (form.current === null) return
    isFilling.current = true
    // Gives the message an id, so that the server recognises a retry after a lost response as the same message. The id is not
    // part of the draft, so a restored draft is a new message.
    fillForm(form.current, { ...draft.stored(), item: '' })
    fillForm(form.current, { sending: crypto.randomUUID() })
    isFilling.current = false
    if (textsOf(form.current)['message'] === '') opened.current = Date.now()
  }, [])

  const send = () =>
    once(async () => {
      if (form.current === null) return
      const fields = textsOf(form.current)
      if (!isFaultless(fields)) return
      const elapsed = opened.current === undefined ? null : Date.now() - opened.current
      try {
        await (await fetchedClient()).sendContact({ ...fields, elapsed })
      } catch (error) {
        settle(refusalOf(error))
        return
      }
      draft.forget()
      onSent()
    })
  return {
    form,
    waiting,
    outcome,
    faults,
    field,
    /** Whether the outcome is that of a form that was posted without scripts. */
    isPosted: outcome !== undefined && outcome === first,
    onInput: (event: FormEvent<HTMLFormElement>) => {
      if (isFilling.current) return
      draft.store(event.currentTarget)
      edited(event)
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      void send()
    },
  }
}

interface ContactFormProps {
  readonly purpose: string
  readonly item: LoadedContact['item']
  readonly posted: LoadedContact['message']
  readonly onSent: () => void
}

export default function ContactForm({ purpose, item, posted, onSent }: ContactFormProps) {
  const t = useMessages('contact')
  const links = useLinks()
  const { form, waiting, outcome, faults, isPosted, onInput, onSubmit, ...rest } = useContactForm({
    posted,
    onSent,
  })
  const field = (name: string) => ({ ...rest.field(name), required: t.required() })
  const failure = <SendFailure outcome={outcome} title={t.notSent()} notReached={t.notReached()} />
  const typed = posted?.values
  return (
    <form
      ref={form}
      method="post"
      action={links.contact()}
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
      className="contact-form"
    >
      {faults.length > 0 && (
        <FaultSummary form="contact" title={t.faults({ count: faults.length })} faults={faults} />
      )}
      {/* Without scripts the reader sees the top of the page first. */}
      {isPosted && <div className="mb-5">{failure}</div>}
      <AboutItem item={item} />
      <input type="hidden" name="item" value={item?.id ?? typed?.item ?? ''} />
      <div className="grid gap-6 md:grid-cols-2">
        <Field label={t.purpose()} className="md:col-span-2" {...field('purpose')}>
          {(control) => <PurposeSelect control={control} chosen={typed?.purpose ?? purpose} />}
        </Field>
        <Field label={t.name()} {...field('name')}>
          {(control) => <Input {...control} name="name" autoComplete="name" defaultValue={typed?.name} />}
        </Field>
        <Field label={t.email()} help={t.emailHelp()} {...field('email')}>
          {(control) => <EmailInput control={control} type="text" defaultValue={typed?.email} />}
        </Field>
        <Field label={t.url()} className="contact-url md:col-span-2" {...field('url')}>
          {(control) => (
            <Input
              {...control}
              name="url"
              type="url"
              autoComplete="url"
              inputMode="url"
              placeholder="https://"
              defaultValue={typed?.url}
            />
          )}
        </Field>
        <Field label={t.message()} className="md:col-span-2" {...field('message')}>
          {(control) => (
            <Textarea
              {...control}
              name="message"
              limit={messageLimit}
              rows={9}
              defaultValue={typed?.message}
            />
          )}
        </Field>
      </div>
      <Trap label={t.trap()} className="contact-trap" typed={typed?.topic} />
      <input type="hidden" name="sending" />
      <div className="mt-6 grid gap-4 border-t border-rule pt-5">
        {!isPosted && failure}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" kind="primary" waiting={waiting} waitingLabel={t.sending()}>
            {outcome?.kind === 'refused' ? t.sendAgain() : t.send()}
          </Button>
          <p className="ms-auto text-2xs text-ink-3 noscript:hidden">{t.draftKept()}</p>
        </div>
      </div>
    </form>
  )
}

function AboutItem({ item }: Pick<LoadedContact, 'item'>) {
  const t = useMessages('contact')
  const links = useLinks()
  if (item === null) return null
  return (
    <Notice className="mb-5">
      <PageLink to={links.offering(item.id)} className="link inline-flex min-h-8 items-center">
        {t.about({ name: item.name })}
      </PageLink>
    </Notice>
  )
}

/** CSS shows the URL field if the chosen option has `data-url`. */
function PurposeSelect({ control, chosen }: { control: FieldControl; chosen: string }) {
  const t = useMessages('contact')
  return (
    <Select {...control} name="purpose" defaultValue={chosen}>
      <option value="">{t.choose()}</option>
      {contactPurposes.map((one) => (
        <option key={one} value={one} data-url={asksForUrl(one) || undefined}>
          {t[one]()}
        </option>
      ))}
    </Select>
  )
}
