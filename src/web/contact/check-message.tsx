import { asksForUrl, readPurpose } from '../../domain/contact/contact-purpose.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useLinks } from '../reader/use-links.ts'
import { Notice } from '../ui/states/notice.tsx'
import { buttonClass } from '../ui/styles/button-class.ts'
import type { LoadedContact } from './contact.load.ts'
import type { ContactValues } from './form/contact-values.ts'

interface CheckMessageProps {
  readonly values: ContactValues
  readonly ticket: string
  readonly item: LoadedContact['item']
}

/** Without scripts: what was written, once more, with the ticket that the second press sends it by. */
export function CheckMessage({ values, ticket, item }: CheckMessageProps) {
  const t = useMessages('contact')
  const links = useLinks()
  const purpose = readPurpose(values.purpose)
  const facts = [
    { name: t.purpose(), text: [purpose && t[purpose](), item && t.about(item)].filter(Boolean).join('\n') },
    { name: t.name(), text: values.name },
    ...(purpose !== undefined && asksForUrl(purpose) ? [{ name: t.url(), text: values.url }] : []),
    { name: t.email(), text: values.email },
    { name: t.message(), text: values.message },
  ]
  return (
    <form method="post" action={links.contact()}>
      <Notice className="mb-5">
        <h2 className="text-md">{t.check()}</h2>
        <p>{t.checkText()}</p>
      </Notice>
      <dl className="border-t border-rule text-sm">
        {facts.map(({ name, text }) => (
          <div
            key={name}
            className="grid gap-1 border-b border-rule py-2.5 md:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <dt className="text-ink-3">{name}</dt>
            <dd className="break-words whitespace-pre-line">{text}</dd>
          </div>
        ))}
      </dl>
      {Object.entries({ ...values, ticket }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="submit" className={buttonClass({ kind: 'primary' })}>
          {t.send()}
        </button>
        <button type="submit" name="change" value="1" className={buttonClass({ kind: 'default' })}>
          {t.change()}
        </button>
      </div>
    </form>
  )
}
