import type { FieldDefinition } from '../field-definition.ts'
import { freeVariable } from '../field-rules.ts'

type LibraryField = Pick<FieldDefinition, 'variable' | 'label' | 'type' | 'choices'> & {
  isManagement: boolean
}
type NeededField = Omit<FieldDefinition, 'id'>

/** A field that a template needs, as a company has it or would get it. */
export interface MatchedField extends NeededField {
  /** Its variable in the company’s library: another one where the company uses the first otherwise. */
  as: string
  /** The company has none that fits: it would be created. */
  isNew: boolean
}

/**
 * Finds the fields that a template needs among those of a company, and names those that it lacks. What the company has is
 * never changed: a variable that it uses with another type, without our choices, or outside its texts is left to it, and
 * the template gets the next one, `site_2`.
 */
export function matchLibrary(
  needed: readonly NeededField[],
  library: readonly LibraryField[],
): MatchedField[] {
  const byVariable = new Map(library.map((field) => [field.variable, field]))
  return needed.map((field) => {
    const refused = new Set<string>()
    for (;;) {
      const as = freeVariable(field.variable, refused)
      const own = byVariable.get(as)
      if (!own) return { ...field, as, isNew: true, label: numbered(field.label, refused.size) }
      if (fits(own, field)) return { ...field, as, isNew: false, label: own.label }
      refused.add(as)
    }
  })
}

function fits(own: LibraryField, { type, choices = [] }: NeededField): boolean {
  const offered = own.choices ?? []
  return (
    own.type === type && !own.isManagement && choices.every((choice) => offered.includes(choice))
  )
}

/** As its variable: « Prix », « Prix 2 ». */
function numbered(label: string, others: number): string {
  return others === 0 ? label : `${label} ${others + 1}`
}
