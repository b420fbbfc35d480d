/** Whoever stands beside and notes what was asked and said; nothing here reads the product's own progress. */
export interface WitnessedStep {
  name: string
  rule: 'oneOf' | 'all'
  people: readonly string[]
  /** Asked from this amount on, in cents; null: whatever the amount. */
  fromCents: number | null
  /** Asked of contracts of this type; null: of every type. */
  typeId: string | null
}

export interface Noted {
  step: string
  person: string
  decision: 'accepted' | 'refused' | 'conditional'
  /** The content as it was when the decision was taken. */
  content: string
  isConfirmed: boolean
}

export interface Witnessed {
  steps: readonly WitnessedStep[]
  isImposed: boolean
  contract: { title: string; cents: number; typeId: string }
  /** Null: no request counts, as none was made or it was cancelled. */
  request: { leftOut: ReadonlySet<string>; notes: readonly Noted[] } | null
}

export function contentOf({ title, cents }: Witnessed['contract']): string {
  return `${title} ${cents}`
}

/** Whether the circuit asks the step of the contract as it is: the amount and the type are always known here. */
export function isAsked(
  { fromCents, typeId }: WitnessedStep,
  contract: Witnessed['contract'],
): boolean {
  return (
    (fromCents === null || contract.cents >= fromCents) &&
    (typeId === null || contract.typeId === typeId)
  )
}

/** What is missing before the contract may go out for signature, from the sentences of the rules alone. */
export function missingBeforeSending({ steps, isImposed, contract, request }: Witnessed): string[] {
  if (!request) return ['nothing was requested, and the workflow requires a validation']
  const { leftOut, notes } = request
  const refusals = notes.filter(({ decision }) => decision === 'refused')
  const open = notes.filter(
    ({ decision, isConfirmed }) => decision === 'conditional' && !isConfirmed,
  )
  const given = notes.filter(
    ({ decision, content }) => decision !== 'refused' && content === contentOf(contract),
  )
  const undecided = steps.filter((step) => {
    if (!isAsked(step, contract)) return false
    if (leftOut.has(step.name)) return isImposed
    const by = given.filter((note) => note.step === step.name).map(({ person }) => person)
    return step.rule === 'all'
      ? !step.people.every((person) => by.includes(person))
      : !step.people.some((person) => by.includes(person))
  })
  return [
    ...refusals.map(({ person, step }) => `${person} refused ${step}`),
    ...open.map(({ person, step }) => `the condition of ${person} on ${step} is not confirmed`),
    ...undecided.map(({ name }) => `${name} without its decisions on this content`),
  ]
}
