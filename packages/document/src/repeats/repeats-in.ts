import { isSystemField } from '@tacite/domain/contracts/system-fields.ts'
import { allSections, type ContractDocument } from '../contract-document.ts'
import { childrenOf, type Repeat, type RichText, type RichTextNode } from '../rich-text.ts'

/** What a text repeats, and the fields that are asked once for each of its rows. */
export interface RepeatedPassage extends Repeat {
  variables: readonly string[]
}

export type RepeatingNode = Extract<RichTextNode, { attrs: Repeat }>

export function isRepeating(node: RichTextNode): node is RepeatingNode {
  return node.type === 'repeat' || node.type === 'repeated_item' || node.type === 'repeated_row'
}

/**
 * The repeated passages of a text, each key once, in reading order: passages of one key stand once for each of the same
 * rows, under the name and limits of the first.
 */
export function repeatsIn(document: ContractDocument): RepeatedPassage[] {
  const found = new Map<string, RepeatedPassage>()
  for (const { content } of allSections(document)) {
    for (const node of repeatingNodes(content)) {
      const before = found.get(node.attrs.key)
      const variables = new Set([...(before?.variables ?? []), ...rowVariables(node)])
      found.set(node.attrs.key, { ...(before ?? node.attrs), variables: [...variables] })
    }
  }
  return [...found.values()]
}

/** Whether a text repeats anything. */
export function hasRepeats(document: ContractDocument): boolean {
  return allSections(document).some(({ content }) => repeatingNodes(content).length > 0)
}

/** The passages of one content, in reading order. */
export function repeatingNodes(content: RichText): RepeatingNode[] {
  return childrenOf(content).flatMap(repeatingBelow)
}

function repeatingBelow(node: RichTextNode): RepeatingNode[] {
  return isRepeating(node) ? [node] : childrenOf(node).flatMap(repeatingBelow)
}

/** What is asked for each row: every field that the passage shows or branches on, but data of the contract itself. */
export function isOfRow(variable: string): boolean {
  return !isSystemField(variable)
}

/** The variables that a passage asks for each row. */
export function rowVariables(node: RepeatingNode): string[] {
  return [...new Set(childrenOf(node).flatMap(namedIn))].filter(isOfRow)
}

/** The variables that a text shows or branches on outside of the rows; of rows, only the contract's own data. */
export function variablesOutside(document: ContractDocument): string[] {
  const named = allSections(document).flatMap(({ content }) =>
    childrenOf(content).flatMap(namedOutside),
  )
  return [...new Set(named)]
}

function namedOutside(node: RichTextNode): string[] {
  if (isRepeating(node))
    return childrenOf(node)
      .flatMap(namedIn)
      .filter((variable) => !isOfRow(variable))
  return [...ownName(node), ...childrenOf(node).flatMap(namedOutside)]
}

function namedIn(node: RichTextNode): string[] {
  return [...ownName(node), ...childrenOf(node).flatMap(namedIn)]
}

function ownName(node: RichTextNode): string[] {
  return node.type === 'field' || node.type === 'conditional' ? [node.attrs.variable] : []
}
