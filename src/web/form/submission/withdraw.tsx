import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Client } from '../../../contract/calls/client.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { fetchedClient } from '../../loading/load.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'
import { buttonClass } from '../../ui/styles/button-class.ts'
import { FocusedNotice } from '../focused-notice.tsx'
import { refusalOf, type FormRefusal } from '../form-refusal.ts'
import { useSending } from '../use-sending.ts'

interface WithdrawProps {
  readonly withdraw: (client: Client) => Promise<unknown>
}

/** The consequences are shown before the button that confirms. */
export function Withdraw({ withdraw }: WithdrawProps) {
  const t = useMessages('submission/page')
  const { revalidate } = useRevalidator()
  const { waiting, once } = useSending()
  const [refusal, setRefusal] = useState<FormRefusal>()
  const send = async () => {
    try {
      await withdraw(await fetchedClient())
    } catch (error) {
      return setRefusal(refusalOf(error))
    }
    return revalidate()
  }
  return (
    <details className="group mt-6 noscript:hidden">
      <summary className={buttonClass({ kind: 'quiet', className: 'cursor-pointer list-none' })}>
        {t.withdraw()}
        <Icon name="down" className="group-open:rotate-180" />
      </summary>
      <div className="mt-3 grid justify-items-start gap-3 border-s-3 border-rule-2 ps-4 text-sm">
        <p>{t.withdrawText()}</p>
        {refusal !== undefined && (
          <FocusedNotice kind="error" title={t.notWithdrawn()} of={refusal}>
            <p>{('text' in refusal ? refusal.text : undefined) ?? t.notReached()}</p>
          </FocusedNotice>
        )}
        <Button
          kind="danger"
          waiting={waiting}
          waitingLabel={t.withdrawing()}
          onClick={() => void once(send)}
        >
          {t.withdrawNow()}
        </Button>
      </div>
    </details>
  )
}
