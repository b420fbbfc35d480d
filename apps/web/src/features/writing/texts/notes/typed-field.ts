import { contractSchema } from '@tacite/document/schema.ts'
import { InputRule } from 'prosemirror-inputrules'
import type { TextFields } from '../text/fields.ts'

/** `{{Montant TTC}}` becomes the field of that name; what names none stays as it was typed. */
export function typedFieldRule(read: () => TextFields): InputRule {
  return new InputRule(/\{\{([^{}]+)\}\}$/, (state, [, name = ''], start, end) => {
    const variable = fieldNamed(read(), name)
    if (variable === null) return null
    const marks = state.storedMarks ?? state.selection.$from.marks()
    const field = contractSchema.nodes.field.create({ variable }, null, marks)
    return state.tr.replaceWith(start, end, field)
  })
}

/**
 * The variable of a field by its label or its variable, whatever the case; null: there is none.
 *
 * @example fieldNamed(fields, 'montant ttc') // 'amount_incl_tax'
 */
export function fieldNamed({ byVariable }: TextFields, name: string): string | null {
  const wanted = folded(name)
  const found = [...byVariable.values()].find(
    ({ label, variable }) => folded(label) === wanted || folded(variable) === wanted,
  )
  return found?.variable ?? null
}

function folded(name: string): string {
  return name
    .normalize('NFC')
    .replaceAll(/[\s\u00A0\u202F]+/g, ' ')
    .replaceAll('’', "'")
    .trim()
    .toLowerCase()
}
