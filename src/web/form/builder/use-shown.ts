import { useState } from 'react'

/** What was chosen shows at once; the address, which states it, follows. */
export function useShown<Shown>(stated: Shown, isSame: (one: Shown, other: Shown) => boolean) {
  const [shown, setShown] = useState(stated)
  const [known, setKnown] = useState(stated)
  const [requested, setRequested] = useState<Shown>()
  if (!isSame(known, stated)) {
    setKnown(stated)
    // On a slow line the reader is ahead: what comes for an earlier choice does not undo the later ones.
    if (requested === undefined) setShown(stated)
    else if (isSame(requested, stated)) setRequested(undefined)
  }
  const show = (chosen: Shown) => {
    setShown(chosen)
    setRequested(isSame(chosen, stated) ? undefined : chosen)
  }
  return { shown, show }
}
