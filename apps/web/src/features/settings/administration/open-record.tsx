import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { NEW_RECORD, type AdminAddress } from './admin-address.ts'
import { RecordLoading } from './record-loading.tsx'

interface OpenRecordProps<Row, Key extends QueryKey> {
  address: AdminAddress
  query: (recordId: string) => UseQueryOptions<Row, Error, Row, Key>
  /** Renders the form of the record, or of a new one. */
  children: (record: Row | null) => ReactNode
}

/** The record named in the address, beside its list, once loaded. */
export function OpenRecord<Row, Key extends QueryKey>(props: OpenRecordProps<Row, Key>) {
  const { address, query, children } = props
  const isNew = address.open === NEW_RECORD
  const read = useQuery({ ...query(address.open ?? ''), enabled: !isNew })
  if (isNew) return children(null)
  if (!read.data) return <RecordLoading error={read.error} onClose={address.close} />
  return children(read.data)
}
