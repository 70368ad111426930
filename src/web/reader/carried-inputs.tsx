import { useLocation } from 'react-router'
import { carriedIn } from '../addresses/links.ts'

/** Hidden inputs for plain GET forms, which would otherwise drop the carried parameters. */
export function CarriedInputs() {
  const carried = carriedIn(new URLSearchParams(useLocation().search))
  return carried.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
