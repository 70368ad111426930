import { useNavigate } from 'react-router'
import { loginPath } from '../../words/addresses/sdk-addresses.ts'
import { useLinks } from '../reader/use-links.ts'
import { Sessions } from './sessions/sessions.tsx'
import { ListedDapps } from './listed-dapps.tsx'
import { NotThere } from './not-there.tsx'
import { useOwn } from './use-own.ts'

/** The dApps of who is logged in. */
export default function DappList() {
  const { found, again, change } = useOwn((client) => client.listDapps({}))
  const navigate = useNavigate()
  const links = useLinks()
  if (found.kind !== 'there') return <NotThere kind={found.kind} again={again} />
  return (
    <>
      <ListedDapps own={found.data} onChange={change} again={again} />
      <Sessions onLoggedOut={() => void navigate(links.inside(loginPath))} />
    </>
  )
}
