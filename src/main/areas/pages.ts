import { implementPages } from '../../api/pages/pages.operations.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { Area } from './area.ts'

export function openPages({ database, config }: Foundation) {
  return { name: 'pages', operations: implementPages({ database, settings: config }) } satisfies Area
}
