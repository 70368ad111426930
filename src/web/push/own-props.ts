import type { AtHand } from './request-permission.load.ts'
import type { OwnPush, usePush } from './use-push.ts'

export interface OwnProps {
  readonly own: OwnPush
  readonly atHand: AtHand | null
  readonly push: ReturnType<typeof usePush>
}
