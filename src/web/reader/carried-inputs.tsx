import { useLocation } from 'react-router'
import { carriedParameters } from '../links.ts'

/** For plain GET forms, whose query replaces the one that is there. */
export function CarriedInputs() {
  const query = new URLSearchParams(useLocation().search)
  return carriedParameters.map((name) => {
    const value = query.get(name)
    return value === null ? null : <input key={name} type="hidden" name={name} value={value} />
  })
}
