import { useInfiniteQuery } from '@tanstack/react-query'
import { VersionsList } from '../../publishing/public.ts'
import { changesQuery, versionsQuery, type ClauseRecord } from '../clause-queries.ts'

/** « Versions »: what was published, when, by whom and why. */
export function VersionsTab({ clause }: { clause: ClauseRecord }) {
  const { _id, version, stance } = clause
  return (
    <VersionsList
      noun="clauses"
      offered={stance === 'refused' ? null : version}
      read={useInfiniteQuery(versionsQuery(_id))}
      changesOf={(number) => changesQuery(_id, number)}
    />
  )
}
