import type { ContractRow } from '@tacite/api/portfolio/contract-list-endpoints.ts'
import {
  OPTION_DETAILS,
  TEXT_DETAILS,
  type OptionDetailName,
  type StoredDetail,
  type TextDetailName,
} from '@tacite/domain/contracts/contract-details.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { stepName } from '../../../platform/database/system-names.ts'
import { presentStanding, type StoredStanding } from '../../writing/contracts/public.ts'

type StatedDetails = { [Name in TextDetailName | OptionDetailName]: StoredDetail<Name> }

/** A row as returned by `contract-rows.query.ts`. */
export interface StoredRow extends StatedDetails, StoredStanding {
  id: string
  created_at: Date
  updated_at: Date
  is_locked: boolean
  person_lock: ContractRow['personLock']
  is_archived: boolean
  type_id: string
  type_title: string
  project_id: string
  project_title: string
  owner_id: string
  owner_name: string
  counterparty_id: string | null
  party_name: string | null
  step_colour: string | null
  signature_date: string | null
  effective_date: string | null
  termination_date: string | null
  legal_limit: string | null
  send_by: string | null
  decision: ContractRow['decision']
  exit_on: string | null
  exit_limit: string | null
  exit_decision: ContractRow['exitDecision']
  end_date: string | null
  terminated_on: string | null
  phase: string
  term_number: number
  is_renewable: boolean
  will_be_renewable: boolean
  renewal_type: ContractRow['typeRenewal']
  amount_incl_tax_cents: number | null
  signatories: number
  parent_id: string | null
  parent_title: string | null
  children: number
  folders: ContractRow['tags']
}

/** The names of the wire (specification 3, Dashboard contract row) and texts in the reader's language. */
export function presentRow(row: StoredRow, locale: Locale): ContractRow {
  const t = createTranslator(locale)
  return {
    _id: row.id,
    ...statedIn(row),
    type: { _id: row.type_id, name: row.type_title },
    project: { _id: row.project_id, name: row.project_title },
    owner: { _id: row.owner_id, name: row.owner_name },
    supplier: row.party_name,
    supplierId: row.counterparty_id,
    stepsWorkflow:
      row.step_name === null
        ? null
        : {
            name: row.step_name,
            color: row.step_colour!,
            nameI18n: stepName(row.step_name, locale),
          },
    ...presentStanding(row, locale),
    tags: row.folders,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    signatureDate: row.signature_date,
    effectiveDate: row.effective_date,
    terminationDate: row.termination_date,
    legalLimit: row.legal_limit,
    sendBy: row.send_by,
    decision: row.decision,
    exitDate: row.exit_on,
    exitLimit: row.exit_limit,
    exitDecision: row.exit_decision,
    endDate: row.end_date,
    terminatedOn: row.terminated_on,
    phase: row.phase,
    termNumber: row.term_number,
    renewal: renewalOf(row),
    typeRenewal: row.renewal_type,
    typeRenewalI18n: t(`contract-list.renewalType.${row.renewal_type}`),
    financialAmount: row.amount_incl_tax_cents === null ? null : row.amount_incl_tax_cents / 100,
    numberOfSigners: row.signatories,
    parent:
      row.parent_id === null || row.parent_title === null
        ? null
        : { _id: row.parent_id, name: row.parent_title },
    children: row.children,
    isArchived: row.is_archived,
    isLocked: row.is_locked,
    personLock: row.person_lock,
  }
}

function statedIn(row: StatedDetails): StatedDetails {
  const names = [...TEXT_DETAILS, ...OPTION_DETAILS]
  return Object.fromEntries(names.map((name) => [name, row[name]])) as StatedDetails
}

/** What follows the running term of a signed contract. */
function renewalOf(row: StoredRow): ContractRow['renewal'] {
  if (row.will_be_renewable) return 'willRenew'
  if (row.is_renewable) return 'renewable'
  return row.status === 'SIGNED' && row.end_date !== null ? 'willNotRenew' : null
}
