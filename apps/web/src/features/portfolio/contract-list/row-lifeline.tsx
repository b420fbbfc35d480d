import { TinyLifeline, type TinyPoint } from '../../lifecycle/deadlines/public.ts'
import type { ContractRow } from './list-queries.ts'

/** A contract's life in one small line: signed, effective, notice limit, end, and today among them. */
export function RowLifeline({ row, today }: { row: ContractRow; today: string }) {
  const points = pointsOf(row, today)
  if (points.length < 3) return null
  return (
    <TinyLifeline
      points={points}
      today={today}
      limitMeaning={row.typeRenewal === 'withNotice' ? 'obtainRenewal' : 'preventRenewal'}
    />
  )
}

function pointsOf(row: ContractRow, today: string): TinyPoint[] {
  const point = (kind: string, day: string | null, isCertain: boolean): TinyPoint[] =>
    day === null ? [] : [{ kind, day, isCertain }]
  const isSigned = row.signatureDate !== null
  return [
    ...point('signed', row.signatureDate, true),
    ...point('effective', row.effectiveDate, isSigned),
    ...point('noticeLimit', row.terminationDate, isSigned),
    ...point('end', row.terminatedOn ?? row.endDate, isSigned && row.typeRenewal === 'none'),
    ...point('today', today, true),
  ].sort((a, b) => (a.day < b.day ? -1 : 1))
}
