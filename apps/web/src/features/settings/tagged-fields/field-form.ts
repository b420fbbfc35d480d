import type { TaggedFieldRecord } from '@tacite/api/settings/tagged-field-endpoints.ts'
import type { FieldType } from '@tacite/document/field-definition.ts'
import type { ConditionOperator, ConditionValue } from '@tacite/document/rich-text.ts'
import type { Form } from '../../../platform/use-form.ts'

export type Decider = TaggedFieldRecord['conditions'][number]['on']

/** A condition being edited: its field may not be chosen yet. */
export interface ConditionRow {
  on: Decider | null
  operator: ConditionOperator
  value: ConditionValue
}

/** As in the form: choices are text, one per line. */
export interface FieldValues {
  label: string
  variable: string
  description: string
  type: FieldType | null
  required: boolean
  isMetadata: boolean
  isManagement: boolean
  /** Null: the value is typed. */
  formula: string | null
  choices: string
  ownerId: string | null
  folderIds: string[]
  conditions: ConditionRow[]
}

export interface ControlsProps {
  /** Null: a new one. */
  field: TaggedFieldRecord | null
  form: Form<FieldValues>
}
