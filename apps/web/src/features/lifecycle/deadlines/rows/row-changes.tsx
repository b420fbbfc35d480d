import { isFilled, type FieldRow } from '@tacite/document/field-definition.ts'
import { formatFieldValue } from '@tacite/document/format-field-value.ts'
import { changedRows, type RowChange } from '@tacite/document/repeats/changed-rows.ts'
import { isRows } from '@tacite/document/repeats/stated-rows.ts'
import { rowInWords, rowsInWords, type RowColumn } from '@tacite/document/repeats/rows-in-words.ts'
import { isSameValue } from '@tacite/domain/corrections/changed-terms.ts'
import { Fragment, type ReactNode } from 'react'
import { useLocale, useTexts } from '../../../../platform/locale.ts'
import { BeforeAfter } from '../corrections/changed-dates.tsx'

interface RowChangesProps {
  /** Rows; anything else: none were read. */
  before: unknown
  after: unknown
  columns: readonly RowColumn[]
  currency: string
}

/** What became of the rows of a passage: those that were added, taken away, changed or moved. */
export function RowChanges({ before, after, columns, currency }: RowChangesProps) {
  const t = useTexts()
  const notation = { locale: useLocale(), currency }
  // Rows that were not read before became no others: each list is said as a whole.
  if (!isRows(before) || !isRows(after)) {
    const words = (rows: unknown) =>
      (isRows(rows) && rowsInWords(rows, columns, notation)) || t('corrections.none')
    return <BeforeAfter before={words(before)} after={words(after)} />
  }
  const changes = changedRows(
    before,
    after,
    columns.map(({ variable }) => variable),
  )
  return (
    <ul className="flex flex-col gap-1">
      {changes.map((change) => (
        <li key={`${change.kind} ${numberOf(change)}`} className="break-words tabular-nums">
          <span className="text-ink-soft">{headOf(t, change)}</span>{' '}
          <Said change={change} columns={columns} currency={currency} />
        </li>
      ))}
    </ul>
  )
}

function headOf(t: ReturnType<typeof useTexts>, change: RowChange): string {
  const number = numberOf(change)
  return change.kind === 'moved'
    ? t('corrections.rows.moved', { number, to: change.at + 1 })
    : t(`corrections.rows.${change.kind}`, { number })
}

/** As people counted it before; of a new one, as they count it now. */
function numberOf(change: RowChange): number {
  return ('from' in change ? change.from : change.at) + 1
}

interface SaidProps {
  change: RowChange
  columns: readonly RowColumn[]
  currency: string
}

function Said({ change, columns, currency }: SaidProps): ReactNode {
  const t = useTexts()
  const notation = { locale: useLocale(), currency }
  if (change.kind !== 'changed') {
    const words = rowInWords(change.row, columns, notation) || t('corrections.rows.empty')
    return change.kind === 'removed' ? <s className="text-ink-faint">{words}</s> : words
  }
  const { before, row } = change
  const said = columns.filter(
    ({ variable }) => isFilled(before[variable]) || isFilled(row[variable]),
  )
  return said.map(({ variable, type }, place) => {
    const words = (of: FieldRow) => {
      const value = of[variable]
      return isFilled(value) ? formatFieldValue(type, value, notation) : t('corrections.none')
    }
    return (
      <Fragment key={variable}>
        {place > 0 && ' · '}
        {isSameValue(before[variable], row[variable]) ? (
          words(row)
        ) : (
          <BeforeAfter before={words(before)} after={words(row)} />
        )}
      </Fragment>
    )
  })
}
