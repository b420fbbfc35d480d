import { useQuery } from '@tanstack/react-query'
import { Answerable } from './answerable.tsx'
import { alertQuery, type OfAlert } from './answer-queries.ts'

/** The alert behind a task, which can be answered there too. Once its date has gone there is none. */
export default function TaskAlert({ alert }: { alert: OfAlert }) {
  const { data } = useQuery({ ...alertQuery(alert), retry: false })
  return data ? <Answerable alert={data} /> : null
}
