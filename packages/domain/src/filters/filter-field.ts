/** The kind of a field, which determines the format of its values and its comparisons. */
export type FilterKind =
  | 'choice'
  | 'id'
  | 'yesNo'
  | 'day'
  /** Euros on the wire with a point and at most two decimals; integer cents once parsed. */
  | 'amount'
  | 'number'
  /** Contains, ignoring case and accents. */
  | 'text'
  /** One of a field's own choices: equality, ignoring case and accents. */
  | 'word'

export interface FilterField {
  kind: FilterKind
  /** The values of a choice. */
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

/** Means "has none" for id values: `department=eq:none`. */
export const NO_OBJECT = 'none'

export type FilterValue = string | number | boolean

/** One condition of a filter; several are combined with AND. */
export interface FilterCondition<Name extends string = string> {
  field: Name
  operator: FilterOperator
  /** One for a comparison, from and to for a range, one or more otherwise. Days are `YYYY-MM-DD`. */
  values: readonly FilterValue[]
}
