import { createContext, useContext } from 'react'
import { paths } from '../../../platform/paths.ts'
import type { Widget } from './widget-filter.ts'

/** What the whole dashboard is about, as the contract list's filter: `{ tags: 'eq:…', monthEnd: '2026-10' }`; all, today: {}. */
export interface DashboardFilter {
  tags?: string
  monthEnd?: string
}

/** Of the screen's address. */
export function readDashboardFilter({ tags, monthEnd }: Record<string, unknown>): DashboardFilter {
  return {
    ...(typeof tags === 'string' && tags.startsWith('eq:') ? { tags } : {}),
    ...(typeof monthEnd === 'string' && /^\d{4}-\d\d$/.test(monthEnd) ? { monthEnd } : {}),
  }
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
