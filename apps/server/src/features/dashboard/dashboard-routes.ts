import { dashboardEndpoints } from '@tacite/api/dashboard-endpoints.ts'
import { contractFilterField } from '@tacite/domain/filters/contract-filter-fields.ts'
import { widgetConditions } from '@tacite/domain/filters/widgets.ts'
import { filterQueryString, writeFilter } from '@tacite/domain/filters/write-filter.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { formatDay } from '@tacite/i18n/format.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { route, type Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readContractFilter } from '../contract-list/public.ts'
import { companyToday, freshenFacts } from '../deadlines/public.ts'
import { dashboardFigures } from './dashboard-figures.query.ts'
import { presentFigures } from './present-dashboard.ts'
import { requiredActions } from './required-actions.query.ts'

const EVERYTHING = { archived: 'false' } as const

export function dashboardRoutes(parts: Platform): Route[] {
  const { clock } = parts
  return [
    route(dashboardEndpoints.read, async ({ db, actor, query }) => {
      const filter = await readContractFilter(db, query)
      await freshenFacts(parts, db)
      const today = await companyToday(parts, db)
      const figures = await dashboardFigures(db, actor, filter, today)
      const actions = await requiredActions(db, actor, filter, clock.now())
      return {
        ...presentFigures(figures, today, actor.locale),
        requiredActionsCount: actions.count,
        countMore48h: actions.countMore48h,
        value: actions.value,
      }
    }),
    route(dashboardEndpoints.requiredActions, async ({ db, actor }) => {
      await freshenFacts(parts, db)
      const filter = await readContractFilter(db, EVERYTHING)
      return requiredActions(db, actor, filter, clock.now())
    }),
    route(
      dashboardEndpoints.widgetFilter,
      async ({ db, actor, query: { widgetType, _idWidgetValue = '' } }) => {
        const conditions = widgetConditions(
          widgetType,
          _idWidgetValue,
          await companyToday(parts, db),
        )
        if (conditions === null)
          throw new Refused('MALFORMED', { code: 'WIDGET_PART_UNKNOWN', field: '_idWidgetValue' })
        const day = (iso: string) => formatDay(iso, actor.locale)
        return {
          value: filterQueryString(writeFilter(conditions, contractFilterField, day)),
          text: createTranslator(actor.locale)(`dashboard.widget.${widgetType}.counts`),
        }
      },
    ),
  ]
}
