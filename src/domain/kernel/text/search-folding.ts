import { foldLine, foldText } from './folding.ts'
import { simplifyHan } from './han-forms.ts'

/**
 * Folds a text that is searched, or searched for: as `foldText`, and both Chinese scripts are one. Only servers search, so that
 * browsers do not load the table of characters. `ＢＴＣ`, `ヒノデ`, `太陽能` → `btc`, `ひので`, `太阳能`.
 */
export function foldSearchText(text: string): string {
  return simplifyHan(foldText(text))
}

export function foldSearchLine(text: string): string {
  return simplifyHan(foldLine(text))
}
