import { useState } from 'react'

/** Shows a choice at once, before the navigation to its address has finished. */
export function useShown<Shown>(stated: Shown, isSame: (one: Shown, other: Shown) => boolean) {
  const [shown, setShown] = useState(stated)
  const [known, setKnown] = useState(stated)
  const [requested, setRequested] = useState<Shown>()
  if (!isSame(known, stated)) {
    setKnown(stated)
    // On a slow connection the response to an earlier choice must not undo later ones.
    if (requested === undefined) setShown(stated)
    else if (isSame(requested, stated)) setRequested(undefined)
  }
  const show = (chosen: Shown) => {
    setShown(chosen)
    setRequested(isSame(chosen, stated) ? undefined : chosen)
  }
  return { shown, show }
}
