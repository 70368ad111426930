import { createContext } from 'react'

/** Marks an inline script as the page's own, on the server alone: see `PageContext.scriptNonce`. */
export const ScriptNonceContext = createContext<string | undefined>(undefined)
