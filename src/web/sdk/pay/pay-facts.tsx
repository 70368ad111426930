import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import type { ShownRequest } from './use-request.ts'

/** Who asks, for whom and what for. The host tells one dApp from another that has taken its name. */
export function PayFacts({ request }: { request: ShownRequest }) {
  const t = useMessages('sdk/pay')
  const { dapp, kind, receiver, description, memo } = request
  return (
    <dl className="pay-facts">
      <Fact name={t.dapp()}>
        {dapp.name} <span className="pay-host">{URL.parse(dapp.url)?.host}</span>
      </Fact>
      {kind === 'transfer' && <Fact name={t.receiver()}>{receiver}</Fact>}
      {description !== '' && <Fact name={t.purpose()}>{description}</Fact>}
      {memo !== '' && <Fact name={t.memo()}>{memo}</Fact>}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
