import type { ReactNode } from 'react'
import { AppLink } from '../../../platform/app-link.tsx'
import { paths } from '../../../platform/paths.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import type { Lack } from '@tacite/domain/contracts/lacks.ts'
import type { DatedRow } from './list-queries.ts'

/** The title of a row leads to its contract, on the day of the list; of one that was deleted since a month end there is none. */
export function ContractLink({ row, children }: { row: DatedRow; children: ReactNode }) {
  if (row.isDeleted) return <span className="text-ink-soft italic">{children}</span>
  return (
    <TextLink isQuiet render={<AppLink to={addressOf(row)} />}>
      {children}
    </TextLink>
  )
}

/** The tab on which it is entered. */
const TAB_OF: Partial<Record<Lack, string>> = {
  dates: 'deadlines',
  counterparty: 'summary',
  owner: 'summary',
}

export function addressOf({ _id, asOf, missing }: DatedRow): string {
  return paths.contractEdit(_id, { asOf, missing, tab: missing && TAB_OF[missing] })
}
