import { data } from 'react-router'
import ErrorPage from './error-page.tsx'

/** It shows under an address that no router could read either: brought to life there, it would be another page. */
export const handle = { scripts: false }

export const loader = () => data(null, { status: 400 })

/** Shown by the server for an address that is no text, such as `/search?q=%00` or `/ico/%E0%A4%A`. */
export default function Unreadable() {
  return <ErrorPage code={400} />
}
