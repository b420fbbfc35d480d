import type { TextKey } from '@tacite/i18n/text-keys.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import type { AdminAddress } from './admin-address.ts'
import { AdminList, type AdminListProps } from './admin-list.tsx'
import { OpenRecord } from './open-record.tsx'
import type { Records } from './record-queries.ts'

type AreaWith<Part extends string> =
  Extract<TextKey, `${string}.${Part}`> extends infer Key
    ? Key extends `${infer Area}.${Part}`
      ? Area
      : never
    : never

/** The text areas that name everything on a noun's screen: `projects` has `projects.title`, `projects.create`… */
export type RecordTexts = AreaWith<'title'> &
  AreaWith<'lead'> &
  AreaWith<'new'> &
  AreaWith<'create'> &
  AreaWith<'delete'> &
  AreaWith<'empty'> &
  AreaWith<'emptyHint'>

type Own = 'nameOf' | 'columns' | 'card' | 'filters' | 'active' | 'pageSize' | 'noMatch'

interface RecordScreenProps<Row extends { _id: string }, Saved> extends Pick<
  AdminListProps<Row>,
  Own
> {
  records: Pick<Records<Row, Saved, never>, 'list' | 'one'>
  texts: RecordTexts
  icon: ReactNode
  address: AdminAddress
  /** Why the person may look but change nothing; null: they may. */
  readOnlyReason?: string | null
  /** Renders the form of one record, or of a new one. */
  form: (record: Saved | null) => ReactNode
}

/** The list of a noun of administration, with one record beside it. */
export function RecordScreen<Row extends { _id: string }, Saved>(
  props: RecordScreenProps<Row, Saved>,
) {
  const { records, texts, icon, address, readOnlyReason = null, form, ...own } = props
  const t = useTexts()
  const isOpen = address.open !== null && readOnlyReason === null
  return (
    <AdminList<Row>
      {...own}
      title={t(`${texts}.title`)}
      lead={t(`${texts}.lead`)}
      address={address}
      page={useQuery(records.list(address.asked))}
      keyOf={(row) => row._id}
      create={{ label: t(`${texts}.create`), disabledReason: readOnlyReason }}
      empty={{ title: t(`${texts}.empty`), hint: t(`${texts}.emptyHint`), icon }}
      {...(readOnlyReason === null ? {} : { onOpen: null })}
      panel={
        isOpen && (
          <OpenRecord key={address.open} address={address} query={records.one}>
            {form}
          </OpenRecord>
        )
      }
    />
  )
}
