import { useLocation } from 'react-router'
import { keptParameters } from '../links.ts'

/** For plain GET forms, whose query replaces the one that is there. */
export function KeptInputs() {
  const query = new URLSearchParams(useLocation().search)
  return keptParameters.map((name) => {
    const value = query.get(name)
    return value === null ? null : <input key={name} type="hidden" name={name} value={value} />
  })
}
