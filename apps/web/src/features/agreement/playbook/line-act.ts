/** One thing that can be done about a clause. */
export interface LineAct {
  label: string
  /** The label with the name of the clause, for a button that is read without its line. */
  fullName?: string
  /** Why the reader cannot; null: they can. */
  refusal: string | null
  isBusy?: boolean
  run: () => void
}
