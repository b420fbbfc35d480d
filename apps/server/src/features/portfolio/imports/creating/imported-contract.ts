import type { DetailValues } from '@tacite/domain/contracts/contract-details.ts'
import type { ImportDefaults } from '@tacite/domain/imports/import-rules.ts'
import type { ImportField } from '@tacite/domain/imports/import-fields.ts'
import type { RowValues } from '@tacite/domain/imports/import-row.ts'
import { standing, statedEffect, statedTerms } from '@tacite/domain/imports/row-terms.ts'
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
  const text = (field: ImportField) => standing<string>(row.values, field)
  const isAmendment = row.kind === 'amendment'
  const folder = text('folder')
  return {
    id,
    details: detailsOf(row, text),
    workflowId: known.defaults.workflow,
    folderIds: [...known.defaults.folderIds, ...(folder === null ? [] : [folder])],
    lifecycle: isAmendment ? statedEffect(row.values) : statedTerms(row.values),
    signedOn: text('signatureDate'),
    amountInclTaxCents: isAmendment ? null : standing<number>(row.values, 'amount'),
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

function ownValues(values: RowValues, ownFields: Known['ownFields']): ImportedContract['values'] {
  return Object.entries(values).flatMap(([name, value]) => {
    const fieldId = ownFields.get(name.slice('values.'.length))
    if (!name.startsWith('values.') || !fieldId || !value || value.value === null) return []
    return [{ fieldId, value: value.value }]
  })
}
