/** One choice of a select, combobox, radio group or menu of choices. */
export interface Option<Value extends string = string> {
  value: Value
  label: string
  /** A second line or word: distinguishes two choices of the same name. */
  hint?: string
  isDisabled?: boolean
}
