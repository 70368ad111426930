import { createContext } from 'react'
import type { PageContext } from './page-context.ts'

/** Finds the built files of a module, for preloads. Set on the server only, because the browser needs no preloads. */
export const AssetContext = createContext<PageContext['assetsOf'] | undefined>(undefined)
