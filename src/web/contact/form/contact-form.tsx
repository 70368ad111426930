import { messageLimit } from '../../../domain/contact/contact-message.ts'
import { asksForUrl, contactPurposes } from '../../../domain/contact/contact-purpose.ts'
import { FaultSummary } from '../../form/fault-summary.tsx'
import { fieldId } from '../../form/field-id.ts'
import { useFirstFault } from '../../form/use-first-fault.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useLinks } from '../../reader/use-links.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { Input, Textarea } from '../../ui/controls/input.tsx'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { Select } from '../../ui/lists/select.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import type { LoadedContact } from '../contact.load.ts'
import { useContactForm } from './use-contact-form.ts'

interface ContactFormProps {
  /** That a link has chosen. */
  readonly purpose: string
  readonly item: LoadedContact['item']
  /** What came of it when it was sent without scripts. */
  readonly posted: LoadedContact['message']
  readonly onSent: () => void
}

export default function ContactForm({ purpose, item, posted, onSent }: ContactFormProps) {
  const t = useMessages('contact')
  const links = useLinks()
  const { form, waiting, outcome, onInput, onSubmit } = useContactForm({ posted, onSent })
  const faults = outcome?.kind === 'faults' ? outcome.faults : []
  useFirstFault('contact', outcome)
  const field = (name: string) => ({
    id: fieldId('contact', name),
    required: t.required(),
    error: faults.find((fault) => fault.field === name)?.message,
  })
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
      {outcome?.kind === 'refused' && (
        <Notice kind="error" role="alert" title={t.notSent()} className="mb-5">
          <p>{outcome.text ?? t.notReached()}</p>
        </Notice>
      )}
      {item !== null && (
        <Notice className="mb-5">
          <PageLink to={links.offering(item.id)} className="link inline-flex min-h-8 items-center">
            {t.about({ name: item.name })}
          </PageLink>
        </Notice>
      )}
      <input type="hidden" name="item" value={item?.id ?? typed?.item ?? ''} />
      <div className="grid gap-6 md:grid-cols-2">
        <Field label={t.purpose()} className="md:col-span-2" {...field('purpose')}>
          {(control) => (
            <Select {...control} name="purpose" defaultValue={typed?.purpose ?? purpose}>
              <option value="">{t.choose()}</option>
              {contactPurposes.map((one) => (
                <option key={one} value={one} data-url={asksForUrl(one) || undefined}>
                  {t[one]()}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t.name()} {...field('name')}>
          {(control) => <Input {...control} name="name" autoComplete="name" defaultValue={typed?.name} />}
        </Field>
        <Field label={t.email()} help={t.emailHelp()} {...field('email')}>
          {(control) => (
            <Input
              {...control}
              name="email"
              type="text"
              autoComplete="email"
              inputMode="email"
              placeholder="you@example.com"
              defaultValue={typed?.email}
            />
          )}
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
      {/* Programs fill in whatever there is. */}
      <label className="contact-trap" aria-hidden="true">
        {t.trap()}
        <input name="topic" tabIndex={-1} autoComplete="off" defaultValue={typed?.topic} />
      </label>
      <input type="hidden" name="sending" />
      <div className="mt-6 flex flex-wrap items-center gap-3 border-t border-rule pt-5">
        <Button type="submit" kind="primary" waiting={waiting} waitingLabel={t.sending()}>
          {t.send()}
        </Button>
        <p className="ms-auto text-2xs text-ink-3 noscript:hidden">{t.draftKept()}</p>
      </div>
    </form>
  )
}
