import { useLocation } from 'react-router'
import { carriedIn } from '../addresses/links.ts'

/** For plain GET forms, whose query replaces the one that is there. */
export function CarriedInputs() {
  const carried = carriedIn(new URLSearchParams(useLocation().search))
  return carried.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
