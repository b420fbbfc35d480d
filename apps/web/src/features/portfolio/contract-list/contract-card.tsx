import { paths } from '../../../platform/paths.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { ContractStanding } from '../../writing/contracts/public.tsx'
import type { DatedRow } from './list-queries.ts'
import { RowMarks } from './row-marks.tsx'
import { standingOf } from './standing-of.ts'

/** A contract on a phone. */
export function ContractCard({ row }: { row: DatedRow }) {
  const t = useTexts()
  const formats = useFormats()
  return (
    <div className="flex flex-col gap-1.5">
      <TextLink isQuiet render={<AppLink to={paths.contractEdit(row._id, { asOf: row.asOf })} />}>
        <span className="line-clamp-3 font-medium break-words" title={row.title}>
          {row.title}
        </span>
      </TextLink>
      <RowMarks row={row} />
      <ContractStanding of={standingOf(row)} />
      <p className="text-sm text-ink-soft">
        {row.reference}
        {row.supplier && ` · ${row.supplier}`}
      </p>
      {row.terminationDate && (
        <p className="text-sm">
          {t('contract-list.limitOn', { day: formats.day(row.terminationDate) })}
        </p>
      )}
      {!row.terminationDate && row.endDate && (
        <p className="text-sm">{t('contract-list.endOn', { day: formats.day(row.endDate) })}</p>
      )}
    </div>
  )
}
