import type { AcceptedField } from '@tacite/api/writing/placeholder-shapes.ts'
import type { ContractDocument } from '@tacite/document/contract-document.ts'
import { choicesRefusal, hasChoices, variableRefusal } from '@tacite/document/field-rules.ts'
import type { Placeholder } from '@tacite/document/placeholders/placeholder.ts'
import { replacePlaceholders } from '@tacite/document/placeholders/replace-placeholders.ts'
import { suitsPlace } from '@tacite/document/placeholders/suits-place.ts'
import { Refused, type Refusal } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createTaggedField } from '../../settings/library/public.ts'
import type { UploadWithPlaces } from './proposed-fields.query.ts'

/**
 * The document with fields where they were accepted; those that are new are created in the library. What was not
 * accepted stays as it is written.
 * @throws Refused with every error at its field
 */
export async function acceptPlaceholders(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  upload: UploadWithPlaces,
  accepted: readonly AcceptedField[],
): Promise<ContractDocument> {
  const placeholders = new Map(upload.found.placeholders.map((found) => [found.key, found]))
  requireFields(accepted, placeholders, upload)
  const variables = new Map<string, string>()
  for (const field of accepted)
    variables.set(field.placeholder, await variableOf(deps, db, actor, field))
  const filled = [...variables].flatMap(([key, variable]) =>
    placeholders.get(key)!.spans.map((span) => ({ ...span, variable })),
  )
  return replacePlaceholders(upload.document, filled)
}

async function variableOf(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  field: AcceptedField,
): Promise<string> {
  if (field.kind === 'existing') return field.variable
  const { label, variable, type, choices } = field
  const created = await createTaggedField(deps, db, actor, {
    label,
    variable,
    type,
    choices,
    ...AS_PROPOSED,
  })
  return created.variable
}

/** Only contracts whose text shows it are asked for it. */
const AS_PROPOSED = {
  description: '',
  required: false,
  isMetadata: false,
  isManagement: false,
  formula: null,
  ownerId: null,
  folderIds: [],
  conditions: [],
}

function requireFields(
  accepted: readonly AcceptedField[],
  placeholders: ReadonlyMap<string, Placeholder>,
  { library }: UploadWithPlaces,
): void {
  const known = new Map(library.map(({ variable, type }) => [variable, type]))
  const refusals = accepted.flatMap((field, index): Refusal[] => {
    const before = accepted.slice(0, index)
    const at = (refusal: Refusal): Refusal => ({
      ...refusal,
      field: `fields.${index}.${refusal.field}`,
    })
    const placeholder = placeholders.get(field.placeholder)
    if (!placeholder) return [at({ code: 'PLACEHOLDER_UNKNOWN', field: 'placeholder' })]
    if (before.some((other) => other.placeholder === field.placeholder))
      return [at({ code: 'PLACEHOLDER_TWICE', field: 'placeholder' })]
    const type = field.kind === 'new' ? field.type : known.get(field.variable)
    if (type === undefined) return [at({ code: 'CHOICE_UNKNOWN', field: 'variable' })]
    const unsuited = { code: 'PLACEHOLDER_FIELD_UNSUITED', field: atKind(field) } as const
    return [
      ...(suitsPlace(placeholder.declared, type) ? [] : [unsuited]),
      ...(field.kind === 'new' ? ofNewField(field, before, known) : []),
    ].map(at)
  })
  if (refusals.length > 0) throw new Refused('RULE', refusals)
}

function atKind({ kind }: AcceptedField): string {
  return kind === 'new' ? 'type' : 'variable'
}

function ofNewField(
  { label, variable, type, choices }: Extract<AcceptedField, { kind: 'new' }>,
  before: readonly AcceptedField[],
  known: ReadonlyMap<string, unknown>,
): Refusal[] {
  const isTaken =
    known.has(variable) ||
    before.some((other) => other.kind === 'new' && other.variable === variable)
  const refusals = [
    label === '' ? ({ code: 'FIELD_REQUIRED', field: 'label' } as const) : null,
    variable === '' ? null : variableRefusal(variable),
    variable !== '' && isTaken ? ({ code: 'NAME_TAKEN', field: 'variable' } as const) : null,
    hasChoices(type) ? choicesRefusal(choices) : null,
  ]
  return refusals.filter((refusal): refusal is Refusal => refusal !== null)
}
