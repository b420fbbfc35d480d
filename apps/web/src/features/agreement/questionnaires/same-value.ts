import type { AskedQuestion } from '@tacite/api/agreement/respondent-endpoints.ts'

type Value = AskedQuestion['value']

/** Whether two values say the same, whatever the order of the parts of a duration. */
export function isSameValue(one: Value, other: Value): boolean {
  return written(one) === written(other)
}

const written = (value: Value) => JSON.stringify(value, ['count', 'unit'])
