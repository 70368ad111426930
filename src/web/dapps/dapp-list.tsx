import { useNavigate } from 'react-router'
import { loginPath } from '../../words/addresses/sdk-addresses.ts'
import { useLinks } from '../reader/use-links.ts'
import { ListedDapps } from './listed-dapps.tsx'
import { QueryFallback } from './query-fallback.tsx'
import { Sessions } from './sessions/sessions.tsx'
import { useDeveloperQuery } from './use-developer-query.ts'

export default function DappList() {
  const { found, again, change } = useDeveloperQuery((client) => client.listDapps({}))
  const navigate = useNavigate()
  const links = useLinks()
  if (found.kind !== 'there') return <QueryFallback kind={found.kind} again={again} />
  return (
    <>
      <ListedDapps own={found.data} onChange={change} again={again} />
      <Sessions onLoggedOut={() => void navigate(links.inside(loginPath))} />
    </>
  )
}
