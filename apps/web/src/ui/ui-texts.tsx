import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'

/** How the reader writes numbers, amounts and days; a parser returns `null` for an invalid text. */
export interface Notation {
  formatNumber: (value: number) => string
  parseNumber: (typed: string) => number | null
  formatCents: (cents: number) => string
  parseCents: (typed: string) => number | null
  formatDay: (iso: string) => string
  parseDay: (typed: string) => string | null
}

/** The few texts built into components, in the reader's language. */
export interface UiTexts {
  locale: string
  notation: Notation
  close: string
  cancel: string
  clear: string
  remove: (name: string) => string
  optional: string
  loading: string
  noMatch: string
  choicesFailed: string
  choices: (count: number) => string
  firstChoices: (shown: number, total: number, isMore: boolean) => string
  create: (name: string) => string
  choose: string
  limitReached: (most: number) => string
  openCalendar: string
  dateFormat: string
  invalidDate: string
  invalidNumber: string
  invalidAmount: string
  amountUnit: (currency: string) => string
  previousPage: string
  nextPage: string
  page: (page: number, pages: number) => string
  firstPageReason: string
  lastPageReason: string
  pageRange: (from: number, to: number, total: number) => string
  pageSize: string
  selectAll: string
  selectRow: (name: string) => string
  sortBy: (column: string) => string
  search: string
  searchColumn: (column: string) => string
  expandRow: string
  collapseRow: string
  clearFilters: string
  chooseFile: string
  undo: string
  messages: string
  fieldsInError: (count: number) => string
  stepDone: string
  stepCurrent: string
}

const UiTextsContext = createContext<UiTexts | null>(null)

export function UiTextsProvider(props: { texts: UiTexts; children: ReactNode }) {
  return <UiTextsContext value={props.texts}>{props.children}</UiTextsContext>
}

export function useUiTexts(): UiTexts {
  const texts = useContext(UiTextsContext)
  if (!texts) throw new Error('UiTextsProvider is missing above this component')
  return texts
}
