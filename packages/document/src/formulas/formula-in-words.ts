import type { FieldDefinition } from '../field-definition.ts'

/** A formula with the labels of its fields for their variables: « Prix HT × (1 + TVA) ». */
export function formulaInWords(
  formula: string | null | undefined,
  fields: readonly Pick<FieldDefinition, 'variable' | 'label'>[],
): string {
  const labels = new Map(fields.map(({ variable, label }) => [variable, label]))
  return (formula ?? '')
    .replaceAll(/[\p{L}_][\p{L}\d_]*/gu, (word) => labels.get(word) ?? word)
    .replaceAll('*', '×')
    .replaceAll('/', '÷')
}
