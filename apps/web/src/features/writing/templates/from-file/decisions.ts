import type { AcceptedField, ProposedFields } from '@tacite/api/writing/placeholder-shapes.ts'
import type { FieldType } from '@tacite/document/field-definition.ts'
import { choicesOf, hasChoices } from '@tacite/document/field-rules.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { Place } from '../../../../platform/form-lines.ts'

export type ProposedPlace = ProposedFields['placeholders'][number]

/** What a person decided about one place to fill in. */
export interface Decision {
  key: string
  isAccepted: boolean
  /** The existing field that it becomes; null: a new one. */
  variable: string | null
  label: string
  type: FieldType
  /** As in the form: one per line. */
  choices: string
}

/** By key; a place that nobody touched has none. */
export type Decisions = Readonly<Record<string, Decision>>

/** The draft of the window. */
export interface FileValues {
  title: string
  locale: Locale
  decisions: Decisions
}

/** What is proposed stays text until a person accepts it. */
function proposalFor(place: ProposedPlace): Decision {
  const { key, variable, label, type, choices } = place
  return { key, isAccepted: false, variable, label, type, choices: choices.join('\n') }
}

export function decisionOn(place: ProposedPlace, decisions: Decisions): Decision {
  return decisions[place.key] ?? proposalFor(place)
}

/** Whether nothing is missing to accept it: its field exists, or a new one can be created and has a name. */
export function isReady({ variable, label }: Decision, mayCreate: boolean): boolean {
  return variable !== null || (mayCreate && label.trim() !== '')
}

/** Accepts all that are ready; the others keep what was decided. */
export function acceptReady(
  places: readonly ProposedPlace[],
  decisions: Decisions,
  mayCreate: boolean,
): Decisions {
  return decideAll(places, decisions, (decision) => ({
    ...decision,
    isAccepted: decision.isAccepted || isReady(decision, mayCreate),
  }))
}

/** Leaves all as text; names and types that were changed stay. */
export function leaveAll(places: readonly ProposedPlace[], decisions: Decisions): Decisions {
  return decideAll(places, decisions, (decision) => ({ ...decision, isAccepted: false }))
}

function decideAll(
  places: readonly ProposedPlace[],
  decisions: Decisions,
  decide: (decision: Decision) => Decision,
): Decisions {
  return Object.fromEntries(
    places.map((place) => [place.key, decide(decisionOn(place, decisions))]),
  )
}

/** As the server takes them. */
export function acceptedFields(decisions: Decisions): AcceptedField[] {
  return acceptedOf(decisions).map(({ key: placeholder, variable, label, type, choices }) =>
    variable === null
      ? {
          kind: 'new',
          placeholder,
          label,
          variable: '',
          type,
          choices: hasChoices(type) ? choicesOf(choices) : [],
        }
      : { kind: 'existing', placeholder, variable },
  )
}

function acceptedOf(decisions: Decisions): Decision[] {
  return Object.values(decisions).filter(({ isAccepted }) => isAccepted)
}

/** A refused field is shown in its row, wherever it stood among those that were sent. */
export const placeOfRefusal: Place<FileValues> = (field, sent, now) => {
  const [, index, part] = /^fields\.(\d+)\.(\w+)$/.exec(field) ?? []
  if (part === undefined) return field in now ? { field } : null
  const decision = acceptedOf(sent.decisions)[Number(index)]
  return decision && { field: controlName(decision.key, part), of: decision.label }
}

/** The name of a control of one row: an id without blanks. */
export function controlName(key: string, part: string): string {
  return `${key.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}-${part}`
}
