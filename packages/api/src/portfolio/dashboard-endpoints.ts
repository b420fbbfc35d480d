import { WIDGETS } from '@tacite/domain/filters/widget-ids.ts'
import { z } from 'zod'
import { monthEnd } from './archived.ts'
import { contractQuery } from './contract-filter-query.ts'
import { endpoint } from '../endpoint.ts'
import { wholeNumber } from '../paging.ts'
import { nameShapes } from '../shape-names.ts'

const count = z.number().int()

/** A part of a chart; its `_id` is the `_idWidgetValue` of its query. */
const part = z.object({ _id: z.string(), name: z.string(), count })
export type ChartPart = z.infer<typeof part>

/** A bar of several parts: a month, a year. */
const stack = part.extend({ parts: z.array(part) })
export type ChartStack = z.infer<typeof stack>

const counterpartyRow = z.object({
  _id: z.uuid(),
  counterparty: z.string(),
  countContracts: count,
  /** Years, on average; null when no duration is known. */
  durationContracts: z.number().nullable(),
  /** In the company's currency, tax included. */
  turnover: z.number(),
  /** In each other currency of their contracts. */
  otherTurnovers: z.array(z.object({ currency: z.string(), turnover: z.number() })),
})

const actionFacts = z.object({
  _id: z.uuid(),
  contract: z.object({ _id: z.uuid(), title: z.string(), supplier: z.string().nullable() }),
  stepWorkflow: z.object({ name: z.string() }),
  color: z.string(),
  /** The required action, in the reader's language. */
  description: z.string(),
  /** Its place: a path of the web application. */
  url: z.string(),
  createdAt: z.iso.datetime(),
})

/** One row per contract, the most urgent action first; the others are nested. */
export const requiredAction = actionFacts.extend({ children: z.array(actionFacts) })
export type RequiredAction = z.infer<typeof requiredAction>

const requiredActions = z.object({
  value: z.array(requiredAction),
  /** Contracts with a required action. */
  count,
  /** Those where it has been pending for more than 48 hours. */
  countMore48h: count,
})

/** Specification 3, Dashboard data. */
export const dashboard = z.object({
  contractsInProgressCount: count,
  /** Validated, and not sent yet: included in those in progress. */
  readyToSignCount: count,
  documentsPostSignCount: count,
  requiredActionsCount: count,
  expiredIn30Count: count,
  expiredIn60Count: count,
  expiredIn90Count: count,
  /** Of these, the ones that are sure to renew. */
  willRenewIn90Count: count,
  renewableIn30Count: count,
  renewableIn60Count: count,
  renewableIn90Count: count,
  deadlineIn30Count: count,
  deadlineIn60Count: count,
  renewedContractsCount: count,
  /** Contracts in another currency than the company's: included in no amount below. */
  otherCurrencyCount: count,
  signedThisYear: count,
  signedPreviousYear: count,
  /** Years, on average. */
  durationThisYear: z.number().nullable(),
  durationPreviousYear: z.number().nullable(),
  /** In the company's currency, tax included. */
  financialAmountThisYear: z.number(),
  financialAmountPreviousYear: z.number(),
  /** Contracts signed more than 48 hours after their service started. */
  delayThisYear: count,
  delayPreviousYear: count,
  documentsPreSignByMonth: z.array(stack),
  statusContractsSigned: z.array(stack),
  contractsByType: z.array(part),
  // sic, spec 7
  contractsBydepartment: z.array(part),
  contractsByTypeRenewal: z.array(part),
  tacitRenewalContracts: z.array(part),
  topCounterpartiesContract: z.array(counterpartyRow),
  // sic, spec 7
  contractsFinacialAmountGroup: z.array(part),
  // sic, spec 7
  contractsExpiredAndDedlineByMonth: z.array(stack),
  /** The contracts of all its columns; one in two columns counts once. */
  endingOrDeadlineCount: count,
  countMore48h: count,
  value: z.array(requiredAction),
})
export type Dashboard = z.infer<typeof dashboard>

const monthEnds = z.object({
  /** Every recorded month end, `2026-10`, the latest first. */
  value: z.array(z.string()),
  /** The last day of the running month, which is recorded next. */
  next: z.iso.date(),
})

const contractsByFolder = z.object({
  /** The fullest folders; what is filed in none stands last. */
  value: z.array(part),
  /** Of folders with contracts. */
  count,
})
export type ContractsByFolder = z.infer<typeof contractsByFolder>

nameShapes({
  MonthEnds: monthEnds,
  ContractsByFolder: contractsByFolder,
  ChartPart: part,
  ChartStack: stack,
  TopCounterparty: counterpartyRow,
  RequiredActionItem: actionFacts,
  RequiredAction: requiredAction,
  RequiredActions: requiredActions,
  Dashboard: dashboard,
})

export const dashboardEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/contracts3/dashboard',
    access: 'contracts3:list',
    transaction: 'heavy',
    summary:
      'All figures of the dashboard, over the contracts that a person sees and the filter selects.',
    query: contractQuery({
      payloadType: z.literal('dashboard').optional(),
      $top: wholeNumber(-1, 1_000).default(0),
    }),
    response: dashboard,
  }),
  folders: endpoint({
    method: 'GET',
    path: '/contracts3/dashboard/folders',
    access: 'contracts3:list',
    transaction: 'heavy',
    summary:
      'How many of the contracts that a person sees and the filter selects are in each folder: those at the top, or the chosen ones and what is directly inside them.',
    query: contractQuery({}),
    response: contractsByFolder,
  }),
  monthEnds: endpoint({
    method: 'GET',
    path: '/contracts3/dashboard/month-ends',
    access: 'contracts3:list',
    summary:
      'The month ends that the dashboard, the list and its export can be asked for with monthEnd: figures as they were known then, over the contracts that a person may see today.',
    response: monthEnds,
  }),
  requiredActions: endpoint({
    method: 'GET',
    path: '/actionsRequired',
    access: 'contracts3:list',
    summary: 'What this person has to do: open tasks, and notice windows that need a decision.',
    response: requiredActions,
  }),
  widgetFilter: endpoint({
    method: 'GET',
    path: '/filter-contracts/filter-widgets',
    access: 'contracts3:list',
    // The query is built from the day alone.
    transaction: 'none',
    summary:
      'The stored query behind a figure or a part of a chart; days as DD/MM/YYYY. text says what it counts.',
    query: z.strictObject({
      widgetType: z.enum(WIDGETS),
      _idWidgetValue: z.string().max(100).optional(),
      monthEnd,
    }),
    response: z.object({ value: z.string(), text: z.string() }),
  }),
}
