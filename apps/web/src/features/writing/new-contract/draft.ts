import type { NumberingStyle } from '@tacite/document/contract-document.ts'
import {
  CONTRACT_DETAILS,
  DETAIL_NAMES,
  type DetailName,
  type OptionDetailName,
  type OptionOf,
  type TextDetailName,
} from '@tacite/domain/contracts/contract-details.ts'
import type { FormStart, SignedUpload, Template, Upload, WireValues } from './choices.ts'
import { freshSigned, type SignedDraft } from './signed/signed-draft.ts'

export const starts = ['template', 'scratch', 'upload', 'signed'] as const
export type Start = (typeof starts)[number]

/** Everything a person typed into the form: plain data, so that it can be stored and restored. */
export interface Draft extends DraftDetails {
  start: Start
  templateId: string | null
  /** Files of the template that the contract does not get. */
  leaveOut: string[]
  numbering: NumberingStyle
  upload: Upload | null
  signed: SignedDraft
  folderIds: string[]
  /** Null: the proposed one. */
  workflowId: string | null
  /** By variable, what was typed; a missing variable has the template's default. */
  values: WireValues
}

/** An amendment is made on its summary sheet, not here. */
type AskedDetailName = Exclude<DetailName, 'parentId'>
type DraftDetails = {
  [Name in AskedDetailName]: Name extends TextDetailName
    ? string
    : Name extends OptionDetailName
      ? OptionOf<Name> | null
      : string | null
}

/** The form's questions about the contract's details. */
export const ASKED_DETAILS = DETAIL_NAMES.filter(
  (name): name is AskedDetailName => name !== 'parentId',
)

/** The initial form: every question with only one possible answer is answered. */
export function freshDraft(start: FormStart, open: readonly Start[]): Draft {
  const { defaults } = start
  const { template } = defaults
  const canUseTemplate = open.includes('template') && start.hasTemplates
  return {
    start: canUseTemplate ? 'template' : 'scratch',
    templateId: template?._id ?? null,
    leaveOut: [],
    numbering: 'articles',
    upload: null,
    signed: freshSigned(),
    ...emptyDetails(),
    typeId: (canUseTemplate && template?.typeId) || null,
    projectId: defaults.project?._id ?? null,
    ownerId: defaults.owner?._id ?? null,
    legalEntityId: defaults.legalEntity?._id ?? null,
    currency: defaults.currency,
    folderIds: canUseTemplate ? foldersOf(template) : [],
    workflowId: null,
    values: {},
  }
}

function emptyDetails() {
  return Object.fromEntries(
    ASKED_DETAILS.map((name) => [name, CONTRACT_DETAILS[name].kind === 'text' ? '' : null]),
  ) as unknown as DraftDetails
}

/** The contract type and the folders follow the template until the person chooses others. */
export function withTemplate(draft: Draft, before: Template | null, chosen: Template): Draft {
  const isAsProposed = draft.typeId === null || draft.typeId === (before?.typeId ?? null)
  return {
    ...draft,
    templateId: chosen._id,
    leaveOut: chosen._id === draft.templateId ? draft.leaveOut : [],
    typeId: isAsProposed ? (chosen.typeId ?? draft.typeId) : draft.typeId,
    folderIds: areProposed(draft.folderIds, before) ? foldersOf(chosen) : draft.folderIds,
  }
}

/** Whether the folders are those that a template proposes; without one, none. */
export function areProposed(folderIds: readonly string[], template: Template | null): boolean {
  return folderIds.toSorted().join(' ') === foldersOf(template).toSorted().join(' ')
}

function foldersOf(template: Template | null): string[] {
  return template?.folders.map(({ _id }) => _id) ?? []
}

/** Only a template proposes a contract type and folders: for any other start the person is asked. */
export function withStart(draft: Draft, start: Start, template: Template | null): Draft {
  const proposed = template?.typeId ?? null
  const isAsProposed = draft.typeId === (draft.start === 'template' ? proposed : null)
  const typeId = start === 'template' ? proposed : null
  const areAsProposed = areProposed(draft.folderIds, draft.start === 'template' ? template : null)
  const folderIds = foldersOf(start === 'template' ? template : null)
  return {
    ...draft,
    start,
    typeId: isAsProposed ? typeId : draft.typeId,
    folderIds: areAsProposed ? folderIds : draft.folderIds,
  }
}

/** An uploaded file provides the title, unless the person typed another. */
export function withUpload(draft: Draft, upload: Upload | null): Draft {
  const isAsProposed = draft.title.trim() === '' || draft.title === draft.upload?.title
  return { ...draft, upload, title: isAsProposed ? (upload?.title ?? '') : draft.title }
}

/** The same for a PDF that was signed elsewhere. */
export function withSignedUpload(draft: Draft, upload: SignedUpload | null): Draft {
  const before = draft.signed.upload?.title
  const isAsProposed = draft.title.trim() === '' || draft.title === before
  return {
    ...draft,
    signed: { ...draft.signed, upload },
    title: isAsProposed ? (upload?.title ?? '') : draft.title,
  }
}

/** Whether the form contains input worth keeping. */
export function isTouched(draft: Draft, fresh: Draft): boolean {
  return JSON.stringify(draft) !== JSON.stringify(fresh)
}
