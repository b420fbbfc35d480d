import { typedOnce, withOperands, type FieldQuestion } from '../asked-fields.ts'
import { allSections, type ContractDocument, type DocumentSection } from '../contract-document.ts'
import type { FieldDefinition, FieldValues } from '../field-definition.ts'
import { childrenOf, type Condition, type RichTextNode } from '../rich-text.ts'
import { usedVariables } from '../walk-document.ts'
import { canHold } from './can-hold.ts'
import type { TemplateFinding } from './finding.ts'

export type CheckedField = FieldDefinition & FieldQuestion

interface Passage {
  node: RichTextNode
  /** The conditions of the passages that it stands in, itself included. */
  above: readonly Condition[]
}

/** Unknown fields, and passages that no value shows, each once in a section. */
export function passageFindings(
  document: ContractDocument,
  fields: ReadonlyMap<string, CheckedField>,
): TemplateFinding[] {
  return allSections(document).flatMap((section) => {
    const passages = childrenOf(section.content).flatMap((node) => passagesIn(node, []))
    return [...unknownIn(section, passages, fields), ...unreachableIn(section, passages, fields)]
  })
}

function passagesIn(node: RichTextNode, above: readonly Condition[]): Passage[] {
  const around = node.type === 'conditional' ? [...above, node.attrs] : above
  return [
    { node, above: around },
    ...childrenOf(node).flatMap((child) => passagesIn(child, around)),
  ]
}

function unknownIn(
  section: DocumentSection,
  passages: readonly Passage[],
  fields: ReadonlyMap<string, CheckedField>,
): TemplateFinding[] {
  const named = passages.flatMap(({ node }) =>
    node.type === 'field' || node.type === 'conditional' ? [node.attrs.variable] : [],
  )
  return [...new Set(named)]
    .filter((variable) => !fields.has(variable))
    .map((variable) => inSection(section, 'fieldUnknown', variable))
}

/** Of nested passages only the outermost is named. */
function unreachableIn(
  section: DocumentSection,
  passages: readonly Passage[],
  fields: ReadonlyMap<string, CheckedField>,
): TemplateFinding[] {
  const labels = passages.flatMap(({ node, above }) => {
    if (node.type !== 'conditional' || above.some(({ variable }) => !fields.has(variable)))
      return []
    const isOutermost = canHold(above.slice(0, -1), (variable) => fields.get(variable))
    if (!isOutermost || canHold(above, (variable) => fields.get(variable))) return []
    return [fields.get(node.attrs.variable)!.label]
  })
  return [...new Set(labels)].map((label) => inSection(section, 'conditionUnreachable', label))
}

/** Fields of the text that the form never asks for, because what decides on them is never so. */
export function neverAsked(
  document: ContractDocument,
  fields: ReadonlyMap<string, CheckedField>,
): TemplateFinding[] {
  const used = new Set(withOperands(usedVariables(document), fields))
  const isAsked = (field: CheckedField, below: readonly string[]): boolean => {
    const deciders = field.conditions.map(({ variable }) => fields.get(variable))
    return (
      canHold(field.conditions, (variable) => fields.get(variable)) &&
      deciders.every(
        (decider) =>
          decider !== undefined &&
          !below.includes(decider.variable) &&
          (decider.kind === 'system' || decider.isMetadata || used.has(decider.variable)) &&
          isAsked(decider, [...below, decider.variable]),
      )
    )
  }
  return allSections(document).flatMap((section) =>
    withOperands(variablesIn(section), fields)
      .flatMap((variable) => fields.get(variable) ?? [])
      .filter((field) => field.kind === 'custom' && !isAsked(field, [field.variable]))
      .map(({ label }) => inSection(section, 'questionNeverAsked', label)),
  )
}

export function variablesIn(section: DocumentSection): string[] {
  return usedVariables({
    title: '',
    numbering: 'none',
    blocks: [{ id: '', kind: 'body', name: '', description: '', sections: [section] }],
  })
}

/** Proposed values that no contract of it shows or is asked for. */
export function unusedValues(
  document: ContractDocument,
  fields: ReadonlyMap<string, CheckedField>,
  values: FieldValues,
): TemplateFinding[] {
  const used = new Set(typedOnce(document, [...fields.values()]))
  return Object.keys(values).flatMap((variable): TemplateFinding[] => {
    const field = fields.get(variable)
    if (!field || field.kind === 'system' || field.isMetadata || used.has(variable)) return []
    return [{ kind: 'valueUnused', place: null, title: '', words: field.label }]
  })
}

export function inSection(
  { id, title }: Pick<DocumentSection, 'id' | 'title'>,
  kind: TemplateFinding['kind'],
  words: string,
): TemplateFinding {
  return { kind, place: { part: 'section', id }, title, words }
}
