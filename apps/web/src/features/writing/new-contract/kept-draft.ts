import { CHOICE_DETAILS, type ChoiceDetailName } from '@tacite/domain/contracts/contract-details.ts'
import { starts } from './draft.ts'
import type { Draft } from './draft.ts'

/** Reads a draft that was kept as text; a text that is no draft of this form gives null. */
export function readKeptDraft(text: string, fresh: Draft): Draft | null {
  const kept = parse(text)
  if (!kept || !starts.some((start) => start === kept.start)) return null
  // Kept by an earlier version, which said less about the file: it is chosen again.
  const upload = kept.upload && 'active' in kept.upload ? kept.upload : null
  const signed = { ...fresh.signed, ...kept.signed }
  return { ...fresh, ...kept, upload, signed, values: { ...kept.values } }
}

/** The chosen ids, by the draft key that holds them: of those that were checked, only existing ones. */
type StillThere = { readonly [Key in ChosenKey]?: ReadonlySet<string> | undefined }
export type ChosenKey = Exclude<ChoiceDetailName, 'parentId'> | 'templateId' | 'folderIds'

/** The draft without choices that no longer exist; unchecked ones stay. */
export function withoutGone(draft: Draft, stillThere: StillThere): Draft {
  const there = (key: Exclude<ChosenKey, 'folderIds'>) => {
    const id = draft[key]
    return id !== null && stillThere[key]?.has(id) === false ? null : id
  }
  const chosen = ['templateId' as const, ...CHOICE_DETAILS.filter((name) => name !== 'parentId')]
  return {
    ...draft,
    ...Object.fromEntries(chosen.map((name) => [name, there(name)])),
    folderIds: draft.folderIds.filter((id) => stillThere.folderIds?.has(id) !== false),
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
