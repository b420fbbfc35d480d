import { MOMENTS, type Moment } from './entered.ts'

const [FIRST, SECOND, THIRD, FOURTH] = MOMENTS

/** What every surface names in its own way. */
export type Column = 'endDate' | 'legalLimit' | 'prudentLimit' | 'sendBy' | 'phase'

/** An expected value of an example, and where it is read. */
export interface Reading {
  example: string
  key: string
  /** Of several values. */
  place?: number
  contract: string
  column: Column
  /** A day on which people read, else another one that they look at from there. */
  on: Moment | (string & {})
  /** The event of the feed, and the day on which it is fetched; else why it shows none. */
  feed: { event: string; at: Moment } | { notShown: string }
}

const PAST = { notShown: 'a feed goes back thirty days' }
/** The export has the detail of the status instead. */
const NO_PHASE = { notShown: 'a feed has days, and no phases' }
const NO_LIMIT = { notShown: 'the last term has no limit: see the absence of its event' }
const event = (name: string, at: Moment = FIRST) => ({ event: name, at })

type Line = [key: string, column: Column, feed: Reading['feed'], on?: string, place?: number]

const of = (
  example: string,
  lines: readonly Line[],
  contract = example,
  at: string = FIRST,
): Reading[] =>
  lines.map(([key, column, feed, on = at, place]) => ({
    example,
    key,
    contract,
    column,
    on,
    feed,
    ...(place !== undefined && { place }),
  }))

const LIMIT: readonly Line[] = [
  ['legal', 'legalLimit', event('limit 1')],
  ['prudent', 'prudentLimit', event('limit 1')],
]
const SEND_BY: Line = ['sendBy', 'sendBy', event('sendBy 1')]
const PAST_LIMIT: readonly Line[] = [
  ['legal', 'legalLimit', PAST],
  ['prudent', 'prudentLimit', PAST],
  ['sendBy', 'sendBy', PAST],
]
const END: Line = ['E', 'endDate', event('end 1')]
const IN_2027 = '2027-03-10'

export const READINGS: readonly Reading[] = [
  ...of('V1', [
    END,
    ...LIMIT,
    ['nextE', 'endDate', event('end 2'), IN_2027],
    ['nextLegal', 'legalLimit', event('limit 2'), IN_2027],
  ]),
  ...of('V2', [END, LIMIT[0]!, SEND_BY]),
  ...of('V2', [['sendByRegisteredLetter', 'sendBy', event('sendBy 1')]], 'V2 registeredLetter'),
  ...of('V4', PAST_LIMIT, 'V4', '2016-01-15'),
  ...of('V5', PAST_LIMIT, 'V5', '1999-01-15'),
  ...of('V6', [...LIMIT, SEND_BY]),
  ...of('V10', [...LIMIT, SEND_BY]),
  // Its end is more than two years after the first day.
  ...of('V7', [
    ['E', 'endDate', event('end 1', SECOND)],
    ['legal', 'legalLimit', event('limit 1')],
    ['prudent', 'prudentLimit', event('limit 1')],
  ]),
  ...of('V9a', [
    ['ends', 'endDate', event('end 1'), FIRST, 0],
    ['ends', 'endDate', event('end 2'), IN_2027, 1],
    ['ends', 'endDate', event('end 3'), '2027-04-10', 2],
  ]),
  ...of('V11', [['calendar', 'legalLimit', event('limit 1')]], 'V11 calendarDays'),
  ...of('V11', [['francs', 'legalLimit', event('limit 1')]], 'V11 clearDays'),
  ...of('V12', [['calendar', 'legalLimit', event('limit 1')]], 'V12 calendarDays'),
  ...of('V12', [['ouvrables', 'legalLimit', event('limit 1')]], 'V12 workingDays'),
  ...of('V12', [['ouvres', 'legalLimit', event('limit 1')]], 'V12 businessDays'),
  ...of('V17', [
    ['ends', 'endDate', PAST, '2024-06-01', 0],
    ['limits', 'legalLimit', PAST, '2024-06-01', 0],
    ['ends', 'endDate', event('end 2'), FIRST, 1],
    ['limits', 'legalLimit', event('limit 2'), FIRST, 1],
    ['ends', 'endDate', event('end 3'), IN_2027, 2],
    ['limits', 'legalLimit', NO_LIMIT, IN_2027, 2],
  ]),
  ...of('V19', [['phase', 'phase', NO_PHASE]], 'V19', SECOND),
  ...[0, 1, 2].flatMap((place) => [
    ...of(
      'V20',
      [['exact', 'endDate', event('end 1', THIRD), THIRD, place]],
      `V20 exactDay ${place}`,
    ),
    ...of(
      'V20',
      [['endOfMonth', 'endDate', event('end 1', THIRD), THIRD, place]],
      `V20 monthEnd ${place}`,
    ),
    ...of('V22', [['end', 'endDate', event('end 2', FOURTH), FOURTH, place]], `V22 ${place}`),
  ]),
  ...of('V23', [['limit', 'legalLimit', event('limit 1')]]),
  ...of('V24', [END, ['limit', 'legalLimit', event('limit 1')]]),
  ...of('V26', [END]),
  ...of(
    'V27',
    [
      ['effect', 'endDate', event('end 2', SECOND), IN_2027],
      ['phase', 'phase', NO_PHASE],
    ],
    'V27',
    SECOND,
  ),
  ...['in30', 'in60', 'in90', 'out90'].flatMap((key) =>
    of('V30', [[key, 'endDate', event('end 1', SECOND)]], `V30 ${key}`, SECOND),
  ),
]

/** Expected values that only some surfaces show, and why the others do not. */
export const SHOWN_IN_PART = {
  'V9a warning': 'page and at this date: warnings stand with the explanation',
  'V19 since':
    'page and at this date: a sentence of the explanation; it has no end for list and feed',
  'V19 durationCode': 'filters of list and export: a code for other programs',
  'V23 informFrom': 'page and at this date: the feed has the last day alone, no column either',
  'V23 informUntil':
    'page, at this date and feed: list and export have no column of what the law asks for',
  'V24 privatePersonUntil':
    'page and at this date: a right of the other side, nobody here has to act on it',
  'V26 warning': 'page and at this date: warnings stand with the explanation',
  'V27 noticeStatus': 'page and at this date: notices are judged there and in the register',
} as const
