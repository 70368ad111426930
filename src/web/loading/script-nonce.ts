import { createContext } from 'react'

export const ScriptNonceContext = createContext<string | undefined>(undefined)
