import type { AmendedValue } from '@tacite/api/lifecycle/amended-value.ts'
import type { FieldRow } from '@tacite/document/field-definition.ts'
import { rowInWords } from '@tacite/document/repeats/rows-in-words.ts'
import type { ReactNode } from 'react'
import { useLocale, useTexts } from '../../../../platform/locale.ts'
import { SettingDocument } from '../../parts/public.ts'
import { RowChanges } from './row-changes.tsx'

interface AmendedRowsProps {
  amended: readonly AmendedValue[]
  currency: string
  /** As the contract itself states them. */
  stated: ReactNode
}

/** The rows of a passage as they are in force today, then what each amendment did to them, or will. */
export function AmendedRows({ amended, currency, stated }: AmendedRowsProps) {
  const last = amended.findLast(({ isInForce }) => isInForce)
  return (
    <div className="flex flex-col gap-2">
      {last ? <RowsInForce set={last} currency={currency} /> : stated}
      {amended.map((each) => (
        <div key={`${each.from} ${each.setBy.signedOn} ${each.setBy._id}`} className="text-sm">
          <Heading each={each} />
          <RowChanges
            before={each.before}
            after={each.after}
            columns={each.columns ?? []}
            currency={currency}
          />
        </div>
      ))}
    </div>
  )
}

/** « avenant 2026-0002 du 04/05/2026 · depuis le 04/05/2026 ». */
function Heading({ each: { setBy, isInForce, from } }: { each: AmendedValue }) {
  const t = useTexts()
  return (
    <p className="text-ink-faint tabular-nums">
      <SettingDocument setBy={setBy} /> ·{' '}
      {t(`amendments.setBy.${isInForce ? 'rowsSince' : 'rowsFrom'}`, { day: from })}
    </p>
  )
}

function RowsInForce({ set, currency }: { set: AmendedValue; currency: string }) {
  const t = useTexts()
  const notation = { locale: useLocale(), currency }
  const rows = (set.after ?? []) as readonly FieldRow[]
  if (rows.length === 0) return <p className="text-ink-soft">{t('corrections.rows.none')}</p>
  return (
    <ol className="flex list-decimal flex-col gap-1 pl-5 marker:text-ink-faint">
      {rows.map((row, at) => (
        <li key={at} className="break-words">
          {rowInWords(row, set.columns ?? [], notation) || t('corrections.rows.empty')}
        </li>
      ))}
    </ol>
  )
}
