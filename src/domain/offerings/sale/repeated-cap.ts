import { isRecord } from '../../kernel/rows/row-field.ts'

/** The target that a cap in the words of the project may repeat. */
export const targetOfCap = { soft_cap: 'target_amount_min', hard_cap: 'target_amount_max' } as const

/** Whether a cap, such as `3,000,000 USD`, only repeats a target. It is then not shown beside it. */
export function repeatsTarget(cap: unknown, target: unknown): boolean {
  const [, digits] = typeof cap === 'string' ? (/^([\d,]+) USD$/.exec(cap) ?? []) : []
  return (
    digits !== undefined && isRecord(target) && Number(digits.replaceAll(',', '')) === Number(target['usd'])
  )
}
