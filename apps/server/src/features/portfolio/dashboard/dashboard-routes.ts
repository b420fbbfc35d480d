import { dashboardEndpoints } from '@tacite/api/portfolio/dashboard-endpoints.ts'
import { isoDay } from '@tacite/domain/calendar/iso-day.ts'
import { lastDayOf, monthsBetween } from '@tacite/domain/calendar/month-end.ts'
import { contractFilterField } from '@tacite/domain/filters/contract-filter-fields.ts'
import { widgetConditions } from '@tacite/domain/filters/widgets.ts'
import { filterQueryString, writeFilter } from '@tacite/domain/filters/write-filter.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { formatDay } from '@tacite/i18n/format.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import { countMatching, narrowed, readContractFilter } from '../contract-list/public.ts'
import { recordedMonths, todayOf } from '../../lifecycle/deadlines/public.ts'
import { folderFigures } from './folder-figures.query.ts'
import { foreignTurnover } from './foreign-turnover.query.ts'
import { presentFigures } from './present-dashboard.ts'
import { readDashboard } from './read-dashboard.query.ts'
import { requiredActions } from './required-actions.query.ts'

const EVERYTHING = { archived: 'false' } as const

export function dashboardRoutes(): Route[] {
  return [
    route(dashboardEndpoints.read, async ({ db, actor, query }) => {
      const filter = await readContractFilter(db, query, todayOf(actor))
      const { today } = filter.facts
      const { figures, actions } = await readDashboard(db, actor, filter)
      const others = widgetConditions('otherCurrencyCount', '', today) ?? []
      const otherCurrencyCount = await countMatching(db, actor, narrowed(filter, others))
      const partyIds = figures.parties.map(({ key }) => key)
      const foreign =
        otherCurrencyCount === 0
          ? []
          : await foreignTurnover(db, actor, filter, { partyIds, today })
      return {
        ...presentFigures({ ...figures, foreign }, today, actor.locale),
        otherCurrencyCount,
        requiredActionsCount: actions.count,
        countMore48h: actions.countMore48h,
        value: actions.value,
      }
    }),
    route(dashboardEndpoints.folders, async ({ db, actor, query }) =>
      folderFigures(db, actor, await readContractFilter(db, query, todayOf(actor))),
    ),
    route(dashboardEndpoints.monthEnds, async ({ db, actor }) => {
      const today = todayOf(actor)
      const recorded = await recordedMonths(db)
      return {
        value: recorded === null ? [] : monthsBetween(recorded.first, recorded.last).toReversed(),
        next: lastDayOf(isoDay(today).slice(0, 7)).toString(),
      }
    }),
    route(dashboardEndpoints.requiredActions, async ({ db, actor }) => {
      const filter = await readContractFilter(db, EVERYTHING, todayOf(actor))
      return requiredActions(db, actor, filter)
    }),
    route(
      dashboardEndpoints.widgetFilter,
      ({ actor, query: { widgetType, _idWidgetValue = '', monthEnd } }) => {
        const day = monthEnd === undefined ? todayOf(actor) : lastDayOf(monthEnd)
        const conditions = widgetConditions(widgetType, _idWidgetValue, day)
        if (conditions === null)
          throw new Refused('MALFORMED', { code: 'WIDGET_PART_UNKNOWN', field: '_idWidgetValue' })
        const written = (iso: string) => formatDay(iso, actor.locale)
        return Promise.resolve({
          value: filterQueryString(writeFilter(conditions, contractFilterField, written)),
          text: createTranslator(actor.locale)(`dashboard.widget.${widgetType}.counts`),
        })
      },
    ),
  ]
}
