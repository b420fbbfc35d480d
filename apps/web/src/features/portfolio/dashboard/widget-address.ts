import { createContext, useContext } from 'react'
import { paths } from '../../../platform/paths.ts'
import type { Widget } from './widget-filter.ts'

/** The folders that the whole dashboard is about, as the contract list's filter: `{ tags: 'eq:…' }`; all: {}. */
export interface DashboardFilter {
  tags?: string
}

/** Of the screen's address. */
export function readDashboardFilter({ tags }: Record<string, unknown>): DashboardFilter {
  return typeof tags === 'string' && tags.startsWith('eq:') ? { tags } : {}
}

const Shown = createContext<DashboardFilter>({})

export const DashboardFilterProvider = Shown.Provider

export function useDashboardFilter(): DashboardFilter {
  return useContext(Shown)
}

/** Redirects to the contract list, filtered by what the widget counts in the folders shown. */
export function useWidgetAddress(): (widget: Widget) => string {
  const filter = useDashboardFilter()
  return ({ type, value }) => paths.widgetList({ type, value, ...filter })
}
