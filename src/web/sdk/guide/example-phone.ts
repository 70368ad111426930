import { isSupported, registerDevice, storedDevice } from '../../device/app-device.ts'
import { signedCall } from '../../device/signed-call.ts'
import { orders } from './example-orders.ts'

/** The phone of a person with the app, played by this browser in the sandbox. */
export interface ExamplePhone {
  readonly userId: string
  readonly balance: () => Promise<string>
  readonly answer: (requestId: string, approve: boolean) => Promise<{ readonly balance: string }>
}

let opened: Promise<ExamplePhone> | undefined

/**
 * Registers the example phone when the first example runs. If this browser has registered before, the site returns the same
 * device for the stored key, or a new one if it has forgotten that key.
 */
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
  if (!isSupported()) throw new DOMException('This browser cannot store keys.', 'NotSupportedError')
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
