import { useState } from 'react'
import { useNavigate } from 'react-router'
import { loginPath } from '../../words/addresses/sdk-addresses.ts'
import { useSending } from '../form/use-sending.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useBrowserData } from '../loading/use-browser-data.ts'
import { useLinks } from '../reader/use-links.ts'
import { Button } from '../ui/controls/button.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { orUndefined } from './sessions/or-undefined.ts'

/** Says who is logged in. Names are not unique, so the id of the user stands beside the name. */
export default function Account() {
  const t = useMessages('dapps/sessions')
  const links = useLinks()
  const navigate = useNavigate()
  const { found: user } = useBrowserData(() => orUndefined((client) => client.getDeveloper({})), undefined)
  const [isFailed, setFailed] = useState(false)
  const { waiting, once } = useSending()
  if (user === undefined) return null
  const logOut = async () => {
    const isDone = (await orUndefined((client) => client.logOut({}))) !== undefined
    setFailed(!isDone)
    if (isDone) await navigate(links.inside(loginPath))
  }
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
      <p className="min-w-0 text-sm wrap-anywhere text-ink-3">
        {t.loggedInAs({ name: user.name })} <code className="text-xs">{user.user_id}</code>
      </p>
      <Button size="sm" waiting={waiting} waitingLabel={t.ending()} onClick={() => void once(logOut)}>
        {t.end()}
      </Button>
      {isFailed && (
        <Notice kind="error" role="alert">
          {t.failed()}
        </Notice>
      )}
    </div>
  )
}
