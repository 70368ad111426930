import { join } from 'node:path'
import type { Coupon } from '../../../domain/purchase/coupon.ts'
import type { Plan } from '../../../domain/purchase/plan.ts'
import type { DemoContent } from '../../transfer/demo/demo-content.ts'
import { demoRows } from '../../transfer/demo/demo-files.ts'
import { hasCoupons } from './coupons.store.ts'
import { couponsTransfer } from './coupons.transfer.ts'
import { hasPlans } from './plans.store.ts'
import { plansTransfer } from './plans.transfer.ts'

export const plansDemo: DemoContent<Plan> = {
  kind: plansTransfer,
  hasAny: hasPlans,
  rows: ({ directory }) => demoRows(join(directory, 'plans.ndjson')),
}

export const couponsDemo: DemoContent<Coupon> = {
  kind: couponsTransfer,
  hasAny: hasCoupons,
  rows: ({ directory }) => demoRows(join(directory, 'coupons.ndjson')),
}
