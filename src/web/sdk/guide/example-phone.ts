import { isSupported, registerDevice, storedDevice } from '../../device/app-device.ts'
import { signedCall } from '../../device/signed-call.ts'
import { orders } from './orders.ts'

/** This browser as somebody with the app, in the sandbox. */
export interface ExamplePhone {
  readonly userId: string
  /** Of the asset that the examples move. */
  readonly balance: () => Promise<string>
  readonly answer: (requestId: string, approve: boolean) => Promise<{ readonly balance: string }>
}

let opened: Promise<ExamplePhone> | undefined

/** Registered with the first run. A key that the site knows is answered as the first time, and one that it has forgotten anew. */
export async function examplePhone(name: string): Promise<ExamplePhone> {
  opened ??= openPhone(name)
  try {
    return await opened
  } catch (error) {
    opened = undefined
    throw error
  }
}

async function openPhone(name: string): Promise<ExamplePhone> {
  if (!isSupported()) throw new DOMException('No keys are kept here.', 'NotSupportedError')
  const stored = await storedDevice('example')
  const { key, deviceId, userId } = await registerDevice(name, { role: 'example', key: stored?.key })
  const asset = orders.payment.asset_id
  return {
    userId,
    async balance() {
      const { balances } = await signedCall('getAppWallet', { key, deviceId })
      return balances.find((held) => held.asset === asset)?.amount ?? '0'
    },
    answer: (request_id, approve) =>
      signedCall('answerPaymentRequest', { key, deviceId, input: { request_id, approve } }),
  }
}
