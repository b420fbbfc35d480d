import type { ContractDocument } from './contract-document.ts'
import type { RichText } from './rich-text.ts'

/**
 * The current version of the document's schema. Whoever changes what a stored content may contain or mean adds one,
 * with its step below and a sample of the version before (testing/samples).
 */
export const SCHEMA_VERSION = 4

/** A stored content: whatever its version allowed. */
type StoredContent = { type: 'doc'; content: unknown[] }

/** Step n converts a content of version n + 1 to version n + 2. */
export type SchemaStep = (content: StoredContent) => StoredContent

const STEPS: readonly SchemaStep[] = [
  // Version 2 brought repeated passages; what was written before has none.
  (content) => content,
  // Version 3 brought references; what was written before has none.
  (content) => content,
  // Version 4 brought footnotes; what was written before has none.
  (content) => content,
]

/**
 * A section's content in today's schema, from the JSON and the schema version it was stored with.
 *
 * @throws Error for an unknown version, written by a newer program
 * @example currentContent(row.content, row.schema_version)
 */
export function currentContent(
  stored: unknown,
  version: number,
  steps: readonly SchemaStep[] = STEPS,
): RichText {
  if (!Number.isInteger(version) || version < 1 || version > steps.length + 1)
    throw new Error(`The document schema has no version ${version}`)
  return steps
    .slice(version - 1)
    .reduce((content, step) => step(content), stored as StoredContent) as unknown as RichText
}

/** A whole document in today's schema: each of its sections is converted. */
export function currentDocument(
  stored: unknown,
  version: number,
  steps: readonly SchemaStep[] = STEPS,
): ContractDocument {
  const document = stored as ContractDocument
  return {
    ...document,
    blocks: document.blocks.map((block) => ({
      ...block,
      sections: block.sections.map((section) => ({
        ...section,
        content: currentContent(section.content, version, steps),
      })),
    })),
  }
}
