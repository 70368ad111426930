import { useEffect, useEffectEvent, type RefObject } from 'react'

interface Typing {
  readonly field: RefObject<HTMLInputElement | null>
  /** What stands in the field when no letter is being composed. */
  readonly onText: (text: string) => void
  /** True if the key has been used up. */
  readonly onKey: (key: string, text: string) => boolean
  /** The reader has gone elsewhere. */
  readonly onLeave: () => void
}

/** Of a key that an input method takes for itself, also where the browser calls the composing ended already (Safari). */
const takenByInputMethod = 229

/**
 * What is typed into the field of the page. Words that are being composed, as Japanese and Korean ones are, are not
 * taken before they are finished, and neither are the keys that finish them. Keyboards of phones compose Latin words
 * too, which are taken letter by letter; in Chinese those are the sounds of a word, not the word.
 */
export function useTyping({ field, ...typing }: Typing): void {
  const take = useEffectEvent((text: string) => typing.onText(text))
  const press = useEffectEvent((event: KeyboardEvent, text: string) => {
    // Some browsers tell of the input method in this way only.
    // oxlint-disable-next-line typescript/no-deprecated
    if (event.isComposing || event.keyCode === takenByInputMethod) return
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    if (typing.onKey(event.key, text)) event.preventDefault()
  })
  const leave = useEffectEvent(() => typing.onLeave())
  useEffect(() => {
    const { current: input } = field
    if (input === null) return undefined
    const ended = new AbortController()
    const { signal } = ended
    const takeTyped = ({ isComposing, data }: InputEvent) => {
      if (!isComposing || isLatinTyped(data)) take(input.value)
    }
    // A tap beside the field does not take the focus from it everywhere.
    const leaveByTap = ({ target }: PointerEvent) => {
      if (target instanceof Node && input.closest('.coin-search')?.contains(target) !== true) leave()
    }
    input.addEventListener('input', takeTyped, { signal })
    input.addEventListener('compositionend', () => take(input.value), { signal })
    input.addEventListener('keydown', (event) => press(event, input.value), { signal })
    input.addEventListener('blur', () => leave(), { signal })
    input.form?.addEventListener('submit', () => leave(), { signal })
    document.addEventListener('pointerdown', leaveByTap, { signal })
    return () => ended.abort()
  }, [field])
}

function isLatinTyped(composed: string | null): boolean {
  return composed !== null && /^[\w.-]*$/.test(composed) && !document.documentElement.lang.startsWith('zh')
}
