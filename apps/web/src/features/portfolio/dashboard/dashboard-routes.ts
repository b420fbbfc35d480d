import { WIDGETS, type Widget } from '@tacite/domain/filters/widget-ids.ts'
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { paths, patterns } from '../../../platform/paths.ts'
import { homeRoute } from '../../../platform/anchor-routes.ts'
import { loadTexts } from '../../../platform/locale.ts'
import { dashboardQuery, widgetFilterQuery } from './dashboard-queries.ts'
import { narrowFilter } from './narrow-filter.ts'
import { readDashboardFilter, type DashboardFilter } from './widget-address.ts'

const dashboardRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: patterns.dashboard,
  validateSearch: readDashboardFilter,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    // Not awaited: there are skeletons.
    void context.queryClient.prefetchQuery(dashboardQuery(deps))
    return loadTexts('dashboard-screen')
  },
  component: lazyRouteComponent(() => import('./dashboard-screen.tsx'), 'DashboardScreen'),
})

/** Every mark is a plain link: its filter is fetched when the link is followed. */
const widgetListRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: patterns.widgetList,
  validateSearch: (
    search: Record<string, unknown>,
  ): { type?: string; value?: string } & DashboardFilter => ({
    ...readDashboardFilter(search),
    ...(typeof search['type'] === 'string' ? { type: search['type'] } : {}),
    ...(typeof search['value'] === 'string' ? { value: search['value'] } : {}),
  }),
  beforeLoad: async ({ context, search: { type, value, ...shown }, preload }) => {
    if (preload) return
    if (!isWidget(type)) throw redirect({ href: paths.dashboard(), replace: true })
    const filter = await context.queryClient.ensureQueryData(
      widgetFilterQuery({ type, value }, shown.monthEnd),
    )
    throw redirect({
      href: paths.contracts(narrowFilter({ ...shown }, filter)),
      replace: true,
    })
  },
})

export const dashboardRoutes = [dashboardRoute, widgetListRoute] as const

function isWidget(type: string | undefined): type is Widget {
  return WIDGETS.some((widget) => widget === type)
}
