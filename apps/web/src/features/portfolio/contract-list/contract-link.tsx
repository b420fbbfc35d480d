import type { ReactNode } from 'react'
import { AppLink } from '../../../platform/app-link.tsx'
import { paths } from '../../../platform/paths.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import type { DatedRow } from './list-queries.ts'

/** The title of a row leads to its contract, on the day of the list; of one that was deleted since a month end there is none. */
export function ContractLink({ row, children }: { row: DatedRow; children: ReactNode }) {
  if (row.isDeleted) return <span className="text-ink-soft italic">{children}</span>
  return (
    <TextLink isQuiet render={<AppLink to={paths.contractEdit(row._id, { asOf: row.asOf })} />}>
      {children}
    </TextLink>
  )
}
