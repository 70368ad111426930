import type { LinkedSubject } from './request-permission.load.ts'
import type { OwnPush, usePush } from './use-push.ts'

export interface OwnProps {
  readonly own: OwnPush
  readonly linkedSubject: LinkedSubject | null
  readonly push: ReturnType<typeof usePush>
}
