import { isDeepStrictEqual } from 'node:util'
import { readPlan } from '../../../domain/purchase/plan-rules.ts'
import { isPlanId, type Plan } from '../../../domain/purchase/plan.ts'
import { plainId, type ContentKind } from '../../transfer/content-kind.ts'
import { ndjson } from '../../transfer/formats/ndjson.format.ts'
import { saveDifference } from '../../transfer/save-difference.ts'
import { eachPlan, findPlans, putPlans, type PlanRow } from './plans.store.ts'

const idOf = ({ planId }: Plan) => planId

export const plansTransfer: ContentKind<Plan> = {
  format: ndjson,
  read: ({ row, stored }) => readPlan(row, stored),
  idOf,
  idOfRow: (row) => plainId(row, { name: 'plan_id', isId: isPlanId }),
  storedRows: async ({ ids }, queries) => (await findPlans(ids, queries)).map(exportedRow),
  save: saveDifference<Plan, PlanRow>({
    idOf,
    idOfStored: ({ plan_id }) => plan_id,
    findStored: ({ contents }, queries) => findPlans(contents.map(idOf), queries),
    rowOf,
    exportedRow,
    put: putPlans,
  }),
  exportTo: (onRows, database) => eachPlan((rows) => onRows(rows.map(exportedRow)), database),
}

function rowOf(plan: Plan, { stored, now }: { stored: PlanRow | undefined; now: Date }): PlanRow {
  const row = {
    plan_id: plan.planId,
    billing_interval: plan.interval,
    names: plan.names,
    prices: plan.prices,
    is_sold: plan.isSold,
  }
  if (stored === undefined) return { ...row, updated_at: now }
  const { updated_at, ...before } = stored
  return { ...row, updated_at: isDeepStrictEqual(before, row) ? updated_at : now }
}

function exportedRow({ plan_id, billing_interval, names, prices, is_sold }: PlanRow) {
  return { plan_id, interval: billing_interval, names, prices, is_sold }
}
