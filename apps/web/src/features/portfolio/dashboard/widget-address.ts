import { paths } from '../../../platform/paths.ts'
import type { Widget } from './widget-filter.ts'

/** Redirects to the contract list, filtered by what the widget counts. */
export function widgetAddress({ type, value }: Widget): string {
  return paths.widgetList({ type, value })
}
