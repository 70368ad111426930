import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { LinkTabs } from '../../ui/lists/tabs.tsx'
import { CopiedCode } from '../copied-code.tsx'

interface CodeSectionProps<Format extends string> {
  readonly id: string
  readonly formats: readonly Format[]
  readonly names: Readonly<Record<Format, string>>
  readonly current: Format
  readonly hrefOf: (format: Format) => string
  readonly children: ReactNode
}

export function CodeSection<Format extends string>(props: CodeSectionProps<Format>) {
  const { id, formats, names, current, hrefOf, children } = props
  const t = useMessages('embeds/builder')
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-md font-head text-ink">
        {t.code()}
      </h2>
      <LinkTabs
        label={t.codeFormat()}
        look="boxed"
        replace
        tabs={formats.map((one) => ({ href: hrefOf(one), label: names[one], current: one === current }))}
      />
      {children}
    </section>
  )
}

export function PastedCode({ text, label }: { text: string; label: string }) {
  const t = useMessages('embeds/builder')
  const words = { copy: t.copy(), copied: t.copied(), selected: t.selected() }
  return <CopiedCode key={text} text={text} label={label} words={words} />
}
