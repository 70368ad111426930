import { useDevice } from '../device/use-device.ts'
import { OwnRewards } from './own-rewards.tsx'

/** Rewards and invitations, where this browser takes part; nothing elsewhere. */
export function OwnAirdrop() {
  const { state } = useDevice((device) => Promise.resolve(device))
  return state.kind === 'ready' ? <OwnRewards device={state.device} /> : null
}
