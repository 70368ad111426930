import { createContext } from 'react'
import type { PageContext } from './page-context.ts'

/** Set on the server only. The browser needs no preloads. */
export const AssetContext = createContext<PageContext['assetOf'] | undefined>(undefined)
