import { useRef, useState } from 'react'
import { Button } from '../ui/controls/button.tsx'
import { Icon } from '../ui/pictures/icon.tsx'

interface CopiedCodeProps {
  readonly text: string
  /** What it is, where several stand on a page. */
  readonly label: string
  readonly words: { readonly copy: string; readonly copied: string; readonly selected: string }
}

/** A text to be taken elsewhere, with a button that copies it. */
export function CopiedCode({ text, label, words }: CopiedCodeProps) {
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
    <div className="code-text mt-2">
      <pre>
        <code ref={shown}>{text}</code>
      </pre>
      <div className="flex flex-wrap items-center gap-3 noscript:hidden">
        <Button size="sm" onClick={() => void copy()} aria-label={`${words.copy} (${label})`}>
          <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
          {words.copy}
        </Button>
        <output className="text-xs text-ok-text">
          {outcome === 'copied' ? words.copied : outcome === 'selected' ? words.selected : ''}
        </output>
      </div>
    </div>
  )
}
