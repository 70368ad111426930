import { memo } from 'react'
import { fieldId } from '../field-id.ts'
import { ChoicesField, FlagField } from './choices-field.tsx'
import { faultAt } from './field-faults.ts'
import type { DataFieldProps } from './field-props.ts'
import { GroupsField } from './groups-field.tsx'
import { PlainField } from './plain-field.tsx'
import { TokensField } from './tokens-field.tsx'

export const DataField = memo(function DataField(props: DataFieldProps) {
  const { form, path, faults, field, value, onChange } = props
  const id = fieldId(form, path)
  if (field.kind === 'groups') return <GroupsField {...props} id={id} partAs={DataField} />
  const plain = { id, name: path, field, value, onChange, fault: faultAt(faults, path) }
  if (field.kind === 'flag') return <FlagField {...plain} />
  if (field.kind !== 'choices') return <PlainField {...plain} isPart={path.includes('.')} />
  return field.options === undefined ? <TokensField {...plain} /> : <ChoicesField {...plain} />
})
