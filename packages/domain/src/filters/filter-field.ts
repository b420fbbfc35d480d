/** What a field holds, and so how its values are written and which comparisons make sense. */
export type FilterKind =
  | 'choice'
  | 'id'
  | 'yesNo'
  | 'day'
  /** Euros on the wire with a point and at most two decimals; integer cents once read. */
  | 'amount'
  | 'number'
  /** Contains, whatever the case and the accents. */
  | 'text'
  /** One of the words that people wrote down for a choice: the same, whatever the case and the accents. */
  | 'word'

export interface FilterField {
  kind: FilterKind
  /** The words of a choice. */
  choices?: readonly string[]
  /** A choice that may also be an object by its id (a workflow step). */
  orId?: boolean
}

export const OPERATORS = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'range'] as const

export type FilterOperator = (typeof OPERATORS)[number]

const SAME: readonly FilterOperator[] = ['eq', 'ne']

export const OPERATORS_OF_KIND: Record<FilterKind, readonly FilterOperator[]> = {
  choice: SAME,
  id: SAME,
  yesNo: SAME,
  day: OPERATORS,
  amount: OPERATORS,
  number: OPERATORS,
  text: ['eq'],
  word: SAME,
}

/** Stands for "has none" where a value is an id: `department=eq:none`. */
export const NO_OBJECT = 'none'

export type FilterValue = string | number | boolean

/** One condition of a filter; several are joined by and. */
export interface FilterCondition<Name extends string = string> {
  field: Name
  operator: FilterOperator
  /** One for a comparison, from and to for a range, one or more otherwise. Days are `YYYY-MM-DD`. */
  values: readonly FilterValue[]
}
