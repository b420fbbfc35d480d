import type { ContractRow } from '@tacite/api/portfolio/contract-list-endpoints.ts'
import {
  CONTRACT_DETAILS,
  TEXT_DETAILS,
  type TextDetailName,
} from '@tacite/domain/contracts/contract-details.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'

/** A cell before it is written: user text, a calendar day, an instant, money in euros, a count, yes or no. */
export type ExportCell =
  | { kind: 'text'; value: string | null }
  /** `YYYY-MM-DD` */
  | { kind: 'day'; value: string | null }
  /** An instant. */
  | { kind: 'moment'; value: string | null }
  | { kind: 'amount'; value: number | null }
  | { kind: 'count'; value: number | null }

export type ExportKind = ExportCell['kind']

interface ExportColumn {
  header: string
  kind: ExportKind
  /** In characters. */
  width: number
  read(row: ContractRow): string | number | null
}

/** Lookups by reference need it as the first column. */
const TEXTS = TEXT_DETAILS.toSorted((a, b) => Number(b === 'reference') - Number(a === 'reference'))

/** The columns of an export in the reader's language, in order; one more says which day its rows are of, if not today. */
export function exportColumns(locale: Locale, asOf?: string): ExportColumn[] {
  const t = createTranslator(locale)
  const yesNo = (value: boolean) => t(value ? 'common.answer.yes' : 'common.answer.no')
  const column = (
    kind: ExportKind,
    name: ColumnName,
    width: number,
    read: ExportColumn['read'],
  ): ExportColumn => ({ header: t(`exports.column.${name}`), kind, width, read })
  return [
    ...TEXTS.map((name) => column('text', name, widthOf(name), (row) => row[name])),
    column('text', 'type', 24, (row) => row.type.name),
    column('text', 'status', 16, (row) => row.statusWorkflow.statusI18n),
    column('text', 'statusDetail', 24, (row) => row.statusDetail),
    column('text', 'supplier', 28, (row) => row.supplier),
    column('text', 'folders', 28, (row) => row.tags.map(({ name }) => name).join(', ')),
    column('text', 'project', 20, (row) => row.project.name),
    column('text', 'owner', 22, (row) => row.owner.name),
    column('amount', 'financialAmount', 16, (row) => row.financialAmount),
    column('text', 'currency', 8, (row) => row.currency),
    column(
      'text',
      'direction',
      14,
      (row) => row.direction && t(`contracts.direction.${row.direction}`),
    ),
    column('text', 'scope', 14, (row) => row.scope && t(`contracts.scope.${row.scope}`)),
    column('day', 'signatureDate', 14, (row) => row.signatureDate),
    column('day', 'effectiveDate', 14, (row) => row.effectiveDate),
    column('day', 'endDate', 14, (row) => row.endDate),
    column('day', 'terminationDate', 18, (row) => row.terminationDate),
    column('day', 'legalLimit', 14, (row) => row.legalLimit),
    column('day', 'sendBy', 16, (row) => row.sendBy),
    column(
      'text',
      'decision',
      20,
      (row) => row.decision && t(`contract-list.decision.${row.decision}`),
    ),
    column('day', 'exitDate', 18, (row) => row.exitDate),
    column('day', 'exitLimit', 18, (row) => row.exitLimit),
    column(
      'text',
      'exitDecision',
      20,
      (row) => row.exitDecision && t(`contract-list.exitDecision.${row.exitDecision}`),
    ),
    column('day', 'terminatedOn', 14, (row) => row.terminatedOn),
    column('text', 'typeRenewal', 24, (row) => row.typeRenewalI18n),
    column('count', 'termNumber', 10, (row) => row.termNumber),
    column('count', 'numberOfSigners', 12, (row) => row.numberOfSigners),
    column('text', 'parent', 30, (row) => row.parent?.name ?? null),
    column('moment', 'createdAt', 18, (row) => row.createdAt),
    column('moment', 'updatedAt', 18, (row) => row.updatedAt),
    column('text', 'isLocked', 10, (row) => yesNo(row.isLocked)),
    column('text', 'isArchived', 10, (row) => yesNo(row.isArchived)),
    ...(asOf === undefined ? [] : [column('day', 'asOf', 14, () => asOf)]),
  ]
}

/** In characters: a third of the longest title fits most of what people write. */
function widthOf(name: TextDetailName): number {
  return Math.max(14, Math.min(40, CONTRACT_DETAILS[name].maxLength / 4))
}

type ColumnName =
  | TextDetailName
  | 'type'
  | 'status'
  | 'statusDetail'
  | 'supplier'
  | 'folders'
  | 'project'
  | 'owner'
  | 'financialAmount'
  | 'currency'
  | 'direction'
  | 'scope'
  | 'signatureDate'
  | 'effectiveDate'
  | 'endDate'
  | 'terminationDate'
  | 'legalLimit'
  | 'sendBy'
  | 'decision'
  | 'exitDate'
  | 'exitLimit'
  | 'exitDecision'
  | 'terminatedOn'
  | 'typeRenewal'
  | 'termNumber'
  | 'numberOfSigners'
  | 'parent'
  | 'createdAt'
  | 'updatedAt'
  | 'isLocked'
  | 'isArchived'
  | 'asOf'
