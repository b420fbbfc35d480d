import { ChoiceField, type ChoiceFieldProps } from '../../../platform/choices/choice-field.tsx'
import type { ChoiceOf } from '../../../platform/choices/choice-queries.ts'

/** A role to give; one beyond one's own rights says why not. */
export function RoleField(props: Omit<ChoiceFieldProps<'roles'>, 'noun' | 'describe'>) {
  return <ChoiceField {...props} noun="roles" describe={whyNotGiven} />
}

function whyNotGiven({ giving }: ChoiceOf<'roles'>) {
  return giving ? { isDisabled: true, hint: giving.message } : {}
}
