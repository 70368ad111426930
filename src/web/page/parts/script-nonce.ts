import { createContext } from 'react'

/** Marks an inline script as the page's own, on the server alone: see `PageContext.scriptMark`. */
export const ScriptMarkContext = createContext<string | undefined>(undefined)
