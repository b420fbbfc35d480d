import type { contractsEndpoints } from '@tacite/api/writing/contracts-endpoints.ts'
import type { BodyInputOf } from '@tacite/api/endpoint.ts'
import { ASKED_OF_EVERY_CONTRACT } from '@tacite/domain/contracts/system-fields.ts'
import { rowsName, rowsOf } from '@tacite/document/repeats/rows.ts'
import { statedRows } from '@tacite/document/repeats/stated-rows.ts'
import { typedVariables } from '@tacite/document/asked-fields.ts'
import type { FieldType } from '@tacite/document/field-definition.ts'
import type { Choices, WireValue, WireValues } from './choices.ts'
import { ASKED_DETAILS, type Draft } from './draft.ts'
import { signedStart } from './signed/signed-draft.ts'
import { inheritedValues, isAskedElsewhere, isValue } from './shown-values.ts'

export type NewContractBody = BodyInputOf<typeof contractsEndpoints.create>

/**
 * The request body of the form.
 *
 * @param asked the variables currently shown by the form
 */
export function toRequestBody(
  draft: Draft,
  choices: Choices,
  asked: ReadonlySet<string>,
): NewContractBody {
  const details = ASKED_DETAILS.map((name) => [name, draft[name]?.trim() || null])
  return {
    ...Object.fromEntries(details),
    folderIds: draft.folderIds,
    // Not asked for what is signed already.
    workflowId: draft.start === 'signed' ? null : draft.workflowId,
    from: startOf(draft),
    values: valuesOf(draft, choices, asked),
  }
}

function startOf(draft: Draft): NewContractBody['from'] {
  switch (draft.start) {
    case 'template':
      return { kind: 'template', templateId: draft.templateId ?? '', leaveOut: draft.leaveOut }
    case 'upload':
      return { kind: 'upload', uploadId: draft.upload?._id ?? '' }
    case 'scratch':
      return { kind: 'scratch', numbering: draft.numbering }
    case 'signed':
      return signedStart(draft.signed)
  }
}

/**
 * Every field of the template, and those that describe the contract: its value, or null, so that the template's own
 * value does not remain for a field that was emptied or is not asked for. Values of the parties' own records are not
 * repeated.
 */
function valuesOf(draft: Draft, choices: Choices, asked: ReadonlySet<string>): WireValues {
  const template = draft.start === 'template' ? choices.template : null
  const types = new Map(choices.fields.map(({ variable, type }) => [variable, type as FieldType]))
  const inherited = inheritedValues(choices)
  const described = choices.fields
    .filter(
      ({ variable, isMetadata, kind }) => isMetadata && kind === 'custom' && asked.has(variable),
    )
    .map(({ variable }) => variable)
  const values: WireValues = {}
  const used = [...(template?.fields ?? []), ...described]
  for (const variable of typedVariables(used, choices.fields)) {
    if (isAskedElsewhere(variable) || !types.has(variable)) continue
    const value = { ...template?.values, ...draft.values }[variable] ?? null
    const isSent = asked.has(variable) && isValue(types.get(variable), value)
    if (isSent && value !== inherited[variable]) values[variable] = value
    else if (!(variable in inherited)) values[variable] = null
  }
  for (const { key } of template?.passages ?? []) {
    const rows = rowsOf(draft.values, key)
    if (rows.length > 0) values[rowsName(key)] = statedRows(rows) as WireValue
  }
  for (const variable of ASKED_OF_EVERY_CONTRACT) {
    const value = draft.values[variable] ?? null
    if (asked.has(variable) && isValue(types.get(variable), value)) values[variable] = value
  }
  return values
}
