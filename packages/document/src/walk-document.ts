import type { ContractDocument } from './contract-document.ts'
import { allSections } from './contract-document.ts'
import { childrenOf } from './rich-text.ts'
import type { RichText, RichTextNode } from './rich-text.ts'

/** Every node of a content, in reading order, parents before their children. */
export function* nodesOf(content: RichText): Generator<RichTextNode> {
  for (const child of childrenOf(content)) yield* withDescendants(child)
}

function* withDescendants(node: RichTextNode): Generator<RichTextNode> {
  yield node
  for (const child of childrenOf(node)) yield* withDescendants(child)
}

/** Variables that a document shows or branches on, each once, in order of appearance. */
export function usedVariables(document: ContractDocument): string[] {
  return variablesOf(allSections(document).map((section) => section.content))
}

/** The same for several contents. */
export function variablesOf(contents: readonly RichText[]): string[] {
  const variables = contents.flatMap((content) =>
    [...nodesOf(content)].flatMap((node) =>
      node.type === 'field' || node.type === 'conditional' ? [node.attrs.variable] : [],
    ),
  )
  return [...new Set(variables)]
}

/** Hashes of the image files in a document, each once. */
export function usedImages(document: ContractDocument): string[] {
  return imagesIn(allSections(document).map((section) => section.content))
}

/** The same for several contents. */
export function imagesIn(contents: readonly RichText[]): string[] {
  const files = contents.flatMap((content) =>
    [...nodesOf(content)].flatMap((node) => (node.type === 'image' ? [node.attrs.file] : [])),
  )
  return [...new Set(files)]
}
