import { createContext } from 'react'

/** Inside a cached part of a page, on the server: collects the pictures that are above the fold. */
export const EagerPictures = /* @__PURE__ */ createContext<((src: string) => void) | undefined>(undefined)
