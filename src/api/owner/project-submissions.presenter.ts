import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import { isEmptyValue } from '../../domain/kernel/form/form.ts'
import { addressName } from '../../domain/offerings/owner-form/address-name.ts'
import { presentStanding } from '../submissions/submissions.presenter.ts'
import type { ProjectSubmissionRow } from './project-submissions.store.ts'

export function presentProjectSubmission(
  row: ProjectSubmissionRow,
): Reply<Operations['getProjectSubmission']> {
  const { [addressName]: address, ...values } = row.form_values
  const { name } = values
  return {
    ...presentStanding({
      kind: 'project',
      row,
      email: typeof address === 'string' ? address : null,
      content: row.form_values,
    }),
    item_id: row.item_id,
    name: typeof name === 'string' ? name : '',
    values: Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmptyValue(value))),
  }
}
