import { useQuery } from '@tanstack/react-query'
import { monthEndsQuery } from './month-end-queries.ts'
import { useDashboardFilter } from './widget-address.ts'

/** The month end that the figures shown are compared with: the last one, or the one before that which is shown. */
export function useMonthBefore(): string | undefined {
  const { monthEnd } = useDashboardFilter()
  const { data } = useQuery(monthEndsQuery)
  return data?.value.find((month) => monthEnd === undefined || month < monthEnd)
}
