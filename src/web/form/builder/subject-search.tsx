import type { FormEvent } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { CarriedInputs } from '../../reader/carried-inputs.tsx'
import { buttonClass } from '../../ui/styles/button-class.ts'
import { RemoteSelect } from '../remote-select.tsx'
import type { RemoteOption } from '../use-remote-options.ts'

interface SubjectSearchProps {
  readonly id: string
  readonly heading: string
  readonly action: string
  readonly view: Readonly<Record<string, string>>
  readonly typed: string
  readonly isFull?: boolean
  readonly find: (text: string) => Promise<readonly RemoteOption[]>
  readonly written: (option: RemoteOption) => string
  readonly onSearch: (text: string) => void
  readonly onChoose: (value: string) => void
}

export function SubjectSearch(props: SubjectSearchProps) {
  const { id, heading, action, view, typed, isFull, find, written, onSearch, onChoose } = props
  const t = useMessages('embeds/builder')
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = new FormData(event.currentTarget).get('q')
    onSearch(typeof q === 'string' ? q : '')
  }
  const { q: _typed, ...rest } = view
  return (
    <form action={action} onSubmit={search}>
      {Object.entries(rest).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <CarriedInputs />
      <h2 id={id} className="mb-1.5 text-sm font-strong text-ink">
        {heading}
      </h2>
      <div className="flex gap-2">
        <RemoteSelect
          name="q"
          label={t.hint()}
          placeholder={t.hint()}
          value={typed}
          maxLength={100}
          disabled={isFull}
          find={find}
          written={written}
          onChoose={(_, { value }) => onChoose(value)}
          className="min-w-0 flex-1"
        />
        <button type="submit" disabled={isFull} className={buttonClass()}>
          {t.search()}
        </button>
      </div>
    </form>
  )
}
