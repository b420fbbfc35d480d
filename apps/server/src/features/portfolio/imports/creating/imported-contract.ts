import type { DetailValues } from '@tacite/domain/contracts/contract-details.ts'
import type { Span } from '@tacite/domain/deadlines/contract-duration.ts'
import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import type { StatedPatch } from '@tacite/domain/amendments/stated-patch.ts'
import type { ImportDefaults } from '@tacite/domain/imports/import-rules.ts'
import type { ImportField } from '@tacite/domain/imports/import-fields.ts'
import type { RowValues } from '@tacite/domain/imports/import-row.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { ImportedContract } from '../../../writing/contracts/public.ts'
import type { ReadyRow } from './ready-rows.query.ts'

interface Known {
  id: string
  defaults: ImportDefaults
  /** Ids of the company's own fields, by variable. */
  ownFields: ReadonlyMap<string, string>
  locale: Locale
}

/** What a row becomes. The terms of an amendment are changes of its master agreement, not terms of its own. */
export function importedContract(row: ReadyRow, { id, ...known }: Known): ImportedContract {
  const text = (field: ImportField) => read<string>(row.values, field)
  const isAmendment = row.kind === 'amendment'
  const folder = text('folder')
  return {
    id,
    details: detailsOf(row, text),
    workflowId: known.defaults.workflow,
    folderIds: [...known.defaults.folderIds, ...(folder === null ? [] : [folder])],
    lifecycle: isAmendment ? effect(row.values) : termsOf(row.values),
    signedOn: text('signatureDate'),
    amountInclTaxCents: isAmendment ? null : read<number>(row.values, 'amount'),
    values: ownValues(row.values, known.ownFields),
    locale: row.locale ?? known.locale,
    original: {
      sha256: row.sha256,
      name: row.path.split('/').at(-1)!,
      active: row.active ?? { found: [], outcome: null },
      copySha256: row.copy_sha256,
    },
  }
}

/** What the index states on the line of an amendment is what it changes. */
export function importedPatches({ values }: ReadyRow): StatedPatch[] {
  const { effectiveDate: _, ...terms } = termsOf(values)
  const amount = read<number>(values, 'amount')
  const currency = read<string>(values, 'currency')
  return [
    ...Object.entries(terms).map(([field, value]) => ({ field, value })),
    ...(amount === null ? [] : [{ field: 'amount', value: amount as unknown }]),
    ...(amount === null || currency === null ? [] : [{ field: 'currency', value: currency }]),
  ]
}

/** The day from which the changes of an amendment count: its day of effect, else that of its signature. */
export function effectOf({ values }: ReadyRow): string | null {
  return read<string>(values, 'effectiveDate') ?? read<string>(values, 'signatureDate')
}

// What each field can hold is decided where it is read (domain imports/read-value.ts).
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- names the type of the field at its use
function read<Value>(values: RowValues, field: ImportField): Value | null {
  const value = values[field]
  return value && value.problem === null ? ((value.value as Value | undefined) ?? null) : null
}

function detailsOf(row: ReadyRow, text: (field: ImportField) => string | null): DetailValues {
  return {
    title: text('title'),
    typeId: text('type'),
    projectId: text('project'),
    ownerId: text('owner'),
    reference: text('reference') ?? undefined,
    legalEntityId: text('legalEntity'),
    counterpartyId: text('counterparty'),
    currency: text('currency') ?? undefined,
    direction: text('direction'),
    scope: text('scope'),
    parentId: text('master') ?? (row.kind === 'amendment' ? row.owner_id : null),
  }
}

function effect(values: RowValues): Partial<LifecycleTerms> {
  const effectiveDate = read<string>(values, 'effectiveDate')
  return effectiveDate === null ? {} : { effectiveDate }
}

/** Only what is stated; an end is the last day in force. */
function termsOf(values: RowValues): Partial<LifecycleTerms> {
  const end = read<string>(values, 'endDate')
  const span = read<Span>(values, 'duration')
  const duration: LifecycleTerms['duration'] =
    end !== null
      ? { kind: 'until', day: end, meaning: 'lastDayInForce' }
      : span && { kind: 'span', ...span }
  const terms: Partial<LifecycleTerms> = {
    ...effect(values),
    duration,
    renewalType: read<LifecycleTerms['renewalType']>(values, 'renewalType') ?? undefined,
    renewalDuration: read<Span>(values, 'renewalDuration'),
    maxRenewals: read<number>(values, 'maxRenewals'),
    notice: read<LifecycleTerms['notice']>(values, 'notice'),
  }
  const stated = Object.entries(terms).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(stated)
}

function ownValues(values: RowValues, ownFields: Known['ownFields']): ImportedContract['values'] {
  return Object.entries(values).flatMap(([name, value]) => {
    const fieldId = ownFields.get(name.slice('values.'.length))
    if (!name.startsWith('values.') || !fieldId || !value || value.value === null) return []
    return [{ fieldId, value: value.value }]
  })
}
