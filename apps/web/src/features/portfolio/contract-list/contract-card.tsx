import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { classNames } from '../../../ui/class-names.ts'
import { ContractStanding } from '../../writing/contracts/public.tsx'
import { ContractLink } from './contract-link.tsx'
import type { DatedRow } from './list-queries.ts'
import { RowMarks } from './row-marks.tsx'
import { standingOf } from './standing-of.ts'

/** A contract on a phone. */
export function ContractCard({ row, withExit = false }: { row: DatedRow; withExit?: boolean }) {
  const t = useTexts()
  const formats = useFormats()
  return (
    <div className="flex flex-col gap-1.5">
      <ContractLink row={row}>
        <span className="line-clamp-3 font-medium break-words" title={row.title}>
          {row.title}
        </span>
      </ContractLink>
      <RowMarks row={row} />
      <ContractStanding of={standingOf(row)} />
      <p className="text-sm text-ink-soft">
        {[row.reference, row.supplier].filter(Boolean).join(' · ')}
      </p>
      {row.terminationDate && (
        <p className="text-sm">
          {t('contract-list.limitOn', { day: formats.day(row.terminationDate) })}
        </p>
      )}
      {!row.terminationDate && row.endDate && (
        <p className="text-sm">{t('contract-list.endOn', { day: formats.day(row.endDate) })}</p>
      )}
      {withExit && <CardExit row={row} />}
    </div>
  )
}

function CardExit({ row: { exitDate, exitLimit, exitDecision } }: { row: DatedRow }) {
  const t = useTexts()
  const formats = useFormats()
  if (!exitDate || !exitLimit) return null
  return (
    <p className="text-sm">
      {t('contract-list.exitOn', { exit: formats.day(exitDate), day: formats.day(exitLimit) })}
      {exitDecision && (
        <>
          {' · '}
          <span className={classNames(exitDecision === 'undecided' && 'text-amber-ink')}>
            {t(`contract-list.exitDecision.${exitDecision}`)}
          </span>
        </>
      )}
    </p>
  )
}
