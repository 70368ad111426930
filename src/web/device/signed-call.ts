import type { AppKey } from '../../contract/calls/app-key.ts'
import { appTransport, type AppIdentity } from '../../contract/calls/app-transport.ts'
import type { Transport } from '../../contract/calls/client.ts'
import type { Reply } from '../../contract/operations/operation.ts'
import { operations, type Operations } from '../../contract/operations/operations.ts'

type SignedName =
  | 'registerDevice'
  | 'logInWithKey'
  | 'takeInvitation'
  | 'getAirdrop'
  | 'askQuiz'
  | 'answerQuiz'
  | 'getAppWallet'
  | 'answerPaymentRequest'

interface SignedCall {
  readonly key: AppKey
  readonly deviceId?: string
  /** Path parameters and body fields. */
  readonly input?: Readonly<Record<string, unknown>>
}

const transports = new Map<string, Transport>()

/** All calls of a device share one transport, which measures the difference between the clocks of site and browser. */
function transportOf(identity: AppIdentity): Transport {
  const name = `${identity.key.publicKey} ${identity.deviceId}`
  const transport =
    transports.get(name) ??
    appTransport({
      origin: '',
      identity: () => identity,
      fetch: (...request) => fetch(...request),
      now: Date.now,
    })
  transports.set(name, transport)
  return transport
}

/** Calls an operation of the app, signed with the key of the device. The signature of pages would not identify the device. */
export async function signedCall<Name extends SignedName>(
  name: Name,
  { key, deviceId, input = {} }: SignedCall,
): Promise<Reply<Operations[Name]>> {
  const send = transportOf({ key, deviceId })
  return (await send({ name, operation: operations[name], input })) as Reply<Operations[Name]>
}
