import { isHttpFailure } from '../loading/http-failure.ts'
import { useBrowserData } from '../loading/use-browser-data.ts'
import { forgetDevice, isSupported, storedDevice, type AppDevice } from './app-device.ts'

export type Trouble = 'offline' | 'failed' | 'unsupported'

/** `asked` is what the site answered this device; a device that the site does not know is none. */
export type DeviceState<Asked> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'none' }
  | { readonly kind: 'trouble'; readonly trouble: Trouble }
  | { readonly kind: 'ready'; readonly device: AppDevice; readonly requested: Asked }

/** This browser's device, and what it asks first. */
export function useDevice<Asked>(ask: (device: AppDevice) => Promise<Asked>) {
  const look = () => requested(ask)
  const { found, setFound, lookAgain } = useBrowserData<DeviceState<Asked>>(look, { kind: 'loading' })
  return { state: found, setState: setFound, look: lookAgain }
}

async function requested<Asked>(ask: (device: AppDevice) => Promise<Asked>): Promise<DeviceState<Asked>> {
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

/** The network, the server or the browser did not do what was asked; any other fault is ours. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof DOMException) return 'unsupported'
  if (error instanceof TypeError || isHttpFailure(error)) return navigator.onLine ? 'failed' : 'offline'
  throw error
}
