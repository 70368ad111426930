import type { ReactNode } from 'react'
import { useCopyText } from '../../form/copy-text.tsx'
import { useMessages } from '../../i18n/use-messages.ts'

const parts = /(\/\/[^\n]*|^#[^\n]*)|('[^'\n]*'|"[^"\n]*")|\b(import|from|const|await|if|npm|curl)\b/gm
const looks = ['guide-note', 'guide-string', 'guide-word'] as const

function ColouredCode({ text }: { text: string }) {
  const found = [...text.matchAll(parts)]
  return (
    <>
      {found.map((match, nth) => {
        const before = found[nth - 1]
        const from = before === undefined ? 0 : before.index + before[0].length
        const look = looks[match.slice(1).findIndex((part) => part !== undefined)]
        return (
          <span key={match.index}>
            {text.slice(from, match.index)}
            <span className={look}>{match[0]}</span>
          </span>
        )
      })}
      {text.slice(found.reduce((end, match) => Math.max(end, match.index + match[0].length), 0))}
    </>
  )
}

interface CodeBlockProps {
  readonly name: string
  readonly text: string
  readonly actions?: ReactNode
}

export function CodeBlock({ name, text, actions }: CodeBlockProps) {
  const t = useMessages('sdk/guide')
  const words = { copy: t.copy(), copied: t.copied(), selected: t.selected() }
  const { shown, button, stated } = useCopyText({ text, label: name, words })
  return (
    <div className="guide-code">
      <div className="guide-bar">
        <span className="guide-file">{name}</span>
        {stated}
        <span className="guide-acts noscript:hidden">
          {button}
          {actions}
        </span>
      </div>
      <section
        aria-label={name}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard must be able to scroll it
        tabIndex={0}
        className="guide-text focus-visible:-outline-offset-2"
      >
        <pre>
          <code ref={shown}>
            <ColouredCode text={text} />
          </code>
        </pre>
      </section>
    </div>
  )
}
