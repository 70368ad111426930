import { isHttpFailure } from '../loading/http-failure.ts'
import { useBrowserData } from '../loading/use-browser-data.ts'
import { forgetDevice, isSupported, storedDevice, type AppDevice } from './app-device.ts'

export type Trouble = 'offline' | 'failed' | 'unsupported'

/**
 * State of the page while it asks the site about this device. A device that the site does not know has kind `none`; `requested`
 * is the site's answer.
 */
export type DeviceState<Answer> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'none' }
  | { readonly kind: 'trouble'; readonly trouble: Trouble }
  | { readonly kind: 'ready'; readonly device: AppDevice; readonly requested: Answer }

export function useDevice<Answer>(ask: (device: AppDevice) => Promise<Answer>) {
  const look = () => loadDevice(ask)
  const { found, setFound, lookAgain } = useBrowserData<DeviceState<Answer>>(look, { kind: 'loading' })
  return { state: found, setState: setFound, look: lookAgain }
}

async function loadDevice<Answer>(ask: (device: AppDevice) => Promise<Answer>): Promise<DeviceState<Answer>> {
  if (!isSupported()) return { kind: 'trouble', trouble: 'unsupported' }
  try {
    const device = await storedDevice()
    if (device === undefined) return { kind: 'none' }
    return { kind: 'ready', device, requested: await ask(device) }
  } catch (error) {
    if (isHttpFailure(error) && error.problem?.code === 'app_signature_invalid') {
      await forgetDevice()
      return { kind: 'none' }
    }
    return { kind: 'trouble', trouble: troubleOf(error) }
  }
}

/** Maps errors of the network, the server or the browser to a cause; any other error is a bug and is thrown again. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof DOMException) return 'unsupported'
  if (error instanceof TypeError || isHttpFailure(error)) return navigator.onLine ? 'failed' : 'offline'
  throw error
}
