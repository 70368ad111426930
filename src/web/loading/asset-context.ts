import { createContext } from 'react'
import type { PageContext } from './page-context.ts'

/** Known on the server alone; in the browser there is nothing left to announce. */
export const AssetContext = createContext<PageContext['assetOf'] | undefined>(undefined)
