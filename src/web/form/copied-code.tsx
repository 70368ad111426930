import { useCopyText } from './copy-text.tsx'

export function CopiedCode({ text, label, words }: Parameters<typeof useCopyText>[0]) {
  const { shown, button, stated } = useCopyText({ text, label, words })
  return (
    <div className="code-text mt-2">
      <pre>
        <code ref={shown}>{text}</code>
      </pre>
      <div className="flex flex-wrap items-center gap-3 noscript:hidden">
        {button}
        {stated}
      </div>
    </div>
  )
}
