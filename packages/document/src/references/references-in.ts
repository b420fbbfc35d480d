import { allSections, type ContractDocument, type DocumentSection } from '../contract-document.ts'
import {
  childrenOf,
  type ReferenceNode,
  type RichText,
  type RichTextInline,
  type RichTextNode,
} from '../rich-text.ts'
import { joinTexts } from '../inline-texts.ts'
import { nodesOf } from '../walk-document.ts'

/** The references of a content, in reading order. */
export function referencesIn(content: RichText): ReferenceNode[] {
  return [...nodesOf(content)].flatMap((node) => (node.type === 'reference' ? [node] : []))
}

/** Every reference of a text, with the section that it stands in. */
export function allReferences(
  document: ContractDocument,
): { node: ReferenceNode; section: DocumentSection }[] {
  return allSections(document).flatMap((section) =>
    referencesIn(section.content).map((node) => ({ node, section })),
  )
}

/** How many references from elsewhere lead to any of some parts. */
export function countReferencesTo(document: ContractDocument, parts: ReadonlySet<string>): number {
  return allReferences(document).filter(
    ({ node, section }) => parts.has(node.attrs.part) && !parts.has(section.id),
  ).length
}

/** A text with each of its references changed; without any, the same one. */
export function mapReferences(
  document: ContractDocument,
  change: (node: ReferenceNode, section: DocumentSection) => RichTextInline,
): ContractDocument {
  if (allReferences(document).length === 0) return document
  return {
    ...document,
    blocks: document.blocks.map((block) => ({
      ...block,
      sections: block.sections.map((section) => ({
        ...section,
        content: changeReferences(section.content, (node) => change(node, section)),
      })),
    })),
  }
}

/** The same for one content. */
function changeReferences(
  content: RichText,
  change: (node: ReferenceNode) => RichTextInline,
): RichText {
  return referencesIn(content).length > 0 ? changedIn(content, change) : content
}

/**
 * Contents that were copied with their parts under new ids refer to the copies. What refers to none of the parts stays
 * as it is.
 *
 * @param ids the new id of each part by its old one
 */
export function followCopiedParts(
  document: ContractDocument,
  ids: ReadonlyMap<string, string>,
): ContractDocument {
  return mapReferences(document, (node) => ({
    ...node,
    attrs: { ...node.attrs, part: ids.get(node.attrs.part) ?? node.attrs.part },
  }))
}

/** What is said, whatever the references lead to and read as today: how copies under other ids are compared. */
export function withoutTargets(content: RichText): RichText {
  return changeReferences(content, (node) => ({
    ...node,
    attrs: { part: '', wording: node.attrs.wording },
  }))
}

/** A passage that leaves its text: its references become the words that they read as there. */
export function withReferencesAsText(
  content: RichText,
  wordsOf: (node: ReferenceNode) => string,
): RichText {
  return changeReferences(content, (node) => ({
    type: 'text',
    text: wordsOf(node),
    ...(node.marks ? { marks: node.marks } : {}),
  }))
}

function changedIn<Node extends RichText | RichTextNode>(
  node: Node,
  change: (node: ReferenceNode) => RichTextInline,
): Node {
  const children = childrenOf(node)
  if (children.length === 0) return node
  const content = children.map((child) =>
    child.type === 'reference' ? change(child) : changedIn(child, change),
  )
  const isText = content.some(
    ({ type }, at) => type === 'text' && children[at]!.type === 'reference',
  )
  return { ...node, content: isText ? joinTexts(content as RichTextInline[]) : content }
}
