import { createContext } from 'react'

/** On the server, in a part of a page that is written by itself: told of each picture that is in sight at once. */
export const EagerPictures = /* @__PURE__ */ createContext<((src: string) => void) | undefined>(undefined)
