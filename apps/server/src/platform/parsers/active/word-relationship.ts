import type { ActiveContentKind } from '@tacite/domain/files/active-content.ts'

/** One line of a `.rels` part, as written. */
export interface WrittenRelationship {
  type: string
  target: string
  isExternal: boolean
}

/** Addresses that a browser or mail program opens in its own window. */
const HARMLESS_ADDRESS = /^(?:https?:|mailto:|tel:|#)/i

const KIND_OF_TYPE: Record<string, ActiveContentKind> = {
  control: 'controls',
  activeXControlBinary: 'controls',
  webextension: 'controls',
  webextensiontaskpanes: 'controls',
  vbaProject: 'macros',
  wordVbaData: 'macros',
  attachedTemplate: 'externalTemplate',
  oleObject: 'embeddedFiles',
  package: 'embeddedFiles',
  aFChunk: 'embeddedFiles',
}

/** What a relationship of a Word file makes it do; undefined when it is harmless. */
export function kindOfRelationship(
  relationship: WrittenRelationship,
): ActiveContentKind | undefined {
  const type = relationship.type.split('/').at(-1) ?? ''
  if (type === 'hyperlink')
    return relationship.isExternal && !HARMLESS_ADDRESS.test(relationship.target.trim())
      ? 'fileLinks'
      : undefined
  const kind = KIND_OF_TYPE[type]
  if (relationship.isExternal) return kind === 'externalTemplate' ? kind : 'externalContent'
  // A template inside the package is not fetched from anywhere.
  return kind === 'externalTemplate' ? undefined : kind
}
