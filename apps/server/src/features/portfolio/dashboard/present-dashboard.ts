import {
  UNSIGNED_SHOWN_STATUSES,
  UNSIGNED_STATUSES,
  wireStatus,
  type ShownStatus,
} from '@tacite/domain/contracts/contract-status.ts'
import type { ChartPart, ChartStack, Dashboard } from '@tacite/api/portfolio/dashboard-endpoints.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { AGE_BANDS, AMOUNT_TIERS, type Band } from '@tacite/domain/filters/bands.ts'
import { RENEWAL_TYPES, STATUS_DETAILS } from '@tacite/domain/filters/contract-filter-fields.ts'
import { NO_OBJECT } from '@tacite/domain/filters/filter-field.ts'
import {
  CREATED_MONTHS,
  MONTHS_AFTER,
  MONTHS_BEFORE,
  monthsAround,
  SIGNED_YEARS,
} from '@tacite/domain/filters/widgets.ts'
import { formatMonth } from '@tacite/i18n/format.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { Temporal } from 'temporal-polyfill'
import type { Counted, DashboardFigures, WINDOWS } from './figure-parts.ts'
import type { ForeignTurnover } from './foreign-turnover.query.ts'

type Figures = Omit<
  Dashboard,
  'requiredActionsCount' | 'otherCurrencyCount' | 'countMore48h' | 'value'
>

/** The figures under their wire names, every chart complete: empty parts show 0. */
export function presentFigures(
  figures: DashboardFigures & { foreign: readonly ForeignTurnover[] },
  today: Temporal.PlainDate,
  locale: Locale,
): Figures {
  return {
    ...windows(figures, today),
    ...years(figures, today.year),
    contractsInProgressCount: sum(
      figures.byStatus.filter(({ key }) =>
        UNSIGNED_SHOWN_STATUSES.some((status) => status === key),
      ),
    ),
    readyToSignCount: sum(figures.byStatus.filter(({ key }) => key === 'readyToSign')),
    documentsPostSignCount: sum(figures.byStatus.filter(({ key }) => key === 'SIGNED')),
    renewedContractsCount: figures.renewed,
    documentsPreSignByMonth: createdByMonth(figures, today, locale),
    statusContractsSigned: signedByYear(figures, today.year, locale),
    contractsExpiredAndDedlineByMonth: endingByMonth(figures, today, locale),
    endingOrDeadlineCount: endingOrDeadline(figures, today),
    ...shares(figures, locale),
    topCounterpartiesContract: figures.parties.map((party) => ({
      _id: party.key,
      counterparty: party.name ?? createTranslator(locale)('dashboard.deleted'),
      countContracts: party.count,
      durationContracts: averageYears(party),
      turnover: party.amountCents / 100,
      otherTurnovers: figures.foreign
        .filter(({ partyId }) => partyId === party.key)
        .map(({ currency, amountCents }) => ({ currency, turnover: amountCents / 100 })),
    })),
  }
}

/** Others are not counted by the cells. */
type Window = (typeof WINDOWS)[number]

function windows({ ends, limits }: DashboardFigures, today: Temporal.PlainDate) {
  const within = (days: Window) => {
    const [from, to] = [today.toString(), today.add({ days }).toString()]
    return ({ key }: Counted<string>) => key >= from && key <= to
  }
  const renewable = (days: Window) =>
    sum(ends.filter(within(days)).map((day) => ({ count: day.renewable })))
  return {
    expiredIn30Count: sum(ends.filter(within(30))),
    expiredIn60Count: sum(ends.filter(within(60))),
    expiredIn90Count: sum(ends.filter(within(90))),
    willRenewIn90Count: sum(ends.filter(within(90)).map(({ willRenew }) => ({ count: willRenew }))),
    renewableIn30Count: renewable(30),
    renewableIn60Count: renewable(60),
    renewableIn90Count: renewable(90),
    deadlineIn30Count: sum(limits.filter(within(30))),
    deadlineIn60Count: sum(limits.filter(within(60))),
  }
}

function years({ signed }: DashboardFigures, thisYear: number) {
  const [current, previous] = [thisYear, thisYear - 1].map((year) => {
    const rows = signed.filter(({ key }) => key === year)
    return {
      count: sum(rows),
      late: total(rows.map(({ late }) => late)),
      amount: total(rows.map(({ amountCents }) => amountCents)) / 100,
      years: averageYears({
        durationDays: total(rows.map(({ durationDays }) => durationDays)),
        withDuration: total(rows.map(({ withDuration }) => withDuration)),
      }),
    }
  }) as [YearFigures, YearFigures]
  return {
    signedThisYear: current.count,
    signedPreviousYear: previous.count,
    durationThisYear: current.years,
    durationPreviousYear: previous.years,
    financialAmountThisYear: current.amount,
    financialAmountPreviousYear: previous.amount,
    delayThisYear: current.late,
    delayPreviousYear: previous.late,
  }
}

interface YearFigures {
  count: number
  late: number
  amount: number
  years: number | null
}

function createdByMonth(
  { created }: DashboardFigures,
  today: Temporal.PlainDate,
  locale: Locale,
): ChartStack[] {
  const t = createTranslator(locale)
  return monthsAround(today, { before: CREATED_MONTHS - 1, after: 0 }).map((month) =>
    stack(
      month,
      formatMonth(month, locale),
      UNSIGNED_STATUSES.map((status) => ({
        _id: `${month}.${status}`,
        name: t(`contracts.status.${status}`),
        count: sum(
          created.filter(
            (row) => row.key === month && wireStatus(row.status as ShownStatus) === status,
          ),
        ),
      })),
    ),
  )
}

function signedByYear(
  { signed }: DashboardFigures,
  thisYear: number,
  locale: Locale,
): ChartStack[] {
  const t = createTranslator(locale)
  const shown = Array.from(
    { length: SIGNED_YEARS },
    (_, index) => thisYear - SIGNED_YEARS + 1 + index,
  )
  return shown.map((year) => {
    const rows = signed.filter(({ key }) => key === year)
    const parts = STATUS_DETAILS.map((detail) => ({
      _id: `${year}.${detail}`,
      name: t(`contract-list.statusDetail.${detail}`),
      count: sum(rows.filter((row) => row.detail === detail)),
    }))
    // The year counts everything signed in it, including contracts at a workflow step.
    return { ...stack(String(year), String(year), parts), count: sum(rows) }
  })
}

function endingByMonth(
  { ends, limits }: DashboardFigures,
  today: Temporal.PlainDate,
  locale: Locale,
): ChartStack[] {
  const t = createTranslator(locale)
  return monthsAround(today, { before: MONTHS_BEFORE, after: MONTHS_AFTER }).map((month) => {
    const inMonth = ({ key }: Counted<string>) => key.startsWith(month)
    const ending = ends.filter(inMonth)
    const both = total(ending.map(({ withLimit }) => withLimit))
    const bar = stack(month, formatMonth(month, locale), [
      { _id: `${month}.expired`, name: t('dashboard.ending.expired'), count: sum(ending) },
      {
        _id: `${month}.deadline`,
        name: t('dashboard.ending.deadline'),
        count: sum(limits.filter(inMonth)),
      },
    ])
    return { ...bar, count: bar.count - both }
  })
}

/** A contract in two columns counts once. */
function endingOrDeadline(figures: DashboardFigures, today: Temporal.PlainDate): number {
  const months = new Set(monthsAround(today, { before: MONTHS_BEFORE, after: MONTHS_AFTER }))
  const ends = figures.ends.filter(({ key }) => months.has(key.slice(0, 7)))
  const limits = figures.limits.filter(({ key }) => months.has(key.slice(0, 7)))
  const apart = figures.apart.filter(({ key, limit }) => months.has(key) && months.has(limit))
  return sum(ends) + sum(limits) - total(ends.map(({ withLimit }) => withLimit)) - sum(apart)
}

function shares(figures: DashboardFigures, locale: Locale) {
  const t = createTranslator(locale)
  return {
    contractsByType: figures.byType.map(({ key, name, count }) => ({
      _id: key,
      name: name ?? t('dashboard.deleted'),
      count,
    })),
    contractsBydepartment: figures.byDepartment.map(({ key, name, count }) => ({
      _id: key ?? NO_OBJECT,
      name: name ?? t(key === null ? 'dashboard.noDepartment' : 'dashboard.deleted'),
      count,
    })),
    contractsByTypeRenewal: RENEWAL_TYPES.map((type) => ({
      _id: type,
      name: t(`contract-list.renewalType.${type}`),
      count: sum(figures.byRenewalType.filter(({ key }) => key === type)),
    })),
    tacitRenewalContracts: inBands(AGE_BANDS, figures.byAge, 'dashboard.age', locale),
    contractsFinacialAmountGroup: inBands(AMOUNT_TIERS, figures.byTier, 'dashboard.tier', locale),
  }
}

function inBands(
  bands: readonly Band[],
  counted: readonly Counted<number>[],
  texts: 'dashboard.age' | 'dashboard.tier',
  locale: Locale,
): ChartPart[] {
  const t = createTranslator(locale)
  return bands.map(({ id }, place) => {
    const key = `${texts}.${id}`
    return {
      _id: id,
      name: t.has(key) ? t.chosen(key, {}) : id,
      count: sum(counted.filter((row) => row.key === place)),
    }
  })
}

function stack(id: string, name: string, parts: ChartPart[]): ChartStack {
  return { _id: id, name, count: sum(parts), parts }
}

function averageYears({
  durationDays,
  withDuration,
}: {
  durationDays: number
  withDuration: number
}): number | null {
  return withDuration === 0 ? null : Math.round((durationDays / withDuration / 365.25) * 10) / 10
}

function sum(rows: readonly { count: number }[]): number {
  return total(rows.map(({ count }) => count))
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((result, number) => result + number, 0)
}
