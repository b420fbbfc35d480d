import type { ListedDecision } from '@tacite/domain/decisions/limit-decision.ts'
import type { ReactNode } from 'react'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { TableColumn } from '../../../ui/table-column.ts'
import { ContractStanding } from '../../writing/contracts/public.tsx'
import { ContractLink } from './contract-link.tsx'
import type { DatedRow } from './list-queries.ts'
import { RowMarks } from './row-marks.tsx'
import { standingOf } from './standing-of.ts'

type Column = TableColumn<DatedRow>

/** The table cells of a contract by column: each table shows the columns it has room for. */
export function useContractColumns() {
  const t = useTexts()
  const formats = useFormats()
  const day = (key: 'terminationDate' | 'endDate'): Column => ({
    id: key,
    header: t(`contract-list.column.${key}`),
    sortKey: key,
    align: 'end',
    width: 'w-30',
    cell: (row) => (
      <span className="whitespace-nowrap tabular-nums">
        {row[key] ? formats.day(row[key]) : ''}
        {key === 'terminationDate' && isDecisionSaid(row) && (
          <DecisionLine isOpen={row.decision === 'undecided'}>
            {t(`contract-list.decision.${row.decision}`)}
          </DecisionLine>
        )}
        {key === 'endDate' && row.renewal && (
          <span className="block text-xs text-ink-soft">
            {t(`contract-list.renewal.${row.renewal}`)}
          </span>
        )}
      </span>
    ),
  })
  return {
    reference: {
      id: 'reference',
      header: t('contract-list.column.reference'),
      sortKey: 'reference',
      width: 'w-24',
      cell: (row) => <span className="text-ink-soft tabular-nums">{row.reference}</span>,
    },
    title: {
      id: 'title',
      header: t('contract-list.column.title'),
      sortKey: 'title',
      isRowHeader: true,
      cell: (row) => (
        <>
          <ContractLink row={row}>
            <span className="line-clamp-3 break-words" title={row.title}>
              {row.title}
            </span>
          </ContractLink>
          <RowMarks row={row} />
        </>
      ),
    },
    supplier: {
      id: 'supplier',
      header: t('contract-list.column.supplier'),
      sortKey: 'supplier',
      width: 'w-44',
      cell: (row) => row.supplier,
    },
    status: {
      id: 'status',
      header: t('contract-list.column.status'),
      sortKey: 'status',
      width: 'w-40',
      cell: (row) => <ContractStanding of={standingOf(row)} />,
    },
    terminationDate: day('terminationDate'),
    endDate: day('endDate'),
    exit: {
      id: 'exit',
      header: t('contract-list.column.exit'),
      sortKey: 'exitDate',
      align: 'end',
      width: 'w-36',
      cell: ({ exitDate, exitLimit, exitDecision }) =>
        exitDate && (
          <span className="whitespace-nowrap tabular-nums">
            {formats.day(exitDate)}
            {exitLimit && (
              <span className="block text-xs text-ink-soft">
                {t('contract-list.exitLimit', { day: formats.day(exitLimit) })}
              </span>
            )}
            {exitDecision && (
              <DecisionLine isOpen={exitDecision === 'undecided'}>
                {t(`contract-list.exitDecision.${exitDecision}`)}
              </DecisionLine>
            )}
          </span>
        ),
    },
    financialAmount: {
      id: 'financialAmount',
      header: t('contract-list.column.amount'),
      sortKey: 'financialAmount',
      align: 'end',
      width: 'w-36',
      cell: (row) => (
        <span className="whitespace-nowrap tabular-nums">
          {row.financialAmount === null
            ? ''
            : formats.amount(Math.round(row.financialAmount * 100), row.currency)}
        </span>
      ),
    },
  } satisfies Record<string, Column>
}

/** What is to be decided stands out from what was. */
function DecisionLine({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  return (
    <span className={classNames('block text-xs', isOpen ? 'text-amber-ink' : 'text-ink-soft')}>
      {children}
    </span>
  )
}

/** That nobody has decided is news from the day on which somebody is asked. */
function isDecisionSaid(row: DatedRow): row is DatedRow & { decision: ListedDecision } {
  return row.decision !== null && (row.decision !== 'undecided' || row.phase === 'NOTICE_WINDOW')
}
