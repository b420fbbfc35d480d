/**
 * The details of the refusal VALIDATION_WOULD_BE_SUSPENDED (409): whose validations the change would suspend. Repeated
 * with `confirmation` in the header of that name, the request goes through.
 */
export interface ValidationsAtStake {
  confirmation: string
  validations: {
    _id: string
    reference: string
    title: string
    isAcquired: boolean
    requestedBy: string
    requestedAt: string
    /** Who has validated, in the order in which they did. */
    decisions: { name: string; decidedAt: string }[]
  }[]
  /** Of contracts that the person does not see, or beyond the first ones. */
  hidden: number
}
