import type { Messages } from '../../../words/dictionary.ts'
import { useMessages } from '../../i18n/use-messages.ts'

export const chapters = (t: Messages<'sdk/guide'>) =>
  ({
    install: t.install(),
    payment: t.payment(),
    transfer: t.transfer(),
    server: t.server(),
    verify: t.verify(),
    errors: t.errors(),
    reference: t.reference(),
  }) as const

export function Contents() {
  const t = useMessages('sdk/guide')
  return (
    <nav aria-label={t.contents()} className="guide-contents">
      <ol>
        {Object.entries(chapters(t)).map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
