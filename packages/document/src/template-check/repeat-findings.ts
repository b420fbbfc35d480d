import { allSections, type ContractDocument, type DocumentSection } from '../contract-document.ts'
import { repeatingNodes, rowVariables, variablesOutside } from '../repeats/repeats-in.ts'
import { withOperands } from '../asked-fields.ts'
import { operandsOf, valueOperandsOf } from '../formulas/compute-values.ts'
import { isEmpty } from '../section-rules.ts'
import type { RichTextBlock } from '../rich-text.ts'
import { inSection, variablesIn, type CheckedField } from './field-findings.ts'
import type { TemplateFinding } from './finding.ts'

/**
 * Repeated passages that say nothing, or the same in each row, fields that are asked for in two ways, and sums of what no
 * row has.
 */
export function repeatFindings(
  document: ContractDocument,
  fields: ReadonlyMap<string, CheckedField>,
): TemplateFinding[] {
  const outside = new Set(variablesOutside(document))
  const passages = allSections(document).flatMap((section) =>
    repeatingNodes(section.content).map((node) => ({
      section,
      node,
      variables: rowVariables(node),
    })),
  )
  const keysOf = (variable: string) =>
    new Set(
      passages.flatMap(({ node, variables }) =>
        variables.includes(variable) ? [node.attrs.key] : [],
      ),
    )
  const inRows = new Set(passages.flatMap(({ variables }) => variables))
  return [...passages.flatMap(ofPassage), ...allSections(document).flatMap(sumsWithoutRows)]

  function ofPassage({ section, node, variables }: (typeof passages)[number]): TemplateFinding[] {
    const { name } = node.attrs
    const content = (node.content ?? []) as unknown as RichTextBlock[]
    if (isEmpty({ type: 'doc', content })) return [inSection(section, 'repeatEmpty', name)]
    if (variables.length === 0) return [inSection(section, 'repeatWithoutField', name)]
    return [
      ...named(
        section,
        'fieldOutsideRows',
        variables.filter((each) => outside.has(each)),
      ),
      ...named(
        section,
        'fieldInTwoRepeats',
        variables.filter((each) => keysOf(each).size > 1),
      ),
    ]
  }

  function sumsWithoutRows(section: DocumentSection): TemplateFinding[] {
    const summed = withOperands(variablesIn(section), fields).flatMap((variable) => {
      const field = fields.get(variable)
      if (!field) return []
      const single = valueOperandsOf(field)
      return operandsOf(field).filter((each) => !single.includes(each))
    })
    return named(
      section,
      'sumWithoutRows',
      [...new Set(summed)].filter((variable) => !inRows.has(variable)),
    )
  }

  function named(
    section: DocumentSection,
    kind: TemplateFinding['kind'],
    variables: readonly string[],
  ): TemplateFinding[] {
    return variables.flatMap((variable) => {
      const field = fields.get(variable)
      return field ? [inSection(section, kind, field.label)] : []
    })
  }
}
