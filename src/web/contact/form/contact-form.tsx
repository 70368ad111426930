import { messageLimit } from '../../../domain/contact/contact-message.ts'
import { EmailInput } from '../../form/email-input.tsx'
import { RefusedForm } from '../../form/refused-form.tsx'
import { Trap } from '../../form/trap.tsx'
import { useFaults } from '../../form/use-faults.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useLinks } from '../../reader/use-links.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { Input, Textarea } from '../../ui/controls/input.tsx'
import type { LoadedContact } from '../contact.load.ts'
import { AboutItem } from './about-item.tsx'
import { PurposeSelect } from './purpose-select.tsx'
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
  const faultAt = useFaults('contact', outcome)
  const field = (name: string) => ({ ...faultAt(name), required: t.required() })
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
      <RefusedForm
        form="contact"
        outcome={outcome}
        words={{ faults: (count) => t.faults(count), refused: t.notSent(), notReached: t.notReached() }}
      />
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
      <div className="mt-6 flex flex-wrap items-center gap-3 border-t border-rule pt-5">
        <Button type="submit" kind="primary" waiting={waiting} waitingLabel={t.sending()}>
          {t.send()}
        </Button>
        <p className="ms-auto text-2xs text-ink-3 noscript:hidden">{t.draftKept()}</p>
      </div>
    </form>
  )
}
