import { useRef, useState, type ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'
import { ColouredCode } from './coloured-code.tsx'

interface CodeBlockProps {
  readonly name: string
  readonly text: string
  /** Beside the button that copies it. */
  readonly actions?: ReactNode
}

/** Code of the page, to read and to copy. */
export function CodeBlock({ name, text, actions }: CodeBlockProps) {
  const t = useMessages('sdk/guide')
  const shown = useRef<HTMLElement>(null)
  const [outcome, setOutcome] = useState<'copied' | 'selected'>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      // Not on every connection, nor with every permission: the reader's own keys copy what is selected.
      if (shown.current !== null) getSelection()?.selectAllChildren(shown.current)
      setOutcome('selected')
    }
  }
  return (
    <div className="guide-code">
      <div className="guide-bar">
        <span className="guide-file">{name}</span>
        <output className="text-xs text-ok-text">
          {outcome === 'copied' ? t.copied() : outcome === 'selected' ? t.selected() : ''}
        </output>
        <span className="guide-acts noscript:hidden">
          <Button size="sm" onClick={() => void copy()} aria-label={`${t.copy()} (${name})`}>
            <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
            {t.copy()}
          </Button>
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
