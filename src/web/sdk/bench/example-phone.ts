import type { Reply } from '../../../contract/operations/operation.ts'
import type { Operations } from '../../../contract/operations/operations.ts'
import { isSupported, registerDevice, storedDevice, type AppDevice } from '../../device/app-device.ts'
import { signedCall } from '../../device/signed-call.ts'

export type SandboxWallet = Reply<Operations['getAppWallet']>

/** The phone of a person with the app, played by this browser in the sandbox. */
export interface ExamplePhone {
  readonly userId: string
  readonly wallet: () => Promise<SandboxWallet>
  readonly answer: (requestId: string, approve: boolean) => Promise<unknown>
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

/** The phone of earlier visits, so that its wallet is shown before anything runs; undefined in a browser that has none. */
export async function earlierPhone(): Promise<ExamplePhone | undefined> {
  const stored = isSupported() ? await storedDevice('example') : undefined
  return stored && phoneOf(stored)
}

async function openPhone(name: string): Promise<ExamplePhone> {
  if (!isSupported()) throw new DOMException('This browser cannot store keys.', 'NotSupportedError')
  const stored = await storedDevice('example')
  return phoneOf(await registerDevice(name, { role: 'example', key: stored?.key }))
}

function phoneOf({ key, deviceId, userId }: AppDevice): ExamplePhone {
  return {
    userId,
    wallet: () => signedCall('getAppWallet', { key, deviceId }),
    answer: (request_id, approve) =>
      signedCall('answerPaymentRequest', { key, deviceId, input: { request_id, approve } }),
  }
}
