const parts = /(\/\/[^\n]*|^#[^\n]*)|('[^'\n]*'|"[^"\n]*")|\b(import|from|const|await|if|npm|curl)\b/gm
const looks = ['guide-note', 'guide-string', 'guide-word'] as const

/** Comments, texts and words of the language stand out a little; the rest is as it is. */
export function ColouredCode({ text }: { text: string }) {
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
