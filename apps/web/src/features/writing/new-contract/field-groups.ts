import { contractNumbers } from '@tacite/document/absent-parts.ts'
import { withOperands } from '@tacite/document/asked-fields.ts'
import type { ContractDocument } from '@tacite/document/contract-document.ts'
import { holds } from '@tacite/document/evaluate-condition.ts'
import type { FieldValues } from '@tacite/document/field-definition.ts'
import type { NumberingLabels } from '@tacite/document/number-sections.ts'
import { isOfRow, isRepeating } from '@tacite/document/repeats/repeats-in.ts'
import { rowsName } from '@tacite/document/repeats/rows.ts'
import { childrenOf } from '@tacite/document/rich-text.ts'
import {
  askedOutside,
  type QuestionGroup,
  type TemplateQuestion,
} from '@tacite/document/template-questions.ts'
import type { RichText, RichTextNode } from '@tacite/document/rich-text.ts'
import type { Choices, Template } from './choices.ts'

/** The group of the fields that describe the contract, outside its text. */
export const METADATA = 'metadata'

/** The group of the fields that the counterparty is asked for later. */
export const COUNTERPARTY = 'counterparty'

/** The fields needed by one part of the text, in reading order; its id is '' when the text is not known. */
export type FieldGroup = QuestionGroup

/**
 * The fields of a text grouped by its outermost sections, each where it first appears. Fields inside a part that the
 * current values leave out are not asked for.
 */
export function fieldGroups(
  document: ContractDocument,
  values: FieldValues,
  labels: NumberingLabels,
): FieldGroup[] {
  const numbers = contractNumbers(document, values, labels).sections
  const groups: FieldGroup[] = []
  const seen = new Set<string>()
  for (const block of document.blocks) {
    block.sections.forEach((section, index) => {
      const number = numbers.get(section.id)
      if (index === 0 || (number?.level ?? section.level) === 1) {
        const title = section.title || block.name
        groups.push({ id: section.id, number: number?.label ?? '', title, variables: [] })
      }
      for (const variable of askedVariables(section.content, values)) {
        if (seen.has(variable)) continue
        seen.add(variable)
        groups.at(-1)?.variables.push(variable)
      }
    })
  }
  return groups.filter(({ variables }) => variables.length > 0)
}

/** The groups with what their computed fields are computed from, each asked where it first serves. */
export function withOperandGroups(
  groups: readonly FieldGroup[],
  { fields }: Pick<Choices, 'fields'>,
): FieldGroup[] {
  const byVariable = new Map(fields.map((field) => [field.variable, field]))
  const seen = new Set<string>()
  return groups.map((group) => {
    const variables = withOperands(group.variables, byVariable).filter((each) => !seen.has(each))
    for (const variable of variables) seen.add(variable)
    return { ...group, variables }
  })
}

/** The groups without what the template asks of the counterparty, which comes last: it may be answered later. */
export function apartForCounterparty(
  groups: readonly FieldGroup[],
  questions: readonly TemplateQuestion[],
): FieldGroup[] {
  const outside = askedOutside(questions)
  const ours = groups.map((group) => ({
    ...group,
    variables: group.variables.filter((variable) => !outside.has(variable)),
  }))
  const theirs = groups
    .flatMap(({ variables }) => variables)
    .filter((variable) => outside.has(variable))
  return [...ours, { id: COUNTERPARTY, number: '', title: '', variables: theirs }]
}

/** The variables that a content shows or branches on, without those in omitted parts. */
function askedVariables(content: RichText, values: FieldValues): string[] {
  return childrenOf(content).flatMap((node) => variablesIn(node, values))
}

function variablesIn(node: RichTextNode, values: FieldValues): string[] {
  if (node.type === 'field') return [node.attrs.variable]
  if (isRepeating(node)) return [rowsName(node.attrs.key), ...contractDataIn(node)]
  const below = () => childrenOf(node).flatMap((child) => variablesIn(child, values))
  if (node.type !== 'conditional') return below()
  return holds(node.attrs, values) ? [node.attrs.variable, ...below()] : [node.attrs.variable]
}

/** What a passage shows of the contract itself is asked once. */
function contractDataIn(node: RichTextNode): string[] {
  if (node.type === 'field') return isOfRow(node.attrs.variable) ? [] : [node.attrs.variable]
  return childrenOf(node).flatMap(contractDataIn)
}

/** The groups of a text that cannot be read: what the version says of it. */
export function groupOfVersion({
  fields,
  passages,
}: Pick<Template, 'fields' | 'passages'>): FieldGroup {
  const ofRows = new Set(passages.flatMap(({ variables }) => variables))
  const once = fields.filter((variable) => !ofRows.has(variable))
  const rows = passages.map(({ key }) => rowsName(key))
  return { id: '', number: '', title: '', variables: [...once, ...rows] }
}
