import { allSections, type ContractDocument, type DocumentSection } from '../contract-document.ts'
import { repeatingNodes, rowVariables, variablesOutside } from '../repeats/repeats-in.ts'
import { isEmpty } from '../section-rules.ts'
import type { RichTextBlock } from '../rich-text.ts'
import { inSection, type CheckedField } from './field-findings.ts'
import type { TemplateFinding } from './finding.ts'

/** Repeated passages that say nothing, or the same in each row, and fields that are asked for in two ways. */
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
  return passages.flatMap(({ section, node, variables }) => {
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
  })

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
