import type { Issue } from '../../domain/kernel/rows/row-issue.ts'

/** Rows refer to something that does not exist, so nothing of their batch is saved. A batch of one row has the issues of that row. */
export class RowsRefused extends Error {
  readonly issues: readonly Issue[]

  constructor(issues: readonly Issue[]) {
    super(issues.map(({ field, code, got }) => `${field} ${code} ${got}`).join('; '))
    this.issues = issues
  }
}
