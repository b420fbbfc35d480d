import { ChoiceField } from '../../../platform/choices/choice-field.tsx'
import { useTexts } from '../../../platform/locale.ts'

interface HolderFieldProps {
  kind: 'person' | 'group'
  id?: string
  label: string
  hint?: string
  error?: string | undefined
  isOptional?: boolean
  isRequired?: boolean
  value: string | null
  onChange: (value: string | null) => void
  /** The current holder's name. */
  known?: { _id: string; name: string } | null
}

/** People with a pending invitation can be granted access. */
export const ANYBODY = { standing: 'any' }

/** A person or a group, found by typing. */
export function HolderField({ kind, known = null, ...field }: HolderFieldProps) {
  const t = useTexts()
  const shared = {
    ...field,
    known: known ? [known] : [],
    placeholder: t(`folders.choose.${kind}`),
  }
  return kind === 'person' ? (
    <ChoiceField {...shared} noun="people" scope={ANYBODY} />
  ) : (
    <ChoiceField {...shared} noun="groups" />
  )
}
