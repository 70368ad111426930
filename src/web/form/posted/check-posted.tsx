import type { ReactNode } from 'react'
import { Notice } from '../../ui/states/notice.tsx'
import { buttonClass } from '../../ui/styles/button-class.ts'

export interface PostedFact {
  readonly name: string
  readonly text: string
}

interface CheckPostedProps {
  /** Where the form is sent. */
  readonly action: string
  readonly notice: ReactNode
  readonly facts: readonly PostedFact[]
  /** The posted fields and the ticket, which are sent again. */
  readonly fields: Readonly<Record<string, string>>
  readonly send: string
  readonly change: string
}

/** The page between the two submits of a form without scripts: what was typed, and buttons to send it or to go back. */
export function CheckPosted({ action, notice, facts, fields, send, change }: CheckPostedProps) {
  return (
    <form method="post" action={action}>
      {notice}
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
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="submit" className={buttonClass({ kind: 'primary' })}>
          {send}
        </button>
        <button type="submit" name="change" value="1" className={buttonClass({ kind: 'default' })}>
          {change}
        </button>
      </div>
    </form>
  )
}

/** The question of that page. */
export function CheckNotice({ title, text }: { title: string; text: string }) {
  return (
    <Notice className="mb-5">
      <h2 className="text-md">{title}</h2>
      <p>{text}</p>
    </Notice>
  )
}
