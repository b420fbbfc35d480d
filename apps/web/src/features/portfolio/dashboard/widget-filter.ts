import type { Widget as WidgetId } from '@tacite/domain/filters/widget-ids.ts'

/** What a tile, or a mark of a chart, counts. `value` is the part of a chart. */
export interface Widget {
  type: WidgetId
  value?: string | undefined
}

/**
 * The filter of a widget as the contract list takes it: the server writes days as DD/MM/YYYY
 * (specification 7), the list reads YYYY-MM-DD.
 *
 * @example readWidgetFilter('endDate=range:01/11/2026,30/01/2027') // { endDate: 'range:2026-11-01,2027-01-30' }
 */
export function readWidgetFilter(written: string): Record<string, string> {
  return Object.fromEntries(
    [...new URLSearchParams(written.replace(/^\?/, ''))].map(([field, value]) => [
      field,
      value.replace(/\b(\d{2})\/(\d{2})\/(\d{4})\b/g, '$3-$2-$1'),
    ]),
  )
}
