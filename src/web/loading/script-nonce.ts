import { createContext } from 'react'

/** Nonce for the page's own inline scripts, on the server only: see `PageContext.scriptNonce`. */
export const ScriptNonceContext = createContext<string | undefined>(undefined)
