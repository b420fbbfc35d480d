import type { Choices } from './choices.ts'
import { starts } from './draft.ts'
import type { Draft } from './draft.ts'

/**
 * Reads a draft that was kept as text. What it names and is no longer offered is left unchosen; a text that
 * is no draft of this form gives null.
 */
export function readKeptDraft(text: string, fresh: Draft, choices: Choices): Draft | null {
  const kept = parse(text)
  if (!kept || !starts.some((start) => start === kept.start)) return null
  const draft: Draft = { ...fresh, ...kept, values: { ...kept.values } }
  const among = (offered: readonly { _id: string }[], id: string | null) =>
    offered.some(({ _id }) => _id === id) ? id : null
  return {
    ...draft,
    templateId: among(choices.templates, draft.templateId),
    typeId: among(choices.types, draft.typeId),
    projectId: among(choices.projects, draft.projectId),
    ownerId: among(choices.people, draft.ownerId),
    counterpartyId: among(choices.counterparties, draft.counterpartyId),
    legalEntityId: among(choices.legalEntities, draft.legalEntityId),
    folderIds: draft.folderIds.filter((id) => among(choices.folders, id) !== null),
  }
}

function parse(text: string): Partial<Draft> | null {
  try {
    const kept: unknown = JSON.parse(text)
    return typeof kept === 'object' && kept !== null ? kept : null
  } catch {
    return null
  }
}
